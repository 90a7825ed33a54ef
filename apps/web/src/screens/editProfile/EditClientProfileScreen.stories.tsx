import {
  editClientProfileSnapshots,
  editClientProfileVariations,
} from '@guildhall/machines/snapshots/editClientProfile';
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

export const Loading: Story = { args: { snapshot: editClientProfileSnapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: editClientProfileSnapshots.loadFailed } };
export const EditingCurrent: Story = { args: { snapshot: editClientProfileSnapshots['editing.current'] } };
export const EditingOutdated: Story = { args: { snapshot: editClientProfileSnapshots['editing.outdated'] } };
export const Saving: Story = { args: { snapshot: editClientProfileSnapshots.saving } };
export const Comparing: Story = { args: { snapshot: editClientProfileSnapshots.comparing } };
export const Saved: Story = { args: { snapshot: editClientProfileSnapshots.saved } };

// Variations

export const Incomplete: Story = { args: { snapshot: editClientProfileVariations.incomplete } };

export const KeptWhatWasTyped: Story = {
  args: { snapshot: editClientProfileSnapshots['editing.outdated'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keep What I Typed' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'version.override' });
  },
};
