import type { Role } from '@guildhall/api/enums';
import { mayBeChanged } from '@guildhall/machines/domain/meetingChanges';
import { meetingsMachine, paramsOf } from '@guildhall/machines/flows/meetings';
import { pageAddressOf, pageInAddress } from '@guildhall/machines/kit/lists';
import { useTimeZone } from '@guildhall/ui/UiProvider';

import { useHeardList } from '../../changes/useHeardList.ts';
import { deviceZone } from '../../flow/deviceZone.ts';
import { laterView } from '../../flow/laterView.tsx';
import { serverClock } from '../../flow/serverClock.ts';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useSeconds } from '../../flow/useServerClock.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths, withSearch } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { accountParts } from '../account/accountParts.ts';
import { LaterProposeTimesDialog } from '../proposeTimes/LaterProposeTimesDialog.tsx';
import { LaterRescheduleMeetingDialog } from '../rescheduleMeeting/LaterRescheduleMeetingDialog.tsx';
import { listId } from '../shared/pagedList/listId.ts';
import { useHere } from '../shared/useHere.ts';
import { useTurnedPage } from '../shared/useTurnedPage.ts';
import { meetingsCalls } from './meetingsCalls.ts';
import { MeetingsScreen } from './MeetingsScreen.tsx';
import { useOpenMeeting } from './useOpenMeeting.ts';

const zoneHref = withSearch(paths.account, { part: accountParts.timezone });
const calendarHref = withSearch(paths.account, { part: accountParts.calendarFeed });

/** Few meetings are cancelled, and dialogs are heavy. */
const CancelView = laterView(async () => (await import('./CancelMeetingView.tsx')).CancelMeetingView);

interface MeetingsTabProps {
  /** Whose meetings they are. */
  reader: Role;
  /** Where meetings come from. */
  sourceHref: string;
}

export function MeetingsTab({ reader, sourceHref }: MeetingsTabProps) {
  const api = useApi();
  const here = useHere();
  const address = useAddress(pageAddressOf);
  const flow = useFlow(() => withCalls(meetingsMachine, api, meetingsCalls(api, reader)), {
    input: { address, role: reader, now: serverClock.now() },
  });
  useAddressEvents(flow.send, address);
  const params = paramsOf(address);
  useSeconds((now) => flow.send({ type: 'clock.tick', now }));
  useTurnedPage(listId, flow.snapshot.context.address.page);
  const timeZone = useTimeZone();
  const pageHref = (page: number) => here({ page: pageInAddress(page) });
  const { cards } = flow.snapshot.context;
  const rescheduling = useOpenMeeting(
    'reschedule',
    cards,
    ({ context }) => reader === 'CLIENT' && mayBeChanged('meeting.reschedule', context),
  );
  const proposing = useOpenMeeting(
    'propose',
    cards,
    ({ context }) => reader === 'FREELANCER' && mayBeChanged('meeting.propose', context),
  );
  const onChange = () => flow.send({ type: 'list.refresh' });
  useHeardList({
    kinds: ['meeting', 'application', 'project'],
    flow,
    load: () => (reader === 'CLIENT' ? api.listClientMeetings({ params }) : api.listFreelancerMeetings({ params })),
    event: (list, wasHeld) => ({ type: 'list.heard' as const, address, list, wasHeld }),
    loaded: ({ result }) => result,
    isHeld: rescheduling.openMeeting !== null || proposing.openMeeting !== null,
  });
  return (
    <>
      <MeetingsScreen
        {...flow}
        zoneNote={{ deviceZone: deviceZone(), accountHref: zoneHref }}
        {...{ timeZone, sourceHref, pageHref, calendarHref, CancelView }}
        rescheduleHref={rescheduling.changeHref}
        proposeHref={proposing.changeHref}
      />
      {rescheduling.openMeeting && (
        <LaterRescheduleMeetingDialog
          key={rescheduling.openMeeting.meeting.id}
          {...rescheduling.openMeeting}
          onChange={onChange}
        />
      )}
      {proposing.openMeeting && (
        <LaterProposeTimesDialog
          key={proposing.openMeeting.meeting.id}
          {...proposing.openMeeting}
          onChange={onChange}
        />
      )}
    </>
  );
}
