import { profilePictureFlow } from '@guildhall/machines/scenarios/profilePicture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { CropDialogView } from './CropDialogView.tsx';
import { ProfilePictureScreen } from './ProfilePictureScreen.tsx';

const meta = {
  title: 'Screens/ProfilePicture',
  component: ProfilePictureScreen,
  args: { send: fn(), CropView: CropDialogView },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ProfilePictureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: profilePictureFlow.snapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: profilePictureFlow.snapshots.loadFailed } };
export const Shown: Story = { args: { snapshot: profilePictureFlow.snapshots.shown } };
export const Opening: Story = { args: { snapshot: profilePictureFlow.snapshots.opening } };
export const Cropping: Story = { args: { snapshot: profilePictureFlow.snapshots.cropping } };
export const Sending: Story = { args: { snapshot: profilePictureFlow.snapshots.sending } };
export const Confirming: Story = { args: { snapshot: profilePictureFlow.snapshots.confirming } };
export const Removing: Story = { args: { snapshot: profilePictureFlow.snapshots.removing } };

// Variations

export const Without: Story = { args: { snapshot: profilePictureFlow.snapshots.without } };
export const Unreadable: Story = { args: { snapshot: profilePictureFlow.snapshots.unreadable } };
export const Closer: Story = { args: { snapshot: profilePictureFlow.snapshots.closer } };
export const Failed: Story = { args: { snapshot: profilePictureFlow.snapshots.failed } };

export const MovedByKey: Story = {
  args: { snapshot: profilePictureFlow.snapshots.closer },
  play: async ({ args }) => {
    (await screen.findByRole('application')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'position.change', x: 104, y: 40 });
  },
};
