import { meetingReschedulingMachine } from '@guildhall/machines/flows/meetingRescheduling';
import { useTimeZone } from '@guildhall/ui/UiProvider';

import { useMinutes } from '../../flow/useServerClock.ts';
import { ClockTick } from '../../kit/ClockTick.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import type { OpenMeeting } from '../meetings/openMeeting.ts';
import { LaterZoneChoice } from '../shared/meetingTime/LaterZoneChoice.tsx';
import { MeetingReschedulingView } from './MeetingReschedulingView.tsx';

/** Moves a meeting. What was chosen for a version of it is kept until it is sent. */
export const screen = defineScreen({
  machine: meetingReschedulingMachine,
  View: MeetingReschedulingView,
  clock: useMinutes,
  zone: useTimeZone,
  input: ({ now }: Place, { meeting }: OpenMeeting) => ({ meeting, now }),
  draft: { name: (_place, { meeting }) => `reschedule:${meeting.id}:${meeting.etag}` },
  props: ({ timeZone }, { onClose }) => ({ readerZone: timeZone, ZoneView: LaterZoneChoice, onClose }),
  onDone: (_snapshot, _place, { onClose, onChange }) => {
    onChange();
    onClose();
  },
  additions: [ClockTick],
});
