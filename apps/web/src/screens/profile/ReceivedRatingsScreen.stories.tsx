import { ownProfileFlow } from '@guildhall/machines/scenarios/ownProfile';
import { receivedRatingsFlow } from '@guildhall/machines/scenarios/receivedRatings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { OwnProfileScreen } from './OwnProfileScreen.tsx';
import { ReceivedRatingsScreen } from './ReceivedRatingsScreen.tsx';

const meta = {
  title: 'Screens/ReceivedRatings',
  component: ReceivedRatingsScreen,
  args: {
    reader: 'FREELANCER',
    send: fn(),
    now: sampleNow,
    pageHref: (page) => `#page=${page}`,
    profileHref: () => '#profile',
  },
  render: (args) => (
    <OwnProfileScreen
      snapshot={args.reader === 'CLIENT' ? ownProfileFlow.snapshots.client : ownProfileFlow.snapshots.shown}
      send={() => {}}
      tab="reviews"
      tabHref={(tab) => `#${tab}`}
      editHref="#edit"
      verificationHref="#verification"
      postJobHref="#post"
      jobsHref="#jobs"
      publicHref={() => '#public'}
    >
      <ReceivedRatingsScreen {...args} />
    </OwnProfileScreen>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ReceivedRatingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: receivedRatingsFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: receivedRatingsFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: receivedRatingsFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: receivedRatingsFlow.snapshots.listed } };

export const Replying: Story = { args: { snapshot: receivedRatingsFlow.snapshots.replying } };
export const Publishing: Story = { args: { snapshot: receivedRatingsFlow.snapshots.publishing } };

// Variations

export const OfAClient: Story = { args: { snapshot: receivedRatingsFlow.snapshots.ofClient, reader: 'CLIENT' } };
export const EmptyForAClient: Story = { args: { snapshot: receivedRatingsFlow.snapshots.empty, reader: 'CLIENT' } };
export const ReplyIsMissing: Story = { args: { snapshot: receivedRatingsFlow.snapshots.replyIsMissing } };
export const ReplyFailed: Story = { args: { snapshot: receivedRatingsFlow.snapshots.replyFailed } };
export const WithNews: Story = { args: { snapshot: receivedRatingsFlow.snapshots.withNews } };
export const LoadingAgain: Story = { args: { snapshot: receivedRatingsFlow.snapshots.loadingAgain } };

export const TriedAgain: Story = {
  args: { snapshot: receivedRatingsFlow.snapshots.failed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
