import { ownProfileSnapshots, ownProfileVariations } from '@guildhall/machines/snapshots/ownProfile';
import { receivedRatingsSnapshots, receivedRatingsVariations } from '@guildhall/machines/snapshots/receivedRatings';
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
      snapshot={args.reader === 'CLIENT' ? ownProfileVariations.client : ownProfileSnapshots.shown}
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

export const Loading: Story = { args: { snapshot: receivedRatingsSnapshots.loading } };
export const Failed: Story = { args: { snapshot: receivedRatingsSnapshots.failed } };
export const Empty: Story = { args: { snapshot: receivedRatingsSnapshots.empty } };
export const Listed: Story = { args: { snapshot: receivedRatingsSnapshots.listed } };

export const Replying: Story = { args: { snapshot: receivedRatingsSnapshots.replying } };
export const Publishing: Story = { args: { snapshot: receivedRatingsSnapshots.publishing } };

// Variations

export const OfAClient: Story = { args: { snapshot: receivedRatingsVariations.ofClient, reader: 'CLIENT' } };
export const EmptyForAClient: Story = { args: { snapshot: receivedRatingsSnapshots.empty, reader: 'CLIENT' } };
export const ReplyIsMissing: Story = { args: { snapshot: receivedRatingsVariations.replyIsMissing } };
export const ReplyFailed: Story = { args: { snapshot: receivedRatingsVariations.replyFailed } };
export const WithNews: Story = { args: { snapshot: receivedRatingsVariations.withNews } };
export const LoadingAgain: Story = { args: { snapshot: receivedRatingsVariations.loadingAgain } };

export const TriedAgain: Story = {
  args: { snapshot: receivedRatingsSnapshots.failed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
