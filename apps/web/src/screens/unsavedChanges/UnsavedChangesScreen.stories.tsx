import { unsavedChangesFlow } from '@guildhall/machines/scenarios/unsavedChanges';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { UnsavedChangesScreen } from './UnsavedChangesScreen.tsx';

const meta = {
  title: 'Screens/UnsavedChanges',
  component: UnsavedChangesScreen,
  args: { send: fn() },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof UnsavedChangesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Staying: Story = { args: { snapshot: unsavedChangesFlow.snapshots.staying } };
export const Asking: Story = { args: { snapshot: unsavedChangesFlow.snapshots.asking } };
export const Discarded: Story = { args: { snapshot: unsavedChangesFlow.snapshots.discarded } };

// Variations

export const Confirmed: Story = {
  args: { snapshot: unsavedChangesFlow.snapshots.asking },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Discard Changes' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'leave.confirm' });
  },
};
