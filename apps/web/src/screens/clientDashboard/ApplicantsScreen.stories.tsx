import { maySchedule } from '@guildhall/machines/domain/scheduling';
import {
  applicantsSnapshots as snapshots,
  applicantsVariations as variations,
} from '@guildhall/machines/snapshots/applicants';
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

export const Loading: Story = { args: { snapshot: snapshots.loading } };
export const Failed: Story = { args: { snapshot: snapshots.failed } };
export const Empty: Story = { args: { snapshot: snapshots.empty } };
export const Listed: Story = { args: { snapshot: snapshots.listed } };
export const ConfirmingAcceptance: Story = { args: { snapshot: snapshots.confirmingAcceptance } };
export const ConfirmingRejection: Story = { args: { snapshot: snapshots.confirmingRejection } };
export const ChoosingSeveral: Story = { args: { snapshot: snapshots.choosingSeveral } };
export const ConfirmingSeveral: Story = { args: { snapshot: snapshots.confirmingSeveral } };
export const RejectingSeveral: Story = { args: { snapshot: snapshots.rejectingSeveral } };
export const Accepting: Story = { args: { snapshot: snapshots.accepting } };
export const Rejecting: Story = { args: { snapshot: snapshots.rejecting } };

// Variations

/** Three can be chosen; the fourth is being rejected already. */
export const SeveralListed: Story = { args: { snapshot: variations.severalListed } };
export const NoneChosen: Story = { args: { snapshot: variations.noneChosen } };
export const AllChosen: Story = { args: { snapshot: variations.allChosen } };
export const SeveralWithReason: Story = { args: { snapshot: variations.severalWithReason } };
/** Another application came while some are being chosen: nothing moves, and a line offers it. */
export const SeveralWithNews: Story = { args: { snapshot: variations.severalWithNews } };
export const SeveralLoadingAgain: Story = { args: { snapshot: variations.severalAgain } };

export const OneMoreChosen: Story = {
  args: { snapshot: snapshots.choosingSeveral },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Tomás Herrera' }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'several.change', isChosen: true }));
  },
};

export const LoadingAgain: Story = { args: { snapshot: variations.loadingAgain } };
/** One meeting in each phase. */
export const WithMeetings: Story = { args: { snapshot: variations.withMeetings } };
export const FailedAgain: Story = { args: { snapshot: variations.failedAgain } };
export const NoneForProject: Story = { args: { snapshot: variations.noneForProject } };

export const Shortlist: Story = { args: { snapshot: variations.shortlist } };
export const NoneOnShortlist: Story = { args: { snapshot: variations.noneOnShortlist } };
export const RejectionWithReason: Story = { args: { snapshot: variations.rejectionWithReason } };

/** Beside the list from 1024 px, over it below. */
export const Opened: Story = {
  args: { snapshot: variations.opened },
  parameters: { visual: { widths: [320, 390, 1280], themes: ['light', 'dark', 'contrast'] } },
};
/** Edited after it was sent: what it said before stands in its history. */
export const OpenedEdited: Story = { args: { snapshot: variations.openedEdited } };
/** Answered, and from someone who says little about themselves. */
export const OpenedAnswered: Story = { args: { snapshot: variations.openedAnswered } };
/** Whose data is erased can no longer be written to. */
export const ClosedAccount: Story = { args: { snapshot: variations.closedAccount } };
export const OpenedClosedAccount: Story = { args: { snapshot: variations.openedClosedAccount } };
/** The address names one that is not listed. */
export const OpenedMissing: Story = { args: { snapshot: variations.openedMissing } };
export const OpenedAcceptance: Story = { args: { snapshot: variations.openedAcceptance } };

export const AcceptanceAskedFor: Story = {
  args: { snapshot: snapshots.listed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'application.accept',
      applicationId: snapshots.confirmingAcceptance.context.chosen?.id,
    });
  },
};

export const AcceptanceConfirmed: Story = {
  args: { snapshot: snapshots.confirmingAcceptance },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Application' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.confirm' });
  },
};

export const DecisionLeftByEscape: Story = {
  args: { snapshot: snapshots.confirmingRejection },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.cancel' });
  },
};
