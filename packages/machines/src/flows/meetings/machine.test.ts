import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { cancelledMeeting, endedMeeting, liveMeeting, meeting, meetings } from '../../testing/sampleMeetings.ts';
import { pagination } from '../../testing/samples.ts';
import { meetingsMachine } from './machine.ts';
import { failure, input, loaded, meetingsSnapshots, nothing, ofFreelancer, save, tick } from './snapshots.ts';

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

describe('every path', () => {
  const paths = pathsOf(meetingsMachine, {
    input,
    events: [
      loaded(),
      nothing,
      failure,
      { type: 'list.retry' },
      tick(10 * minute),
      save,
      settled('getMeetingInvitation'),
      rejected('getMeetingInvitation', failing.network),
    ],
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(meetingsMachine, input, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(meetingsSnapshots)));
  });
});
