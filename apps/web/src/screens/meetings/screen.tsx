import type { Role } from '@guildhall/api/enums';
import { mayBeChanged } from '@guildhall/machines/domain/meetingChanges';
import type { MeetingCard } from '@guildhall/machines/flows/meetingPhase';
import type { CancellationCall, InvitationCall, ListMeetingsCall } from '@guildhall/machines/flows/meetings';
import { meetingsMachine, paramsOf } from '@guildhall/machines/flows/meetings';
import { pageAddressOf, pageInAddress } from '@guildhall/machines/kit/lists';
import { required } from '@guildhall/machines/kit/required';
import type { Schema } from '@guildhall/machines/kit/schema';
import { useTimeZone } from '@guildhall/ui/UiProvider';
import { fromPromise } from 'xstate';

import { laterView } from '../../flow/laterView.tsx';
import { serverClock } from '../../flow/serverClock.ts';
import { useSeconds } from '../../flow/useServerClock.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { dialogInAddress } from '../../kit/dialogInAddress.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';
import { saveFile } from '../../kit/saveFile.ts';
import { TurnedPage } from '../../kit/TurnedPage.tsx';
import { paths, withSearch } from '../../paths.ts';
import { accountParts } from '../account/accountParts.ts';
import { tabHref as clientTabHref } from '../clientDashboard/tabs.ts';
import { tabHref as freelancerTabHref } from '../freelancerDashboard/tabs.ts';
import { MeetingsView } from './MeetingsView.tsx';

/** Gives a calendar file to the browser. */
const saveCalendarFile = (text: string): void =>
  saveFile(new Blob([text], { type: 'text/calendar' }), 'invitation.ics');

const ProposeTimesDialog = laterScreen(() => import('../timesProposal/screen.tsx'));

const RescheduleMeetingDialog = laterScreen(() => import('../meetingRescheduling/screen.tsx'));

const accountHref = withSearch(paths.account, { part: accountParts.timezone });
const calendarHref = withSearch(paths.account, { part: accountParts.calendarFeed });

/** Where meetings come from. */
const sourceHrefs: Record<Role, string> = {
  CLIENT: clientTabHref('applicants'),
  FREELANCER: freelancerTabHref('jobs'),
};

/** Few meetings are cancelled, and dialogs are heavy. */
const CancelView = laterView(async () => (await import('./CancelMeetingView.tsx')).CancelMeetingView);

const mayReschedule = (role: Role, { context }: MeetingCard) =>
  role === 'CLIENT' && mayBeChanged('meeting.reschedule', context);

const mayPropose = (role: Role, { context }: MeetingCard) =>
  role === 'FREELANCER' && mayBeChanged('meeting.propose', context);

/** The meeting that the address names, where its reader may do this with it. */
const meetingIn =
  (may: typeof mayPropose) =>
  ({ cards, role }: { cards: readonly MeetingCard[]; role: Role }, id: string) => {
    const card = cards.find(({ context }) => context.meeting.id === id);
    return card && may(role, card) ? { meeting: card.context.meeting } : null;
  };

const keyOf = ({ meeting }: { meeting: Schema<'Meeting'> }) => meeting.id;

const rescheduling = dialogInAddress(meetingsMachine, {
  name: 'reschedule',
  find: meetingIn(mayReschedule),
  keyOf,
  Dialog: ({ mounted, ...opened }) => (
    <RescheduleMeetingDialog {...opened} onChange={() => mounted.send({ type: 'list.refresh' })} />
  ),
});

const proposing = dialogInAddress(meetingsMachine, {
  name: 'propose',
  find: meetingIn(mayPropose),
  keyOf,
  Dialog: ({ mounted, ...opened }) => (
    <ProposeTimesDialog {...opened} onChange={() => mounted.send({ type: 'list.refresh' })} />
  ),
});

/** Meetings begin and end while they are looked at. */
function Ticks({ send }: Mounted<typeof meetingsMachine, unknown>) {
  useSeconds((now) => send({ type: 'clock.tick', now }));
  return null;
}

export const screen = defineScreen({
  machine: meetingsMachine,
  View: MeetingsView,
  within: 'dashboard',
  address: pageAddressOf,
  zone: useTimeZone,
  input: ({ account }, _params, address) => ({ address, role: required(account).role, now: serverClock.now() }),
  props: ({ account, timeZone, deviceZone, here }) => {
    const { role } = required(account);
    return {
      timeZone,
      zoneNote: { deviceZone, accountHref },
      sourceHref: sourceHrefs[role],
      calendarHref,
      pageHref: (page: number) => here({ page: pageInAddress(page) }),
      rescheduleHref: (card: MeetingCard) =>
        mayReschedule(role, card) ? here({ reschedule: card.context.meeting.id }) : null,
      proposeHref: (card: MeetingCard) => (mayPropose(role, card) ? here({ propose: card.context.meeting.id }) : null),
      CancelView,
    };
  },
  calls: (api, { account }) => {
    const { role } = required(account);
    return {
      listMeetings: fromPromise<Schema<'MeetingList'>, ListMeetingsCall>(({ input, signal }) =>
        role === 'CLIENT'
          ? api.listClientMeetings({ ...input, signal })
          : api.listFreelancerMeetings({ ...input, signal }),
      ),
      cancelMeeting: fromPromise<unknown, CancellationCall>(({ input, signal }) =>
        role === 'CLIENT' ? api.cancelMeeting({ ...input, signal }) : api.declineMeeting({ ...input, signal }),
      ),
      // The call takes the session's token, which a link cannot.
      getMeetingInvitation: fromPromise<void, InvitationCall>(async ({ input, signal }) =>
        saveCalendarFile(await api.getMeetingInvitation({ ...input, signal })),
      ),
    };
  },
  additions: [
    Ticks,
    TurnedPage,
    rescheduling.Dialog,
    proposing.Dialog,
    heardList({
      kinds: ['meeting', 'application', 'project'],
      call: 'listMeetings',
      paramsOf,
      isHeld: (mounted) => rescheduling.isOpen(mounted) || proposing.isOpen(mounted),
    }),
  ],
});
