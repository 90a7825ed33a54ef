import {
  postedJobsSnapshots as snapshots,
  postedJobsVariations as variations,
} from '@guildhall/machines/snapshots/postedJobs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { ClientDashboardScreen } from './ClientDashboardScreen.tsx';
import { PostedJobDecisionView } from './PostedJobDecisionView.tsx';
import { PostedJobsScreen } from './PostedJobsScreen.tsx';

const meta = {
  title: 'Screens/PostedJobs',
  component: PostedJobsScreen,
  args: {
    send: fn(),
    now: sampleNow,
    postJobHref: '#',
    applicantsHref: (id) => `#${id}`,
    rateHref: (id) => `#rate-${id}`,
    jobHref: ({ id }) => `#job-${id}`,
    statementHref: (id) => `#statement-${id}`,
    againHref: (id) => `#again-${id}`,
    timelineHref: (id) => `#timeline-${id}`,
    pageHref: (page) => `#page-${page}`,
    DecisionView: PostedJobDecisionView,
  },
  render: (args) => (
    <ClientDashboardScreen
      name="Mara Lindqvist"
      tab="jobs"
      tabHref={(tab) => `#${tab}`}
      waiting={args.snapshot.context.result === null ? undefined : 5}
      postJobHref="#"
    >
      <PostedJobsScreen {...args} />
    </ClientDashboardScreen>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof PostedJobsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: snapshots.loading } };
export const Failed: Story = { args: { snapshot: snapshots.failed } };
export const Empty: Story = { args: { snapshot: snapshots.empty } };
export const NothingFound: Story = { args: { snapshot: snapshots.nothingFound } };
export const Listed: Story = { args: { snapshot: snapshots.listed } };

export const ConfirmingApproval: Story = { args: { snapshot: snapshots.confirmingApproval } };
export const Approving: Story = { args: { snapshot: snapshots.approving } };
export const Explaining: Story = { args: { snapshot: snapshots.explaining } };
export const SendingBack: Story = { args: { snapshot: snapshots.sendingBack } };
export const ConfirmingWithdrawal: Story = { args: { snapshot: snapshots.confirmingWithdrawal } };
export const Withdrawing: Story = { args: { snapshot: snapshots.withdrawing } };
export const ExplainingEnd: Story = { args: { snapshot: snapshots.explainingEnd } };
export const Ending: Story = { args: { snapshot: snapshots.ending } };

// Variations

export const ReasonIsMissing: Story = { args: { snapshot: variations.reasonIsMissing } };
export const SendingBackFailed: Story = { args: { snapshot: variations.sendingBackFailed } };

export const WithNews: Story = { args: { snapshot: variations.withNews } };
export const LoadingAgain: Story = { args: { snapshot: variations.loadingAgain } };
export const Searched: Story = { args: { snapshot: variations.searched } };
export const EveryStatus: Story = { args: { snapshot: variations.everyStatus } };
export const OfStatus: Story = { args: { snapshot: variations.ofStatus } };
export const NoneOfStatus: Story = { args: { snapshot: variations.noneOfStatus } };
export const Ended: Story = { args: { snapshot: variations.ended } };
export const Typed: Story = { args: { snapshot: variations.typed } };
export const SecondOfThree: Story = { args: { snapshot: variations.secondOfThree } };

export const SearchCleared: Story = {
  args: { snapshot: snapshots.nothingFound },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Jobs' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const TriedAgain: Story = {
  args: { snapshot: snapshots.failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
