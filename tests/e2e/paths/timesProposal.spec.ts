import type { Locator, Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import type { ProposalInput } from '../../../packages/machines/src/flows/timesProposal/flow.ts';
import { timesProposalMachine } from '../../../packages/machines/src/flows/timesProposal/flow.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { newApplication, scheduleInterview } from '../freelancers.ts';
import { nextYear, typeDate, typeTime } from '../interviewForm.ts';
import { logIn } from '../steps.ts';
import { arrangedMeeting, forgetDrafts, planFor } from './arrangedMeeting.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { does, fills, isAsking, presses, pressesAgain, serves, spoils, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof timesProposalMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'proposeMeetingTimes';
const arrangedFor = { meetingDate: `${nextYear}-06-01`, meetingTime: '10:15' };
const first = { firstDate: `${nextYear}-06-02`, firstTime: '16:45' };
const second = { secondDate: `${nextYear}-06-03`, secondTime: '09:30' };
const taken = { firstDate: arrangedFor.meetingDate, firstTime: arrangedFor.meetingTime };
const note = 'I am on a train that afternoon.';

const isEditing = (at: Snapshot) => at.matches('editing');
const isUnsent = ({ context }: Snapshot) => context.submission === null;
const has = (name: 'first' | 'second', { context: { values } }: Snapshot) => values[`${name}Time`] !== null;
const isTaken = ({ context: { values } }: Snapshot) => values.firstTime === taken.firstTime;
const isUnmarked = ({ context }: Snapshot) => Object.keys(context.problems).length === 0;

const row = (name: string) => (form: Locator) => form.getByRole('group', { name });
const hands = Object.fromEntries(
  (['First', 'Second'] as const).flatMap((name) => {
    const place = row(`${name} time`);
    return [
      [`${name.toLowerCase()}Date`, (form: Locator, date: unknown) => typeDate(place(form), date)],
      [`${name.toLowerCase()}Time`, (form: Locator, time: unknown) => typeTime(place(form), time)],
    ];
  }),
);
const filling = { hands: { ...hands, note: types('Note (optional)') } };

const moves: Move[] = [
  fills('a first time', first, { ...filling, when: (at) => isEditing(at) && isUnsent(at) }),
  fills('a first time that is the meeting’s own', taken, {
    ...filling,
    when: (at) => isEditing(at) && isUnsent(at) && !has('first', at),
  }),
  fills('a second time', second, {
    ...filling,
    when: (at) => isEditing(at) && isUnsent(at) && has('first', at) && !isTaken(at),
  }),
  does(
    '“Remove: Second time”',
    (at) => has('second', at) && isUnsent(at),
    [{ type: 'time.clear', index: 1 }],
    (place) => place.getByRole('button', { name: 'Remove: Second time' }).click(),
  ),
  fills('a note', { note }, { ...filling, when: (at) => isEditing(at) && isUnsent(at) && has('second', at) }),
  {
    name: 'a reload',
    by: 'person',
    isAnew: true,
    events: (at) => (isEditing(at) && isUnsent(at) && has('first', at) && isUnmarked(at) ? kept(at) : null),
    async happen({ page, place }, at) {
      await page.reload();
      await expect(place).toBeVisible();
      return kept(at);
    },
  },
  presses('Send Times', { type: 'times.propose' }, { when: isEditing }),
  pressesAgain('Sending…', call),
  serves('it is sent', call, { when: () => true, status: 200 }),
  ...spoils<Machine, World>(call),
];

/** What a reload finds again. */
function kept({ context: { values } }: Snapshot): Event[] {
  // One event of the form's union, by its field.
  return Object.entries(values).map(([name, value]) => ({ type: 'field.change', name, value }) as Event);
}

test('proposing other times for a meeting: every way through it', async ({ traveller: { page, line }, oracle, db }) => {
  const now = Date.now();
  // The clock stands still: that a chosen time passes while the dialog is open is held by the machine’s own test.
  await page.clock.setFixedTime(now);
  await logIn(page, 'Freelancer', demoAccounts.freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  const { id } = await newApplication(page.request, 'Plates for a guide to quillworts');
  const arranged = await arrangedMeeting(db, await scheduleInterview(page.request, id, planFor(arrangedFor)));
  const input: ProposalInput = { meeting: arranged.meeting, now, draft: null };
  const calls = await holdCalls(page, /^PUT \/freelancer\/meetings\//);
  const place = (where: Page) => where.getByRole('dialog', { name: 'Suggest another time' });
  const flow = {
    name: 'timesProposal',
    machine: timesProposalMachine,
    input,
    moves,
    tell: ({ context: { values, problems, submission } }: Snapshot) =>
      [
        values.firstTime,
        values.secondTime,
        values.note !== '',
        Object.keys(problems).join('+'),
        submission !== null,
      ].join(' '),
    page,
    calls,
    place,
    draw: (events: readonly Event[]) => oracle.draw('timesProposal', { input, events }),
    async begin() {
      await arranged.restore();
      await forgetDrafts(page);
      await page.goto(`/freelancer-dashboard?tab=meetings&propose=${arranged.meeting.id}`);
      await expect(place(page)).toBeVisible();
      return { page, place: place(page), line, calls };
    },
    async end() {
      await expect(place(page)).toBeHidden();
      expect(new URL(page.url()).searchParams.has('propose')).toBe(false);
    },
  };
  await live(flow);
  const overtaken = serves<Machine, World>('the meeting was moved meanwhile', call, {
    when: (at) => isAsking(at, call),
    status: 412,
    prepare: arranged.change,
  });
  await liveOnce({ ...flow, moves: [...moves, overtaken] }, ['a first time', '“Send Times”', overtaken.name]);
});
