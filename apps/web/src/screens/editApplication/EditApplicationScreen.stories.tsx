import { applicationEditFlow } from '@guildhall/machines/scenarios/applicationEdit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { EditApplicationScreen } from './EditApplicationScreen.tsx';

const meta = {
  title: 'Screens/EditApplication',
  component: EditApplicationScreen,
  args: { send: fn(), onClose: fn() },
  parameters: { visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof EditApplicationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { args: { snapshot: applicationEditFlow.snapshots.editing } };
export const Saving: Story = { args: { snapshot: applicationEditFlow.snapshots.saving } };
export const Outdated: Story = { args: { snapshot: applicationEditFlow.snapshots.outdated } };
export const Refused: Story = { args: { snapshot: applicationEditFlow.snapshots.refused } };
export const Copying: Story = { args: { snapshot: applicationEditFlow.snapshots.copying } };
export const Saved: Story = { args: { snapshot: applicationEditFlow.snapshots.saved } };
export const Reloading: Story = { args: { snapshot: applicationEditFlow.snapshots.reloading } };

// Variations

/** Nothing is changed yet, so nothing can be saved. */
export const Opened: Story = { args: { snapshot: applicationEditFlow.snapshots.opened } };
export const Emptied: Story = { args: { snapshot: applicationEditFlow.snapshots.emptied } };
export const Failed: Story = { args: { snapshot: applicationEditFlow.snapshots.failed } };

export const Sent: Story = {
  args: { snapshot: applicationEditFlow.snapshots.editing },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'application.save' });
  },
};

export const Copied: Story = {
  args: { snapshot: applicationEditFlow.snapshots.refused },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy Text' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'text.copy' });
  },
};
