import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { SnapshotFrom } from 'xstate';

import type { MeetingsInput } from '../../../packages/machines/src/flows/meetings/flow.ts';
import { meetingsMachine } from '../../../packages/machines/src/flows/meetings/flow.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { settled } from '../../../packages/machines/src/testing/replay.ts';
import { meeting as anyMeeting, proposedMeeting } from '../../../packages/machines/src/testing/sampleMeetings.ts';
import { pagination } from '../../../packages/machines/src/testing/samples.ts';
import { send } from '../freelancers.ts';
import { hiredPair } from '../hiredPair.ts';
import { nextYear } from '../interviewForm.ts';
import { arrangedMeeting, planFor } from './arrangedMeeting.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { endsWith, fills, isAsking, presses, pressesAgain, serves, spoils, topmost, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof meetingsMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const list = 'listMeetings';
const file = 'getMeetingInvitation';
const lost = 'no network';
const words = 'A colleague is ill that day.';
const tooMany = 'a colleague is ill '.repeat(100);
const proposedTimes = [`${nextYear}-06-02T09:00:00.000Z`, `${nextYear}-06-03T15:30:00.000Z`];
const sample: Schema<'Meeting'> = { ...proposedMeeting, startsAt: `${nextYear}-06-01T10:15:00.000Z` };
const listed = (meetings: Schema<'Meeting'>[]) => ({ meetings, pagination: pagination(meetings.length, 1, 50) });

const isKnown = ({ context }: Snapshot) => context.result !== null;
const isAsked = (at: Snapshot) => at.matches('confirmingCancellation');
/** What was refused or lost is mended, or sent again. */
const canBeLeft = (at: Snapshot) =>
  isUnsent(at) && Object.keys(at.context.problems).length === 0 && at.context.values.reason !== tooMany;
const isUnsent = ({ context }: Snapshot) => context.submission === null;

/** A button of the meeting's card is pressed. */
function pressesOfCard(button: RegExp, eventOf: (meeting: Schema<'Meeting'>) => Event | null): Move {
  const events = ({ context: { cards } }: Snapshot) =>
    cards.slice(0, 1).flatMap(({ context }) => eventOf(context.meeting) ?? []);
  return {
    name: String(button),
    by: 'person',
    events: (at) => (at.matches('listed') && events(at).length > 0 ? events(at) : null),
    async happen({ place }, at) {
      await place.getByRole('button', { name: button }).first().click();
      return events(at);
    },
  };
}

const downloads: Move = {
  name: 'the calendar file comes',
  by: 'answer',
  events: (at) => (isAsking(at, file) ? [settled(file)] : null),
  async happen({ page, calls, kinds }) {
    const call = await calls.next(kinds?.[file]);
    const download = page.waitForEvent('download');
    await call.loose();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    return [settled(file)];
  },
};

const accept = 'acceptMeetingProposal';
const acceptsAgain: Move = {
  name: 'the time is accepted again',
  by: 'person',
  events: (at) => (isAsking(at, accept) ? [] : null),
  async happen({ place, calls: { standing } }) {
    await expect.poll(standing, { message: 'the first call' }).toBe(1);
    await place
      .getByRole('button', { name: /^Accept This Time/ })
      .first()
      .click({ force: true });
    expect(standing(), 'calls for two presses').toBe(1);
    return [];
  },
};

const filling = { hands: { reason: types('Reason') }, when: isAsked };

const moves: Move[] = [
  ...spoils<Machine, World>(list, { when: (at) => !isKnown(at) }),
  ...spoils<Machine, World>(list, { when: isKnown, only: lost }),
  presses('Try Again', { type: 'list.retry' }, { when: (at) => at.matches('failed') }),
  pressesOfCard(/^Add to Calendar/, ({ id }) => ({ type: 'invitation.save', meetingId: id })),
  downloads,
  ...spoils<Machine, World>(file),
  pressesOfCard(/^Cancel Meeting/, ({ id }) => ({ type: 'meeting.cancel', meetingId: id })),
  fills('a reason', { reason: words }, filling),
  fills(
    'too long a reason',
    { reason: tooMany },
    {
      ...filling,
      when: (at) => isAsked(at) && isUnsent(at) && at.context.values.reason === '',
    },
  ),
  presses('Keep Meeting', { type: 'decision.cancel' }, { when: (at) => isAsked(at) && canBeLeft(at) }),
  presses('Cancel Meeting', { type: 'decision.confirm' }, { when: isAsked }),
  pressesAgain('Cancel Meeting', 'cancelMeeting'),
  ...spoils<Machine, World>('cancelMeeting', { only: lost }),
  pressesOfCard(/^Accept This Time/, ({ id, proposal }) => {
    const startsAt = proposal?.times[0]?.startsAt;
    return startsAt === undefined ? null : { type: 'proposal.accept', meetingId: id, startsAt };
  }),
  acceptsAgain,
  ...spoils<Machine, World>(accept, { only: lost }),
];

test('a client’s meetings: every way through them', async ({ traveller, person, mail, oracle, db }) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  // Countdowns go by the server's time, which answers tell: here time passes where the walk says so.
  await page.addInitScript(() => {
    // It is called on the headers that it is asked of.
    // oxlint-disable-next-line typescript/unbound-method
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name.toLowerCase() === 'date' ? null : get.call(this, name);
    };
  });
  const { projectId, clientToken } = await hiredPair(page, await person('freelancer'), mail);
  await db
    .updateTable('projects')
    .set({ status: 'OPEN', assignedFreelancerId: null, assignedAt: null })
    .where('id', '=', projectId)
    .execute();
  const application = await db
    .updateTable('applications')
    .set({ status: 'PENDING', decidedAt: null })
    .where('projectId', '=', projectId)
    .returning('id')
    .executeTakeFirstOrThrow();
  const stranger = await db
    .selectFrom('applications')
    .select('id')
    .where('projectId', '<>', projectId)
    // It must have room for the meeting.
    .where('id', 'not in', db.selectFrom('meetings').select('applicationId'))
    .limit(1)
    .executeTakeFirstOrThrow();
  const plan = planFor({ meetingDate: `${nextYear}-06-01`, meetingTime: '10:15' });
  const path = `/client/applications/${application.id}/meetings`;
  const arranged = await arrangedMeeting(db, await send(page.request, 'post', path, plan, clientToken));
  const own = db.updateTable('meetings').where('id', '=', arranged.meeting.id);
  const restore = async () => {
    await arranged.restore();
    const times = proposedTimes.map((time) => new Date(time));
    await own.set({ proposedTimes: times, proposalNote: 'I am on a train.', proposedAt: new Date(now) }).execute();
  };
  const give = async (to: string) => {
    await sql`update meetings set application_id = ${to} where id = ${arranged.meeting.id}`.execute(db);
  };

  const asBefore = { status: 'Scheduled', startsAt: arranged.meeting.startsAt };
  let outcome = asBefore;
  /** It is carried out, or was overtaken: the list is read again, and says how the meeting stands. */
  const leads = (name: string, call: string, status: number, then: typeof asBefore): Move =>
    endsWith(
      serves(name, call, {
        when: () => true,
        status,
        ...(call === accept && { data: { meeting: anyMeeting, warning: null } }),
        ...(status === 412 && { prepare: arranged.change }),
      }),
      () => {
        outcome = then;
      },
    );
  const answers: Move[] = [
    serves('they are listed', list, { when: () => true, status: 200, data: listed([sample]), prepare: restore }),
    serves('there are none', list, {
      when: (at) => !isKnown(at),
      status: 200,
      data: listed([]),
      // Someone else's for a moment.
      prepare: () => give(stranger.id),
      recover: () => give(application.id),
    }),
    leads('it is cancelled', 'cancelMeeting', 200, { status: 'Cancelled', startsAt: arranged.meeting.startsAt }),
    leads('it was changed in another window', 'cancelMeeting', 412, asBefore),
    leads('it is moved', accept, 200, { status: 'Scheduled', startsAt: proposedTimes[0] ?? '' }),
    leads('it was changed elsewhere', accept, 412, asBefore),
  ];
  const kinds = {
    [list]: /^GET \/client\/meetings$/,
    [file]: /\/invitation$/,
    cancelMeeting: /\/cancel$/,
    [accept]: /\/accept-proposal$/,
  };
  const calls = await holdCalls(page, /^(GET \/client\/meetings|GET .*\/invitation|PUT \/client\/meetings\/.*)$/);
  // The tab, which names the panel, counts what waits for an answer.
  const place = (where: Page) => where.locator(`${topmost('tabpanel')} > :first-child`);
  const input: MeetingsInput = { address: { page: 1 }, role: 'CLIENT', now };
  const flow = {
    name: 'meetings',
    machine: meetingsMachine,
    input,
    // The list is read again, too, after a dialog about one of them: their own walks see that. Pages are turned in
    // tests/e2e/lists.spec.ts: they take more than fifty meetings.
    moves: [...answers, ...moves],
    tell: ({ context: { result, values, problems, submission } }: Snapshot) =>
      [
        result?.meetings.length,
        `${values.reason.slice(0, 2)}${values.reason.length}`,
        Object.keys(problems).join(),
        submission !== null,
      ].join(' '),
    page,
    calls,
    place,
    isAtWork: ({ context }: Snapshot) => context.chosen !== null && context.acceptedTime === null,
    draw: (events: readonly Event[]) => oracle.draw('meetings', { input, events }),
    async begin() {
      await restore();
      await page.clock.setFixedTime(now);
      await page.goto('/client-dashboard?tab=meetings');
      return { page, place: place(page), line, calls, kinds };
    },
    async end() {
      // Asked once for the decision, and maybe again for what it changed elsewhere.
      calls.release(kinds[list]);
      const card = page.getByRole('article');
      await expect(card.getByText(outcome.status, { exact: true })).toBeVisible();
      await expect(card.locator('time').first()).toHaveAttribute('datetime', outcome.startsAt);
    },
  };
  await live(flow);

  const passes = (name: string, milliseconds: number): Move => {
    const events: Event[] = [{ type: 'clock.tick', now: now + milliseconds }];
    return {
      name,
      by: 'time',
      events: () => events,
      async happen() {
        await page.clock.setFixedTime(now + milliseconds);
        return events;
      },
    };
  };
  const soon = serves<Machine, World>('one is listed that begins in a minute', list, {
    when: () => true,
    status: 200,
    data: listed([{ ...sample, startsAt: new Date(now + 60_000).toISOString() }]),
    prepare: async () => void (await own.set({ startsAt: new Date(now + 60_000) }).execute()),
  });
  const begins = passes('it begins', 90_000);
  await liveOnce({ ...flow, moves: [soon, begins] }, [soon.name, begins.name]);
  const sleeps = passes('the computer sleeps for an hour', 3_600_000);
  await liveOnce({ ...flow, moves: [...flow.moves, sleeps] }, ['they are listed', sleeps.name]);
});
