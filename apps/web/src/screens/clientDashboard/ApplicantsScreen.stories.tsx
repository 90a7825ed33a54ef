import { maySchedule } from '@guildhall/machines/domain/scheduling';
import { applicantsFlow } from '@guildhall/machines/scenarios/applicants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { applicantParts } from './applicantParts.tsx';
import { ApplicantsScreen } from './ApplicantsScreen.tsx';
import { ClientDashboardScreen } from './ClientDashboardScreen.tsx';

const meta = {
  title: 'Screens/Applicants',
  component: ApplicantsScreen,
  args: {
    send: fn(),
    jobHref: ({ id }) => `#job-${id}`,
    now: sampleNow,
    projects: [],
    clientName: 'Mara Lindqvist',
    jobsHref: '#',
    pageHref: (page) => `#page=${page}`,
    detailsHref: (id) => `#application=${id}`,
    interviewHref: (application) => (maySchedule(application) ? `#interview=${application.id}` : null),
    // Their own stories draw resumes: here no one has one.
    ResumeView: () => null,
    onClose: fn(),
    parts: applicantParts,
  },
  render: (args) => (
    <ClientDashboardScreen
      name="Mara Lindqvist"
      tab="applicants"
      tabHref={(tab) => `#${tab}`}
      waiting={5}
      postJobHref="#"
    >
      <ApplicantsScreen {...args} />
    </ClientDashboardScreen>
  ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof ApplicantsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: applicantsFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: applicantsFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: applicantsFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: applicantsFlow.snapshots.listed } };
export const ConfirmingAcceptance: Story = { args: { snapshot: applicantsFlow.snapshots.confirmingAcceptance } };
export const ConfirmingRejection: Story = { args: { snapshot: applicantsFlow.snapshots.confirmingRejection } };
export const ChoosingSeveral: Story = { args: { snapshot: applicantsFlow.snapshots.choosingSeveral } };
export const ConfirmingSeveral: Story = { args: { snapshot: applicantsFlow.snapshots.confirmingSeveral } };
export const RejectingSeveral: Story = { args: { snapshot: applicantsFlow.snapshots.rejectingSeveral } };
export const Accepting: Story = { args: { snapshot: applicantsFlow.snapshots.accepting } };
export const Rejecting: Story = { args: { snapshot: applicantsFlow.snapshots.rejecting } };

// Variations

/** Three can be chosen; the fourth is being rejected already. */
export const SeveralListed: Story = { args: { snapshot: applicantsFlow.snapshots.severalListed } };
export const NoneChosen: Story = { args: { snapshot: applicantsFlow.snapshots.noneChosen } };
export const AllChosen: Story = { args: { snapshot: applicantsFlow.snapshots.allChosen } };
export const SeveralWithReason: Story = { args: { snapshot: applicantsFlow.snapshots.severalWithReason } };
/** Another application came while some are being chosen: nothing moves, and a line offers it. */
export const SeveralWithNews: Story = { args: { snapshot: applicantsFlow.snapshots.severalWithNews } };
export const SeveralLoadingAgain: Story = { args: { snapshot: applicantsFlow.snapshots.severalAgain } };

export const OneMoreChosen: Story = {
  args: { snapshot: applicantsFlow.snapshots.choosingSeveral },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Tomás Herrera' }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'several.change', isChosen: true }));
  },
};

export const LoadingAgain: Story = { args: { snapshot: applicantsFlow.snapshots.loadingAgain } };
/** One meeting in each phase. */
export const WithMeetings: Story = { args: { snapshot: applicantsFlow.snapshots.withMeetings } };
export const FailedAgain: Story = { args: { snapshot: applicantsFlow.snapshots.failedAgain } };
export const NoneForProject: Story = { args: { snapshot: applicantsFlow.snapshots.noneForProject } };

export const Shortlist: Story = { args: { snapshot: applicantsFlow.snapshots.shortlist } };
export const NoneOnShortlist: Story = { args: { snapshot: applicantsFlow.snapshots.noneOnShortlist } };
export const RejectionWithReason: Story = { args: { snapshot: applicantsFlow.snapshots.rejectionWithReason } };

/** Beside the list from 1024 px, over it below. */
export const Opened: Story = {
  args: { snapshot: applicantsFlow.snapshots.opened },
  parameters: { visual: { widths: [320, 390, 1280], themes: ['light', 'dark', 'contrast'] } },
};
/** Edited after it was sent: what it said before stands in its history. */
export const OpenedEdited: Story = { args: { snapshot: applicantsFlow.snapshots.openedEdited } };
/** Answered, and from someone who says little about themselves. */
export const OpenedAnswered: Story = { args: { snapshot: applicantsFlow.snapshots.openedAnswered } };
/** Whose data is erased can no longer be written to. */
export const ClosedAccount: Story = { args: { snapshot: applicantsFlow.snapshots.closedAccount } };
export const OpenedClosedAccount: Story = { args: { snapshot: applicantsFlow.snapshots.openedClosedAccount } };
/** The address names one that is not listed. */
export const OpenedMissing: Story = { args: { snapshot: applicantsFlow.snapshots.openedMissing } };
export const OpenedAcceptance: Story = { args: { snapshot: applicantsFlow.snapshots.openedAcceptance } };

export const AcceptanceAskedFor: Story = {
  args: { snapshot: applicantsFlow.snapshots.listed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'application.accept',
      applicationId: applicantsFlow.snapshots.confirmingAcceptance.context.chosen?.id,
    });
  },
};

export const AcceptanceConfirmed: Story = {
  args: { snapshot: applicantsFlow.snapshots.confirmingAcceptance },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Application' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.confirm' });
  },
};

export const DecisionLeftByEscape: Story = {
  args: { snapshot: applicantsFlow.snapshots.confirmingRejection },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.cancel' });
  },
};
