import type { Locator, Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import type { ReschedulingInput } from '../../../packages/machines/src/flows/meetingRescheduling/flow.ts';
import { meetingReschedulingMachine } from '../../../packages/machines/src/flows/meetingRescheduling/flow.ts';
import { free } from '../../../packages/machines/src/flows/meetingRescheduling/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { passed } from '../../../packages/machines/src/testing/replay.ts';
import { meeting as sample } from '../../../packages/machines/src/testing/sampleMeetings.ts';
import { newApplication, scheduleInterview } from '../freelancers.ts';
import { link, nextYear, typeDate, typeTime } from '../interviewForm.ts';
import { logIn } from '../steps.ts';
import { arrangedMeeting, forgetDrafts, planFor } from './arrangedMeeting.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { fills, isAsking, presses, pressesAgain, serves, spoils, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof meetingReschedulingMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'rescheduleMeeting';
const conflicts = 'getMeetingConflicts';

const isUnplanned = (at: Snapshot) => at.matches({ editing: 'unplanned' });
const isLookedUp = (at: Snapshot) => at.matches({ editing: 'checked' }) || at.matches({ editing: 'unchecked' });
const canBeSent = (at: Snapshot) => isUnplanned(at) || isLookedUp(at);
const isUnsent = ({ context }: Snapshot) => context.submission === null;
const isMoved = ({ context }: Snapshot) => context.values.meetingTime === later.meetingTime;

const before = { meetingDate: `${nextYear}-06-01`, meetingTime: '10:15' };
const later = { meetingDate: `${nextYear}-06-02`, meetingTime: '16:45' };
const reason = 'A colleague who should be there is ill that day.';

/** Empties the time, part by part. */
async function clearTime(form: Locator): Promise<void> {
  const parts = form.getByRole('group', { name: 'Time', exact: true }).getByRole('spinbutton');
  for (const part of await parts.all()) {
    await part.press('Backspace');
    await part.press('Backspace');
  }
}

const hands = {
  meetingDate: typeDate,
  meetingTime: (form: Locator, time: unknown) => (time === null ? clearTime(form) : typeTime(form, time)),
  googleMeetLink: types('Meeting link'),
  reason: types('Reason'),
};

const quiet: Event = passed('quiet', 'meetingRescheduling.editing.pausing');

const moves: Move[] = [
  {
    name: 'nothing is typed for a while',
    by: 'time',
    events: (at) => (at.matches({ editing: 'pausing' }) ? [quiet] : null),
    async happen({ calls: { standing } }) {
      await expect.poll(standing, { message: 'the check for overlaps' }).toBe(1);
      return [quiet];
    },
  },
  serves('nothing is in the way', conflicts, { when: () => true, status: 200, data: free }),
  ...spoils<Machine, World>(conflicts, { only: 'no network' }),
  presses('Try Again', { type: 'conflicts.retry' }, { when: (at) => at.matches({ editing: 'unchecked' }) }),
  fills('another day and time', later, { hands, when: (at) => isUnsent(at) && canBeSent(at) }),
  fills('no time', { meetingTime: null }, { hands, when: (at) => isUnsent(at) && isLookedUp(at) && isMoved(at) }),
  fills('a reason', { reason }, { hands, when: isLookedUp }),
  fills(
    'a link to elsewhere',
    { googleMeetLink: 'https://meet.example.com/a' },
    { hands, when: (at) => isLookedUp(at) && isMoved(at) && isUnsent(at) },
  ),
  fills('the link again', { googleMeetLink: link }, { hands, when: isLookedUp }),
  {
    name: 'a reload',
    by: 'person',
    isAnew: true,
    events: (at) => (isLookedUp(at) && isUnsent(at) && isMoved(at) ? kept(at) : null),
    async happen({ page, place }, at) {
      await page.reload();
      await expect(place).toBeVisible();
      return kept(at);
    },
  },
  presses('Reschedule Meeting', { type: 'meeting.reschedule' }, { when: canBeSent }),
  pressesAgain('Rescheduling…', call),
  serves('it is moved', call, { when: () => true, status: 200, data: { meeting: sample, warning: null } }),
  ...spoils<Machine, World>(call),
];

/** What a reload finds again. */
function kept({ context: { values } }: Snapshot): Event[] {
  // One event of the form's union, by its field.
  return Object.entries(values).map(([name, value]) => ({ type: 'field.change', name, value }) as Event);
}

test('moving a meeting: every way through it', async ({ traveller: { page, line }, oracle, db }) => {
  const now = Date.now();
  // The clock stands still: that a chosen time passes while the dialog is open is held by the machine’s own test.
  await page.clock.setFixedTime(now);
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const { id } = await newApplication(page.request, 'Plates for a guide to clubmosses');
  const arranged = await arrangedMeeting(db, await scheduleInterview(page.request, id, planFor(before)));
  const input: ReschedulingInput = { meeting: arranged.meeting, now, draft: null };
  const kinds = { [call]: /^PUT \/client\/meetings\//, [conflicts]: /\/meeting-conflicts$/ };
  const calls = await holdCalls(page, /^(PUT \/client\/meetings\/.*|GET .*\/meeting-conflicts)$/);
  const place = (where: Page) => where.getByRole('dialog', { name: 'Reschedule meeting' });
  const flow = {
    name: 'meetingRescheduling',
    machine: meetingReschedulingMachine,
    input,
    moves,
    tell: ({ context: { values, problems, conflicts: found, submission } }: Snapshot) =>
      `${values.meetingTime} ${values.googleMeetLink === link} ${values.reason !== ''} ${Object.keys(problems).join('+')} ${found !== null} ${submission !== null}`,
    page,
    calls,
    place,
    draw: (events: readonly Event[]) => oracle.draw('meetingRescheduling', { input, events }),
    async begin() {
      await arranged.restore();
      await forgetDrafts(page);
      await page.goto(`/client-dashboard?tab=meetings&reschedule=${arranged.meeting.id}`);
      await expect(place(page)).toBeVisible();
      return { page, place: place(page), line, calls, kinds };
    },
    async end() {
      await expect(place(page)).toBeHidden();
      expect(new URL(page.url()).searchParams.has('reschedule')).toBe(false);
    },
  };
  await live(flow);
  const overtaken = serves<Machine, World>('it was moved in another window', call, {
    when: (at) => isAsking(at, call),
    status: 412,
    prepare: arranged.change,
  });
  await liveOnce({ ...flow, moves: [...moves, overtaken] }, [
    'nothing is typed for a while',
    'nothing is in the way',
    'another day and time',
    'nothing is typed for a while',
    'nothing is in the way',
    'a reason',
    '“Reschedule Meeting”',
    overtaken.name,
  ]);
});
