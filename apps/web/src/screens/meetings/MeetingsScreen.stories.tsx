import { accept, meetingsFlow } from '@guildhall/machines/scenarios/meetings';
import { meeting } from '@guildhall/machines/testing/sampleMeetings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ClientDashboardScreen } from '../clientDashboard/ClientDashboardScreen.tsx';
import { FreelancerDashboardScreen } from '../freelancerDashboard/FreelancerDashboardScreen.tsx';
import { CancelMeetingView } from './CancelMeetingView.tsx';
import { MeetingsScreen } from './MeetingsScreen.tsx';

const ofClient: Pick<ComponentProps<typeof MeetingsScreen>, 'rescheduleHref' | 'proposeHref'> = {
  rescheduleHref: (card) => (card.value === 'upcoming' ? `#reschedule=${card.context.meeting.id}` : null),
  proposeHref: () => null,
};

/** What a freelancer may do to a coming meeting, and a client may not. */
const ofFreelancer: typeof ofClient = {
  rescheduleHref: () => null,
  proposeHref: (card) => (card.value === 'upcoming' ? `#propose=${card.context.meeting.id}` : null),
};

const meta = {
  title: 'Screens/Meetings',
  component: MeetingsScreen,
  args: {
    send: fn(),
    timeZone: 'Europe/Stockholm',
    sourceHref: '#source',
    calendarHref: '#calendar',
    CancelView: CancelMeetingView,
    pageHref: (page) => `#page=${page}`,
    ...ofClient,
  },
  render: (args) =>
    args.snapshot.context.role === 'CLIENT' ? (
      <ClientDashboardScreen
        name="Mara Lindqvist"
        tab="meetings"
        tabHref={(tab) => `#${tab}`}
        waiting={5}
        postJobHref="#"
      >
        <MeetingsScreen {...args} />
      </ClientDashboardScreen>
    ) : (
      <FreelancerDashboardScreen name="Ngozi Adeyemi" tab="meetings" tabHref={(tab) => `#${tab}`}>
        <MeetingsScreen {...args} />
      </FreelancerDashboardScreen>
    ),
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof MeetingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: meetingsFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: meetingsFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: meetingsFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: meetingsFlow.snapshots.listed } };
export const Downloading: Story = { args: { snapshot: meetingsFlow.snapshots.downloading } };
export const ConfirmingCancellation: Story = { args: { snapshot: meetingsFlow.snapshots.confirmingCancellation } };
export const Confirming: Story = { args: { snapshot: meetingsFlow.snapshots.confirming, ...ofFreelancer } };
export const Keeping: Story = { args: { snapshot: meetingsFlow.snapshots.keeping } };
export const Accepting: Story = { args: { snapshot: meetingsFlow.snapshots.accepting } };
export const Cancelling: Story = { args: { snapshot: meetingsFlow.snapshots.cancelling } };

// Variations

export const WithoutReason: Story = { args: { snapshot: meetingsFlow.snapshots.withoutReason } };
export const Proposed: Story = { args: { snapshot: meetingsFlow.snapshots.proposed } };
export const ProposedInPart: Story = { args: { snapshot: meetingsFlow.snapshots.proposedInPart } };
export const ProposedByFreelancer: Story = {
  args: { snapshot: meetingsFlow.snapshots.proposedByFreelancer, ...ofFreelancer },
};
export const OfFreelancer: Story = { args: { snapshot: meetingsFlow.snapshots.ofFreelancer, ...ofFreelancer } };
export const Declining: Story = { args: { snapshot: meetingsFlow.snapshots.declining, ...ofFreelancer } };
export const Answered: Story = { args: { snapshot: meetingsFlow.snapshots.answered } };
export const AnsweredByFreelancer: Story = {
  args: { snapshot: meetingsFlow.snapshots.answeredByFreelancer, ...ofFreelancer },
};
export const NoneOfFreelancer: Story = { args: { snapshot: meetingsFlow.snapshots.noneOfFreelancer } };
export const WithNews: Story = { args: { snapshot: meetingsFlow.snapshots.withNews } };
export const LoadingAgain: Story = { args: { snapshot: meetingsFlow.snapshots.loadingAgain } };
export const LastPage: Story = { args: { snapshot: meetingsFlow.snapshots.lastPage } };

/** On the other side of the world the same meetings are on other days. */
export const ReadInSydney: Story = { args: { snapshot: meetingsFlow.snapshots.listed, timeZone: 'Australia/Sydney' } };

export const OnDeviceElsewhere: Story = {
  args: {
    snapshot: meetingsFlow.snapshots.listed,
    timeZone: 'America/New_York',
    zoneNote: { deviceZone: 'Europe/Stockholm', accountHref: '/account?part=time-zone' },
  },
};

export const TriedAgain: Story = {
  args: { snapshot: meetingsFlow.snapshots.failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const FileAskedFor: Story = {
  args: { snapshot: meetingsFlow.snapshots.listed },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add to Calendar: Application Interview with Ngozi Adeyemi' }),
    );
    await expect(args.send).toHaveBeenCalledWith({ type: 'invitation.save', meetingId: meeting.id });
  },
};

export const CancellationLeftByEscape: Story = {
  args: { snapshot: meetingsFlow.snapshots.confirmingCancellation },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.cancel' });
  },
};

export const ProposalAccepted: Story = {
  args: { snapshot: meetingsFlow.snapshots.proposed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Accept This Time: Wed, Nov 25/ }));
    await expect(args.send).toHaveBeenCalledWith(accept);
  },
};
