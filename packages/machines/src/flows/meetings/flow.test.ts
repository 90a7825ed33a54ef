import { describe, expect, it } from 'vitest';

import { pagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import {
  cancelledMeeting,
  endedMeeting,
  liveMeeting,
  meeting,
  meetings,
  proposedMeeting,
} from '../../testing/sampleMeetings.ts';
import { cardAt } from '../meetingPhase/flow.ts';
import { meetingsMachine } from './flow.ts';
import {
  accept,
  cancel,
  confirm,
  confirmMeeting,
  failure,
  input,
  keep,
  loaded,
  nothing,
  ofFreelancer,
  proposed,
  reason,
  save,
  tick,
} from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof meetingsMachine>[], given = input) =>
  replay(meetingsMachine, given, events);

const cardsOf = ({ snapshot }: ReturnType<typeof run>) =>
  snapshot.context.cards.map(({ value, context }) => [context.meeting.title, value]);

const minute = 60_000;

describe('reading meetings', () => {
  it('lists the page of the address', () => {
    const { snapshot } = run([], { ...input, address: { page: 2 } });
    expect(asked(snapshot, 'listMeetings')).toEqual({ params: { page: 2 } });
    expect(run([loaded]).snapshot.value).toBe('listed');
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
    expect(cardsOf(run([loaded]))).toEqual(meetings.map((one) => [one.title, cardAt(one, input.now).value]));
    expect(cardsOf(run([loaded]))[0]).toEqual([liveMeeting.title, 'live']);
  });

  it('keep the order of the phases, whatever the order of the answer', () => {
    const answer = settled('listMeetings', {
      meetings: meetings.toReversed(),
      pagination: pagination(meetings.length, 1, 50),
    });
    expect(cardsOf(run([answer]))).toEqual(cardsOf(run([loaded])));
  });

  it('follow every tick, and move below when they are over', () => {
    const isAhead = ({ status, startsAt }: typeof meeting) =>
      status === 'SCHEDULED' && Date.parse(startsAt) > input.now;
    const below = meetings
      .filter((one) => !isAhead(one))
      .toSorted((one, other) => other.startsAt.localeCompare(one.startsAt));
    expect(cardsOf(run([loaded, tick(30 * minute)]))).toEqual([
      ...meetings.filter(isAhead).map(({ title }) => [title, 'upcoming']),
      ...below.map(({ title, status }) => [title, status === 'CANCELLED' ? 'cancelled' : 'ended']),
    ]);
  });

  it('are placed by the time when the answer comes, not by that when it was asked for', () => {
    expect(cardsOf(run([tick(30 * minute), loaded]))).toContainEqual([liveMeeting.title, 'ended']);
    expect(run([tick(30 * minute)]).snapshot.value).toBe('loading');
  });

  it('follow the clock while another page and a file are on their way', () => {
    const turned = { type: 'address.set', address: { page: 2 } } as const;
    expect(cardsOf(run([loaded, turned, tick(30 * minute)]))).toContainEqual([liveMeeting.title, 'ended']);
    expect(cardsOf(run([loaded, save, tick(30 * minute)]))).toContainEqual([liveMeeting.title, 'ended']);
  });
});

describe('a computer that slept', () => {
  it.each([2 * minute + 1, -2 * minute - 1])('has the list read again, after %d milliseconds', (gap) => {
    expect(run([loaded, tick(gap)]).snapshot.value).toBe('loading');
    expect(run([nothing, tick(gap)]).snapshot.value).toBe('loading');
    expect(run([loaded, tick(gap)]).snapshot.context.now).toBe(input.now + gap);
  });

  it.each([1000, 61_000, 2 * minute, -2 * minute])('does not for a tick that is %d late', (gap) => {
    expect(run([loaded, tick(gap)]).snapshot.value).toBe('listed');
    expect(run([nothing, tick(gap)]).snapshot.value).toBe('empty');
  });
});

describe('meetings that were changed by the other side', () => {
  const { address } = input;
  const heard = (given: typeof meetings, page = address) =>
    ({
      type: 'list.heard',
      address: page,
      list: { meetings: given, pagination: pagination(given.length, 1, 50) },
    }) as const;

  it('are shown in place, in their phases, and nothing is busy for it', () => {
    const { snapshot } = run([loaded, heard([cancelledMeeting])]);
    expect([snapshot.value, snapshot.hasTag('busy')]).toEqual(['listed', false]);
    expect(cardsOf({ ...run([loaded, heard([cancelledMeeting])]) })).toEqual([[cancelledMeeting.title, 'cancelled']]);
    expect(run([nothing, heard([meeting])]).snapshot.value).toBe('listed');
    expect(run([loaded, heard([])]).snapshot.value).toBe('empty');
  });

  it('wait while a question is asked, and are those of this page alone', () => {
    expect(run([loaded, cancel]).snapshot.can(heard([meeting]))).toBe(false);
    expect(run([loaded]).snapshot.can(heard([meeting], { page: 2 }))).toBe(false);
    expect(run([]).snapshot.can(heard([meeting]))).toBe(false);
  });
});

describe('the calendar file', () => {
  it('is fetched for its meeting, one at a time, and the list stays', () => {
    const { snapshot } = run([loaded, save]);
    expect(asked(snapshot, 'getMeetingInvitation')).toEqual({ params: { meetingId: meeting.id } });
    expect(snapshot.can(save)).toBe(false);
    const done = run([loaded, save, settled('getMeetingInvitation')]);
    expect(done.snapshot.value).toBe('listed');
    expect(done.snapshot.context.chosen).toBeNull();
    expect(done.effects).toEqual([]);
  });

  it('is of a meeting of the list', () => {
    expect(run([loaded]).snapshot.can({ ...save, meetingId: 'another' })).toBe(false);
  });

  it.each([
    [failing.network, 'Network error', 'Unable to connect to the server. Please try again.'],
    [failing.refused(404, 'This meeting does not exist.'), 'Error', 'This meeting does not exist.'],
    [failing.unexpected, 'Error', 'Failed to download the calendar file. Please try again.'],
  ])('can fail, which is said: %o', (error, title, description) => {
    const { snapshot, effects } = run([loaded, save, rejected('getMeetingInvitation', error)]);
    expect(snapshot.value).toBe('listed');
    expect(effects).toEqual([{ type: 'toast', tone: 'critical', title, description }]);
  });
});

describe('a cancellation', () => {
  const cancelling = [loaded, cancel, reason, confirm] as const;

  it.each([
    ['an upcoming meeting, by its client', input, meeting.id, 0, true],
    ['an upcoming meeting, declined by its freelancer', ofFreelancer, meeting.id, 0, true],
    ['a live meeting', input, liveMeeting.id, 0, false],
    ['an ended meeting', input, endedMeeting.id, 0, false],
    ['a cancelled meeting', input, cancelledMeeting.id, 0, false],
    ['a meeting of another page', input, 'another', 0, false],
    ['a meeting that has just begun', input, meeting.id, Date.parse(meeting.startsAt) - input.now, false],
  ])('is offered as the lifecycle has it: %s', (_, given, meetingId, later, isOffered) => {
    const steps = later === 0 ? [loaded] : [tick(later), loaded];
    expect(run(steps, given).snapshot.can({ type: 'meeting.cancel', meetingId })).toBe(isOffered);
  });

  it('asks for a reason before anything is sent', () => {
    const { snapshot } = run([loaded, cancel, confirm]);
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
    expect(snapshot.context.chosen).toBeNull();
    expect(effects).toEqual([
      expect.objectContaining({ tone: 'positive', title: 'Meeting Canceled' }),
      { type: 'projects.change' },
    ]);
  });

  it.each([404, 409, 412])('that was overtaken (%d) is followed by a new list and the server’s words', (status) => {
    const { snapshot, effects } = run([
      ...cancelling,
      rejected('cancelMeeting', failing.refused(status, 'It has begun.')),
    ]);
    expect(snapshot.value).toBe('loading');
    expect(effects).toEqual([
      expect.objectContaining({ title: 'Error', description: 'It has begun.' }),
      { type: 'projects.change' },
    ]);
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
    expect(effects).toEqual([expect.objectContaining({ title: 'Error', description: 'Invalid.' })]);
  });

  it('that is put off keeps its reason, also while a calendar file is fetched', () => {
    const left = [loaded, cancel, reason, { type: 'decision.cancel' }] as const;
    expect(run([...left, cancel]).snapshot.context.values).toEqual({ reason: reason.value });
    const saved = run([...left, { ...save, meetingId: endedMeeting.id }, settled('getMeetingInvitation'), cancel]);
    expect(saved.snapshot.context.values).toEqual({ reason: reason.value });
  });
});

describe('a proposed time', () => {
  const [one, other] = proposedMeeting.proposal?.times ?? [];
  it.each([
    ['by the client', input, proposedMeeting.id, one?.startsAt, true],
    ['the second of two', input, proposedMeeting.id, other?.startsAt, true],
    ['by the freelancer', ofFreelancer, proposedMeeting.id, one?.startsAt, false],
    ['that no one proposed', input, proposedMeeting.id, meeting.startsAt, false],
    ['of another meeting', input, meeting.id, one?.startsAt, false],
  ])('can be accepted as the lifecycle has it: %s', (_, given, meetingId, startsAt = '', isOffered) => {
    expect(run([proposed], given).snapshot.can({ type: 'proposal.accept', meetingId, startsAt })).toBe(isOffered);
  });

  it('cannot be accepted once it has passed, nor once the meeting has begun', () => {
    const late = { ...proposedMeeting, startsAt: '2026-11-30T09:00:00.000Z', endsAt: '2026-11-30T10:00:00.000Z' };
    const of = (listed: typeof meeting): typeof proposed =>
      settled('listMeetings', { meetings: [listed], pagination: pagination(1, 1, 50) });
    const past = tick(Date.parse(accept.startsAt) - input.now);
    expect(run([of(late)]).snapshot.can(accept)).toBe(true);
    expect(run([past, of(late)]).snapshot.can(accept)).toBe(false);
    expect(run([tick(Date.parse(proposedMeeting.startsAt) - input.now), proposed]).snapshot.can(accept)).toBe(false);
  });

  it('is accepted with one press, once, over the version that was seen', () => {
    const { snapshot } = run([proposed, accept]);
    expect(asked(snapshot, 'acceptMeetingProposal')).toEqual({
      params: { meetingId: proposedMeeting.id },
      body: { startsAt: accept.startsAt },
      ifMatch: proposedMeeting.etag,
    });
    expect(snapshot.can(accept)).toBe(false);
  });

  it.each([
    [null, 'We have sent the freelancer a new invitation.'],
    ['You have “Shop kick-off” at this time.', 'You have “Shop kick-off” at this time.'],
  ])('says what its meeting overlaps, and reads the list again: %s', (warning, description) => {
    const answer = settled('acceptMeetingProposal', { meeting: proposedMeeting, warning });
    const { snapshot, effects } = run([proposed, accept, answer]);
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context).toMatchObject({ chosen: null, acceptedTime: null });
    expect(effects).toEqual([
      { type: 'toast', tone: 'positive', title: 'Meeting Moved', description },
      { type: 'projects.change' },
    ]);
  });

  it.each([404, 409, 412])('that was overtaken (%d) is followed by a new list and the server’s words', (status) => {
    const { snapshot, effects } = run([
      proposed,
      accept,
      rejected('acceptMeetingProposal', failing.refused(status, 'It was changed.')),
    ]);
    expect(snapshot.value).toBe('loading');
    expect(effects[0]).toMatchObject({ title: 'Error', description: 'It was changed.' });
  });

  it('that could not be sent stays', () => {
    const { snapshot, effects } = run([proposed, accept, rejected('acceptMeetingProposal', failing.network)]);
    expect(snapshot.value).toBe('listed');
    expect(snapshot.can(accept)).toBe(true);
    expect(effects).toEqual([expect.objectContaining({ title: 'Network error' })]);
  });
});

describe('a reply', () => {
  const others = { ...cancel, meetingId: 'another' };

  it('of the freelancer confirms a meeting that waits for it, once', () => {
    expect(run([loaded]).snapshot.can(confirmMeeting)).toBe(false);
    expect(run([loaded], ofFreelancer).snapshot.can(confirmMeeting)).toBe(true);
    expect(run([loaded], ofFreelancer).snapshot.can({ ...others, type: 'meeting.confirm' })).toBe(false);
    const answered = settled('listMeetings', {
      meetings: [{ ...meeting, reply: 'CONFIRMED' as const }],
      pagination: pagination(1, 1, 50),
    });
    expect(run([answered], ofFreelancer).snapshot.can(confirmMeeting)).toBe(false);
    const begun = tick(Date.parse(meeting.startsAt) - input.now);
    expect(run([begun, loaded], ofFreelancer).snapshot.can(confirmMeeting)).toBe(false);
    const { snapshot } = run([loaded, confirmMeeting], ofFreelancer);
    expect(asked(snapshot, 'confirmMeeting')).toEqual({ params: { meetingId: meeting.id }, ifMatch: '"1"' });
    expect(snapshot.can(confirmMeeting)).toBe(false);
  });

  it('of the client says no to suggested times that are still to come', () => {
    expect(run([proposed]).snapshot.can(keep)).toBe(true);
    expect(run([proposed], ofFreelancer).snapshot.can(keep)).toBe(false);
    expect(run([loaded]).snapshot.can({ ...keep, meetingId: meeting.id })).toBe(false);
    const passed = settled('listMeetings', {
      meetings: [{ ...proposedMeeting, startsAt: '2026-11-30T09:00:00.000Z', endsAt: '2026-11-30T10:00:00.000Z' }],
      pagination: pagination(1, 1, 50),
    });
    const late = Date.parse('2026-11-27T09:00:00.000Z') - input.now;
    expect(run([tick(late), passed]).snapshot.can(keep)).toBe(false);
    const { snapshot } = run([proposed, keep]);
    expect(asked(snapshot, 'declineMeetingProposal')).toEqual({
      params: { meetingId: proposedMeeting.id },
      ifMatch: proposedMeeting.etag,
    });
  });

  it.each([
    [[loaded, confirmMeeting, settled('confirmMeeting')], ofFreelancer, 'Meeting Confirmed'],
    [[loaded, cancel, reason, confirm, settled('cancelMeeting')], ofFreelancer, 'Meeting Declined'],
    [[proposed, keep, settled('declineMeetingProposal')], input, 'The Time Stays'],
  ] as const)('is said, and the list is read again: %#', (events, given, title) => {
    const { snapshot, effects } = run([...events], given);
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context.chosen).toBeNull();
    expect(effects).toEqual([expect.objectContaining({ tone: 'positive', title }), { type: 'projects.change' }]);
  });

  it.each([
    [[loaded, confirmMeeting], 'confirmMeeting', ofFreelancer],
    [[proposed, keep], 'declineMeetingProposal', input],
  ] as const)('that fails leaves all as it was; overtaken, the list is read again: %#', (events, id, given) => {
    const failed = run([...events, rejected(id, failing.unexpected)], given);
    expect(failed.snapshot.value).toBe('listed');
    expect(failed.effects).toEqual([expect.objectContaining({ title: 'Error' })]);
    const overtaken = run([...events, rejected(id, failing.refused(412, 'It was changed.'))], given);
    expect(overtaken.snapshot.value).toBe('loading');
    expect(overtaken.effects[0]).toMatchObject({ description: 'It was changed.' });
  });
});
