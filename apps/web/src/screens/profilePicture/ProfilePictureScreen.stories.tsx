import { profilePictureSnapshots, profilePictureVariations } from '@guildhall/machines/snapshots/profilePicture';
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

export const Loading: Story = { args: { snapshot: profilePictureSnapshots.loading } };
export const LoadFailed: Story = { args: { snapshot: profilePictureSnapshots.loadFailed } };
export const Shown: Story = { args: { snapshot: profilePictureSnapshots.shown } };
export const Opening: Story = { args: { snapshot: profilePictureSnapshots.opening } };
export const Cropping: Story = { args: { snapshot: profilePictureSnapshots.cropping } };
export const Sending: Story = { args: { snapshot: profilePictureSnapshots.sending } };
export const Confirming: Story = { args: { snapshot: profilePictureSnapshots.confirming } };
export const Removing: Story = { args: { snapshot: profilePictureSnapshots.removing } };

// Variations

export const Without: Story = { args: { snapshot: profilePictureVariations.without } };
export const Unreadable: Story = { args: { snapshot: profilePictureVariations.unreadable } };
export const Closer: Story = { args: { snapshot: profilePictureVariations.closer } };
export const Failed: Story = { args: { snapshot: profilePictureVariations.failed } };

export const MovedByKey: Story = {
  args: { snapshot: profilePictureVariations.closer },
  play: async ({ args }) => {
    (await screen.findByRole('application')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'position.change', x: 104, y: 40 });
  },
};
