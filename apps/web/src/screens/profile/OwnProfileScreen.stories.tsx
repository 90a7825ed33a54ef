import { ownProfileSnapshots, ownProfileVariations } from '@guildhall/machines/snapshots/ownProfile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { OwnProfileScreen } from './OwnProfileScreen.tsx';

const meta = {
  title: 'Screens/OwnProfile',
  component: OwnProfileScreen,
  args: {
    send: fn(),
    tab: 'overview',
    tabHref: (tab) => `#${tab}`,
    editHref: '#edit',
    verificationHref: '#verification',
    postJobHref: '#post',
    jobsHref: '#jobs',
    publicHref: () => '#public',
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof OwnProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingClient: Story = { args: { snapshot: ownProfileSnapshots.loadingClient } };
export const LoadingFreelancer: Story = { args: { snapshot: ownProfileSnapshots.loadingFreelancer } };
export const Failed: Story = { args: { snapshot: ownProfileSnapshots.failed } };
export const Shown: Story = { args: { snapshot: ownProfileSnapshots.shown } };

// Variations

export const NewFreelancer: Story = { args: { snapshot: ownProfileVariations.newFreelancer } };
export const Client: Story = { args: { snapshot: ownProfileVariations.client } };
export const NewClient: Story = { args: { snapshot: ownProfileVariations.newClient } };

export const PostedProjects: Story = { args: { snapshot: ownProfileVariations.client, tab: 'portfolio' } };
export const NothingPosted: Story = { args: { snapshot: ownProfileVariations.newClient, tab: 'portfolio' } };

export const TriedAgain: Story = {
  args: { snapshot: ownProfileSnapshots.failed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'profile.retry' });
  },
};
