import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { cancelledMeeting, endedMeeting, liveMeeting, meeting, meetings } from '../../testing/sampleMeetings.ts';
import { pagination } from '../../testing/samples.ts';
import { meetingsMachine } from './machine.ts';
import {
  cancel,
  confirm,
  failure,
  input,
  loaded,
  meetingsSnapshots,
  nothing,
  ofFreelancer,
  reason,
  save,
  tick,
} from './snapshots.ts';

const run = (events: readonly ReplayEvent<typeof meetingsMachine>[], given = input) =>
  replay(meetingsMachine, given, events);

const cardsOf = ({ snapshot }: ReturnType<typeof run>) =>
  snapshot.context.cards.map(({ value, context }) => [context.meeting.title, value]);

const minute = 60_000;

describe('reading meetings', () => {
  it('lists the page of the address', () => {
    const { snapshot } = run([], { ...input, address: { page: 2 } });
    expect(asked(snapshot, 'listMeetings')).toEqual({ params: { page: 2 } });
    expect(run([loaded()]).snapshot.value).toBe('listed');
  });

  it('says when there are none', () => {
    const { snapshot } = run([nothing]);
    expect(snapshot.value).toBe('empty');
    expect(snapshot.context.cards).toEqual([]);
  });

  it.each([
    [input, 'Failed to load meetings. Please try again.'],
    [ofFreelancer, 'Failed to load meetings'],
  ])('says when they could not be loaded, in the words of the role, and tries again', (given, description) => {
    const { snapshot, effects } = run([failure], given);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([{ type: 'toast', tone: 'critical', title: 'Error', description }]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
  });
});

describe('the cards', () => {
  it('are in the phases of the present, those that are to come first', () => {
    expect(cardsOf(run([loaded()]))).toEqual([
      [liveMeeting.title, 'live'],
      [meeting.title, 'upcoming'],
      [cancelledMeeting.title, 'cancelled'],
      [endedMeeting.title, 'ended'],
    ]);
  });

  it('keep the order of the phases, whatever the order of the answer', () => {
    const answer = settled('listMeetings', { meetings: meetings.toReversed(), pagination: pagination(4, 1, 50) });
    expect(cardsOf(run([answer]))).toEqual(cardsOf(run([loaded()])));
  });

  it('follow every tick, and move below when they are over', () => {
    expect(cardsOf(run([loaded(), tick(30 * minute)]))).toEqual([
      [meeting.title, 'upcoming'],
      [cancelledMeeting.title, 'cancelled'],
      [liveMeeting.title, 'ended'],
      [endedMeeting.title, 'ended'],
    ]);
  });

  it('are placed by the time when the answer comes, not by that when it was asked for', () => {
    expect(cardsOf(run([tick(30 * minute), loaded()]))).toContainEqual([liveMeeting.title, 'ended']);
    expect(run([tick(30 * minute)]).snapshot.value).toBe('loading');
  });

  it('follow the clock while another page and a file are on their way', () => {
    const turned = { type: 'address.set', address: { page: 2 } } as const;
    expect(cardsOf(run([loaded(), turned, tick(30 * minute)]))).toContainEqual([liveMeeting.title, 'ended']);
    expect(cardsOf(run([loaded(), save, tick(30 * minute)]))).toContainEqual([liveMeeting.title, 'ended']);
  });
});

describe('a computer that slept', () => {
  it.each([2 * minute + 1, -2 * minute - 1])('has the list read again, after %d milliseconds', (gap) => {
    expect(run([loaded(), tick(gap)]).snapshot.value).toBe('loading');
    expect(run([nothing, tick(gap)]).snapshot.value).toBe('loading');
    expect(run([loaded(), tick(gap)]).snapshot.context.now).toBe(input.now + gap);
  });

  it.each([1000, 61_000, 2 * minute, -2 * minute])('does not for a tick that is %d late', (gap) => {
    expect(run([loaded(), tick(gap)]).snapshot.value).toBe('listed');
    expect(run([nothing, tick(gap)]).snapshot.value).toBe('empty');
  });
});

describe('the calendar file', () => {
  it('is fetched for its meeting, one at a time, and the list stays', () => {
    const { snapshot } = run([loaded(), save]);
    expect(asked(snapshot, 'getMeetingInvitation')).toEqual({ params: { meetingId: meeting.id } });
    expect(snapshot.can(save)).toBe(false);
    const done = run([loaded(), save, settled('getMeetingInvitation')]);
    expect(done.snapshot.value).toBe('listed');
    expect(done.snapshot.context.chosenId).toBeNull();
    expect(done.effects).toEqual([]);
  });

  it('is of a meeting of the list', () => {
    expect(run([loaded()]).snapshot.can({ ...save, meetingId: 'another' })).toBe(false);
  });

  it.each([
    [failing.network, 'Network error', 'Unable to connect to the server. Please try again.'],
    [failing.refused(404, 'This meeting does not exist.'), 'Error', 'This meeting does not exist.'],
    [failing.unexpected, 'Error', 'Failed to download the calendar file. Please try again.'],
  ])('can fail, which is said: %o', (error, title, description) => {
    const { snapshot, effects } = run([loaded(), save, rejected('getMeetingInvitation', error)]);
    expect(snapshot.value).toBe('listed');
    expect(effects).toEqual([{ type: 'toast', tone: 'critical', title, description }]);
  });
});

describe('a cancellation', () => {
  const cancelling = [loaded(), cancel, reason, confirm] as const;

  it.each([
    ['an upcoming meeting, by its client', input, meeting.id, 0, true],
    ['an upcoming meeting, by its freelancer', ofFreelancer, meeting.id, 0, false],
    ['a live meeting', input, liveMeeting.id, 0, false],
    ['an ended meeting', input, endedMeeting.id, 0, false],
    ['a cancelled meeting', input, cancelledMeeting.id, 0, false],
    ['a meeting of another page', input, 'another', 0, false],
    ['a meeting that has just begun', input, meeting.id, Date.parse(meeting.startsAt) - input.now, false],
  ])('is offered as the law has it: %s', (_, given, meetingId, later, isOffered) => {
    const steps = later === 0 ? [loaded()] : [tick(later), loaded()];
    expect(run(steps, given).snapshot.can({ type: 'meeting.cancel', meetingId })).toBe(isOffered);
  });

  it('asks for a reason before anything is sent', () => {
    const { snapshot } = run([loaded(), cancel, confirm]);
    expect(snapshot.value).toBe('confirmingCancellation');
    expect(snapshot.context.problems).toEqual({ reason: 'Please give a reason.' });
  });

  it('is sent once, with its reason, over the version that was seen', () => {
    const { snapshot } = run(cancelling);
    expect(asked(snapshot, 'cancelMeeting')).toEqual({
      params: { meetingId: meeting.id },
      body: { reason: reason.value },
      ifMatch: '"1"',
    });
    expect(snapshot.can(confirm)).toBe(false);
  });

  it('is told, and followed by a new list', () => {
    const { snapshot, effects } = run([...cancelling, settled('cancelMeeting')]);
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context.chosenId).toBeNull();
    expect(effects).toEqual([expect.objectContaining({ tone: 'positive', title: 'Meeting Cancelled' })]);
  });

  it.each([404, 409, 412])('that was overtaken (%d) is followed by a new list and the server’s words', (status) => {
    const { snapshot, effects } = run([
      ...cancelling,
      rejected('cancelMeeting', failing.refused(status, 'It has begun.')),
    ]);
    expect(snapshot.value).toBe('loading');
    expect(effects).toEqual([expect.objectContaining({ title: 'Error', description: 'It has begun.' })]);
  });

  it.each([
    [failing.network, 'Network error'],
    [failing.unexpected, 'Error'],
  ])('that failed keeps its reason: %o', (error, title) => {
    const { snapshot, effects } = run([...cancelling, rejected('cancelMeeting', error)]);
    expect(snapshot.value).toBe('confirmingCancellation');
    expect(snapshot.context.values).toEqual({ reason: reason.value });
    expect(effects).toEqual([expect.objectContaining({ title })]);
  });

  it('shows at the field what the server refuses of it', () => {
    const refusal = failing.refused(422, 'Invalid.', { reason: 'Too long.' });
    const { snapshot, effects } = run([...cancelling, rejected('cancelMeeting', refusal)]);
    expect(snapshot.value).toBe('confirmingCancellation');
    expect(snapshot.context.problems).toEqual({ reason: 'Too long.' });
    expect(effects).toEqual([]);
  });

  it('begins anew after it was left', () => {
    const { snapshot } = run([loaded(), cancel, reason, { type: 'decision.cancel' }, cancel]);
    expect(snapshot.context.values).toEqual({ reason: '' });
  });
});

describe('every path', () => {
  const paths = pathsOf(meetingsMachine, {
    input,
    // What guards ask: the time, whether there is anything to choose from, and the reason.
    tell: ({ context: { now, cards, values } }) => `${now} ${cards.length > 0} ${values.reason}`,
    events: [
      loaded(),
      nothing,
      failure,
      { type: 'list.retry' },
      tick(10 * minute),
      save,
      settled('getMeetingInvitation'),
      rejected('getMeetingInvitation', failing.network),
      cancel,
      reason,
      confirm,
      { type: 'decision.cancel' },
      settled('cancelMeeting'),
      rejected('cancelMeeting', failing.network),
      rejected('cancelMeeting', failing.refused(409)),
    ],
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(meetingsMachine, input, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(meetingsSnapshots)));
  });
});
