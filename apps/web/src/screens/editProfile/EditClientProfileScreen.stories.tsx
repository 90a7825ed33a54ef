import { editClientProfileFlow } from '@guildhall/machines/scenarios/editClientProfile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ClientFormView } from './ClientFormView.tsx';
import { EditClientProfileScreen } from './EditClientProfileScreen.tsx';

const meta = {
  title: 'Screens/EditClientProfile',
  component: EditClientProfileScreen,
  args: { send: fn(), profileHref: '#profile', FormView: ClientFormView },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof EditClientProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: editClientProfileFlow.snapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: editClientProfileFlow.snapshots.loadFailed } };
export const EditingCurrent: Story = { args: { snapshot: editClientProfileFlow.snapshots['editing.current'] } };
export const EditingOutdated: Story = { args: { snapshot: editClientProfileFlow.snapshots['editing.outdated'] } };
export const Saving: Story = { args: { snapshot: editClientProfileFlow.snapshots.saving } };
export const Comparing: Story = { args: { snapshot: editClientProfileFlow.snapshots.comparing } };
export const Saved: Story = { args: { snapshot: editClientProfileFlow.snapshots.saved } };

// Variations

export const Incomplete: Story = { args: { snapshot: editClientProfileFlow.snapshots.incomplete } };

export const KeptWhatWasTyped: Story = {
  args: { snapshot: editClientProfileFlow.snapshots['editing.outdated'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keep What I Typed' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'version.override' });
  },
};
