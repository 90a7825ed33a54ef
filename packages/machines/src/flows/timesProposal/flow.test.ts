import { describe, expect, it } from 'vitest';

import { asked, failing, rejected, replay } from '../../testing/replay.ts';
import { meeting, proposedMeeting } from '../../testing/sampleMeetings.ts';
import { proposalFailure } from './failures.ts';
import type { ProposalValues } from './flow.ts';
import { timesProposalMachine as machine } from './flow.ts';
import { change, clear, filled, first, input, propose, second, sent } from './scenarios.ts';

type Events = NonNullable<Parameters<typeof replay<typeof machine>>[2]>;

const run = (events: Events, given = input) => replay(machine, given, events);
const toast = (title: string, description: string, tone = 'critical') => ({ type: 'toast', tone, title, description });
const invalid = toast('Validation Error', 'Please fix the errors before sending these times.');
const third: Events = [change('thirdDate', '2026-11-27'), change('thirdTime', '09:00')];

describe('the form', () => {
  it('begins empty, in the zone of the meeting', () => {
    expect(run([]).snapshot.context.values).toMatchObject({
      firstDate: null,
      thirdTime: null,
      timezone: 'Europe/Paris',
      note: '',
    });
  });

  it('begins with what is proposed already and still to come', () => {
    const values = (now: string) =>
      run([], { meeting: proposedMeeting, now: Date.parse(now), draft: null }).snapshot.context.values;
    expect(values('2026-11-20T09:00:00Z')).toEqual({
      firstDate: '2026-11-25',
      firstTime: '10:00',
      secondDate: '2026-11-26',
      secondTime: '16:30',
      thirdDate: null,
      thirdTime: null,
      timezone: 'Europe/Paris',
      note: 'I am on a train that afternoon.',
    });
    expect(values('2026-11-25T09:00:00Z')).toMatchObject({ firstDate: '2026-11-26', secondDate: null });
  });

  it('goes on with what was chosen before', () => {
    const draft: ProposalValues = run(filled).snapshot.context.values;
    expect(run([], { ...input, draft }).snapshot.context.values).toEqual(draft);
  });

  it('moves the times below up when one is taken out', () => {
    const { values } = run([...first, ...second, ...third, clear(1)]).snapshot.context;
    expect(values).toMatchObject({
      firstDate: '2026-11-25',
      secondDate: '2026-11-27',
      secondTime: '09:00',
      thirdDate: null,
      thirdTime: null,
    });
  });

  it('has nothing to take out of a row that is empty', () => {
    expect(run(first).snapshot.can(clear(1))).toBe(false);
    expect(run([...first, change('secondTime', '10:00')]).snapshot.can(clear(1))).toBe(true);
    expect(run([...first, ...second]).snapshot.can(clear(2))).toBe(false);
  });

  it.each<[string, Events, Partial<Record<keyof ProposalValues, string>>]>([
    ['there is none', [], { firstDate: 'Meeting date is required', firstTime: 'Meeting time is required' }],
    [
      'only the second is there',
      second,
      { firstDate: 'Meeting date is required', firstTime: 'Meeting time is required' },
    ],
    [
      'the second is half there',
      [...first, change('secondDate', '2026-11-26')],
      { secondTime: 'Meeting time is required' },
    ],
    ['the third is half there', [...first, change('thirdTime', '10:00')], { thirdDate: 'Meeting date is required' }],
    [
      'a day is past',
      [...first, change('firstDate', '2026-11-19')],
      { firstDate: 'Meeting date cannot be in the past' },
    ],
    [
      'a time has passed meanwhile',
      [...first, { type: 'clock.tick', now: Date.parse('2026-11-25T09:00:00Z') }],
      { firstTime: 'This time has already passed today. Please choose a later time.' },
    ],
    [
      'it is that of the meeting',
      [change('firstDate', '2026-11-24'), change('firstTime', '14:30')],
      { firstTime: 'The meeting is at this time already.' },
    ],
    [
      'it is that of the meeting on another clock',
      [change('timezone', 'UTC'), change('firstDate', '2026-11-24'), change('firstTime', '13:30')],
      { firstTime: 'The meeting is at this time already.' },
    ],
    [
      'two are the same',
      [...first, change('thirdDate', '2026-11-25'), change('thirdTime', '10:00')],
      { thirdTime: 'You have chosen this time above already.' },
    ],
    [
      'clocks go forward over it',
      [change('firstDate', '2027-03-28'), change('firstTime', '02:30')],
      {
        firstTime: 'The clocks in Paris go forward over 02:30 on that day. Please choose another time, such as 03:30.',
      },
    ],
    [
      'the note is too long',
      [...first, change('note', 'x'.repeat(1001))],
      { note: 'Use at most 1,000 characters here.' },
    ],
  ])('says what is wrong, and sends nothing, where %s', (_, events, problems) => {
    const { snapshot, effects } = run([...events, propose]);
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context.problems).toEqual(problems);
    expect(effects).toEqual([invalid]);
  });

  it('judges the times by the zone: another one ends what was said about them, not about the note', () => {
    const wrong: Events = [change('note', 'x'.repeat(1001)), propose];
    expect(run([...wrong, change('timezone', 'UTC')]).snapshot.context.problems).toEqual({
      note: 'Use at most 1,000 characters here.',
    });
    expect(run([propose, change('timezone', 'UTC')]).snapshot.context.problems).toEqual({});
    expect(run([...first, change('secondDate', '2026-11-26'), propose, clear(1)]).snapshot.context.problems).toEqual(
      {},
    );
  });
});

describe('proposing', () => {
  it('sends the times that were chosen over the version that was seen, once', () => {
    const { snapshot } = run([...filled, propose]);
    expect(asked(snapshot, 'proposeMeetingTimes')).toEqual({
      params: { meetingId: meeting.id },
      ifMatch: meeting.etag,
      body: {
        times: [
          { meetingDate: '2026-11-25', meetingTime: '10:00' },
          { meetingDate: '2026-11-26', meetingTime: '16:30' },
        ],
        timezone: 'Europe/Paris',
        note: 'I am on a train that afternoon.',
      },
    });
    for (const event of [propose, clear(1)]) expect(snapshot.can(event)).toBe(false);
    expect(asked(run([...first, propose]).snapshot, 'proposeMeetingTimes')).toMatchObject({ body: { note: null } });
  });

  it('says that it is done', () => {
    const { snapshot, effects } = run([...filled, propose, sent]);
    expect(snapshot.value).toBe('proposed');
    expect(effects).toEqual([
      toast('Times Sent', 'We have emailed the client. The meeting stays as it is until they accept.', 'positive'),
      { type: 'projects.change' },
    ]);
  });

  it.each([404, 409, 412])('ends with the words of the server where it was overtaken (%i)', (status) => {
    const { snapshot, effects } = run([
      ...filled,
      propose,
      rejected('proposeMeetingTimes', failing.refused(status, 'It has begun.')),
    ]);
    expect(snapshot.value).toBe('overtaken');
    expect(effects).toEqual([toast('Error Suggesting Times', 'It has begun.'), { type: 'projects.change' }]);
  });

  it.each([
    [{ times: 'These have passed.' }, { firstTime: 'These have passed.' }],
    [{ note: 'Too long.', colour: 'No.' }, { note: 'Too long.' }],
  ])('keeps everything after a failure, and marks what the server refused: %o', (fields, problems) => {
    const { snapshot, effects } = run([
      ...filled,
      propose,
      rejected('proposeMeetingTimes', failing.refused(422, 'No.', fields)),
    ]);
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context).toMatchObject({ values: run(filled).snapshot.context.values, refusals: 1 });
    expect(snapshot.context.problems).toEqual(problems);
    expect(effects).toEqual([invalid]);
  });
});

describe('what a failure says', () => {
  const title = 'Error Suggesting Times';
  it.each([
    [failing.refused(422, 'No.', { times: 'No.' }), invalid],
    [failing.refused(429, 'Too many meetings.'), toast(title, 'Too many meetings.')],
    [failing.network, toast('Network error', 'Unable to connect to the server. Please try again.')],
    [failing.unexpected, toast(title, 'Failed to send these times. Please try again.')],
  ])('is plain: %o', (error, expected) => {
    expect(proposalFailure(error)).toEqual(expected);
  });
});
