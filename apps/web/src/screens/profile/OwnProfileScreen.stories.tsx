import { ownProfileFlow } from '@guildhall/machines/scenarios/ownProfile';
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

export const LoadingClient: Story = { args: { snapshot: ownProfileFlow.snapshots.loadingClient } };
export const LoadingFreelancer: Story = { args: { snapshot: ownProfileFlow.snapshots.loadingFreelancer } };
export const Failed: Story = { args: { snapshot: ownProfileFlow.snapshots.failed } };
export const Shown: Story = { args: { snapshot: ownProfileFlow.snapshots.shown } };

// Variations

export const NewFreelancer: Story = { args: { snapshot: ownProfileFlow.snapshots.newFreelancer } };
export const Client: Story = { args: { snapshot: ownProfileFlow.snapshots.client } };
export const NewClient: Story = { args: { snapshot: ownProfileFlow.snapshots.newClient } };

export const PostedProjects: Story = { args: { snapshot: ownProfileFlow.snapshots.client, tab: 'portfolio' } };
export const NothingPosted: Story = { args: { snapshot: ownProfileFlow.snapshots.newClient, tab: 'portfolio' } };

export const TriedAgain: Story = {
  args: { snapshot: ownProfileFlow.snapshots.failed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'profile.retry' });
  },
};
