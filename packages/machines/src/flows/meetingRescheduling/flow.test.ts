import { describe, expect, it } from 'vitest';

import { asked, failing, rejected, replay } from '../../testing/replay.ts';
import { meeting } from '../../testing/sampleMeetings.ts';
import { reschedulingFailure } from './failures.ts';
import type { ReschedulingValues } from './flow.ts';
import { meetingReschedulingMachine as machine } from './flow.ts';
import { change, filled, input, moved, reschedule } from './scenarios.ts';

type Events = NonNullable<Parameters<typeof replay<typeof machine>>[2]>;

const run = (events: Events, given = input) => replay(machine, given, events);
const toast = (title: string, description: string, tone = 'critical') => ({ type: 'toast', tone, title, description });
const invalid = toast('Validation Error', 'Please fix the errors before rescheduling the meeting.');
const unchanged = 'The meeting is like this already. Choose another time, duration or link.';
const reason = change('reason', 'A colleague is ill.');

describe('the form', () => {
  it('begins with the meeting as it is, without a reason, and looks its time up', () => {
    const { snapshot } = run([]);
    expect(snapshot.context.values).toEqual({
      meetingDate: '2026-11-24',
      meetingTime: '14:30',
      timezone: 'Europe/Paris',
      duration: 60,
      googleMeetLink: meeting.googleMeetLink,
      reason: '',
    });
    expect(snapshot.value).toEqual({ editing: 'pausing' });
  });

  it('goes on with what was chosen before', () => {
    const draft: ReschedulingValues = { ...run(filled).snapshot.context.values, duration: 90 };
    expect(run([], { ...input, draft }).snapshot.context.values).toEqual(draft);
  });

  it.each<[string, Events, Partial<Record<keyof ReschedulingValues, string>>]>([
    ['nothing was changed', [reason], { meetingTime: unchanged }],
    [
      'nothing but spaces around the link',
      [reason, change('googleMeetLink', ` ${meeting.googleMeetLink} `)],
      { meetingTime: unchanged },
    ],
    ['there is no reason', [...filled, change('reason', '  ')], { reason: 'Please give a reason.' }],
    [
      'the reason is too long',
      [...filled, change('reason', 'x'.repeat(1001))],
      { reason: 'Use at most 1,000 characters here.' },
    ],
    ['there is no time', [...filled, change('meetingTime', null)], { meetingTime: 'Meeting time is required' }],
    [
      'the day is past',
      [...filled, change('meetingDate', '2026-11-19')],
      { meetingDate: 'Meeting date cannot be in the past' },
    ],
    [
      'clocks go forward over the time',
      [...filled, change('meetingDate', '2027-03-28'), change('meetingTime', '02:30')],
      {
        meetingTime:
          'The clocks in Paris go forward over 02:30 on that day. Please choose another time, such as 03:30.',
      },
    ],
    [
      'the link is none of theirs',
      [...filled, change('googleMeetLink', 'https://zoom.us.example.com/j/1')],
      { googleMeetLink: 'Please provide a valid Google Meet or Zoom link' },
    ],
    [
      'the meeting has begun',
      [reason, { type: 'clock.tick', now: Date.parse(meeting.startsAt) }],
      { meetingTime: 'This time has already passed today. Please choose a later time.' },
    ],
  ])('says what is wrong, and sends nothing, where %s', (_, events, problems) => {
    const { snapshot, effects } = run([...events, reschedule]);
    expect(snapshot.matches('editing')).toBe(true);
    expect(snapshot.context.problems).toEqual(problems);
    expect(effects).toEqual([invalid]);
  });

  it.each([
    change('meetingDate', '2026-11-25'),
    change('meetingTime', '15:00'),
    change('timezone', 'UTC'),
    change('duration', 30),
    change('googleMeetLink', 'https://zoom.us/j/1'),
  ])('is complete with one change and a reason, and forgets that there was none: %o', (one) => {
    expect(run([reason, reschedule, one]).snapshot.context.problems).toEqual({});
    expect(run([reason, one, reschedule]).snapshot.value).toBe('rescheduling');
  });
});

describe('rescheduling', () => {
  it('sends the whole meeting over the version that was seen, once', () => {
    const { snapshot } = run([...filled, reschedule]);
    expect(asked(snapshot, 'rescheduleMeeting')).toEqual({
      params: { meetingId: meeting.id },
      ifMatch: meeting.etag,
      body: {
        meetingDate: '2026-11-26',
        meetingTime: '10:00',
        timezone: 'Europe/Paris',
        duration: 60,
        googleMeetLink: meeting.googleMeetLink,
        reason: 'A colleague who should be there is ill that day.',
      },
    });
    expect(snapshot.can(reschedule)).toBe(false);
    expect(snapshot.can(reason as typeof reschedule)).toBe(false);
  });

  it.each([
    [null, 'We have sent the freelancer your reason and a new invitation.'],
    ['You have “Shop kick-off” at this time.', 'You have “Shop kick-off” at this time.'],
  ])('says that it is done, and what it overlaps: %s', (warning, description) => {
    const { snapshot, effects } = run([...filled, reschedule, moved(warning)]);
    expect(snapshot.value).toBe('rescheduled');
    expect(effects).toEqual([toast('Meeting Rescheduled', description, 'positive'), { type: 'projects.change' }]);
  });

  it.each([404, 409, 412])('ends with the words of the server where it was overtaken (%i)', (status) => {
    const { snapshot, effects } = run([
      ...filled,
      reschedule,
      rejected('rescheduleMeeting', failing.refused(status, 'It has begun.')),
    ]);
    expect(snapshot.value).toBe('overtaken');
    expect(effects).toEqual([toast('Error Rescheduling Meeting', 'It has begun.'), { type: 'projects.change' }]);
  });
});

describe('what a failure says', () => {
  const title = 'Error Rescheduling Meeting';
  it.each([
    [failing.refused(422, 'No.', { meetingTime: 'It has passed.' }), invalid],
    [failing.refused(429, 'Too many meetings.'), toast(title, 'Too many meetings.')],
    [failing.network, toast('Network error', 'Unable to connect to the server. Please try again.')],
    [failing.unexpected, toast(title, 'Failed to reschedule the meeting. Please try again.')],
  ])('is plain: %o', (error, expected) => {
    expect(reschedulingFailure(error)).toEqual(expected);
  });
});
