import { postedJobsFlow } from '@guildhall/machines/scenarios/postedJobs';
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

export const Loading: Story = { args: { snapshot: postedJobsFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: postedJobsFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: postedJobsFlow.snapshots.empty } };
export const NothingFound: Story = { args: { snapshot: postedJobsFlow.snapshots.nothingFound } };
export const Listed: Story = { args: { snapshot: postedJobsFlow.snapshots.listed } };

export const ConfirmingApproval: Story = { args: { snapshot: postedJobsFlow.snapshots.confirmingApproval } };
export const Approving: Story = { args: { snapshot: postedJobsFlow.snapshots.approving } };
export const Explaining: Story = { args: { snapshot: postedJobsFlow.snapshots.explaining } };
export const SendingBack: Story = { args: { snapshot: postedJobsFlow.snapshots.sendingBack } };
export const ConfirmingWithdrawal: Story = { args: { snapshot: postedJobsFlow.snapshots.confirmingWithdrawal } };
export const Withdrawing: Story = { args: { snapshot: postedJobsFlow.snapshots.withdrawing } };
export const ExplainingEnd: Story = { args: { snapshot: postedJobsFlow.snapshots.explainingEnd } };
export const Ending: Story = { args: { snapshot: postedJobsFlow.snapshots.ending } };

// Variations

export const ReasonIsMissing: Story = { args: { snapshot: postedJobsFlow.snapshots.reasonIsMissing } };
export const SendingBackFailed: Story = { args: { snapshot: postedJobsFlow.snapshots.sendingBackFailed } };

export const WithNews: Story = { args: { snapshot: postedJobsFlow.snapshots.withNews } };
export const LoadingAgain: Story = { args: { snapshot: postedJobsFlow.snapshots.loadingAgain } };
export const Searched: Story = { args: { snapshot: postedJobsFlow.snapshots.searched } };
export const EveryStatus: Story = { args: { snapshot: postedJobsFlow.snapshots.everyStatus } };
export const OfStatus: Story = { args: { snapshot: postedJobsFlow.snapshots.ofStatus } };
export const NoneOfStatus: Story = { args: { snapshot: postedJobsFlow.snapshots.noneOfStatus } };
export const Ended: Story = { args: { snapshot: postedJobsFlow.snapshots.ended } };
export const Typed: Story = { args: { snapshot: postedJobsFlow.snapshots.typed } };
export const SecondOfThree: Story = { args: { snapshot: postedJobsFlow.snapshots.secondOfThree } };

export const SearchCleared: Story = {
  args: { snapshot: postedJobsFlow.snapshots.nothingFound },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Jobs' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const TriedAgain: Story = {
  args: { snapshot: postedJobsFlow.snapshots.failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
