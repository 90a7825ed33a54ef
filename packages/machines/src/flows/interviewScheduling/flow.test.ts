import { describe, expect, it } from 'vitest';

import { asked, failing, rejected, replay } from '../../testing/replay.ts';
import { schedulingFailure } from './failures.ts';
import type { InterviewValues } from './flow.ts';
import { interviewDefaults, interviewSchedulingMachine as machine } from './flow.ts';
import { answered, booked, change, complete, filled, free, input, quiet, schedule, unanswered } from './scenarios.ts';

type Events = NonNullable<Parameters<typeof replay<typeof machine>>[2]>;

const run = (events: Events, draft: InterviewValues | null = null) => replay(machine, { ...input, draft }, events);
const toast = (title: string, description: string, tone = 'critical') => ({ type: 'toast', tone, title, description });
const invalid = toast('Validation Error', 'Please fix the errors before scheduling the interview.');
const lost = rejected('scheduleMeeting', failing.network);

describe('the form', () => {
  it('begins as the specification says', () => {
    expect(run([]).snapshot.context.values).toEqual({
      googleMeetLink: '',
      meetingDate: null,
      meetingTime: null,
      timezone: 'UTC',
      duration: 60,
      meetingType: 'INTERVIEW',
      meetingTitle: 'Application Interview',
      meetingDescription: '',
    });
  });

  it('goes on with what was chosen before, and looks its time up', () => {
    const { snapshot } = run([], complete);
    expect(snapshot.context.values).toEqual(complete);
    expect(snapshot.value).toEqual({ editing: 'pausing' });
  });

  it('is reset to its defaults', () => {
    const { snapshot } = run([
      ...filled,
      quiet,
      answered(free),
      change('meetingTitle', ''),
      schedule,
      { type: 'form.reset' },
    ]);
    expect(snapshot.value).toEqual({ editing: 'unplanned' });
    expect(snapshot.context).toMatchObject({ values: interviewDefaults, conflicts: null });
    expect(snapshot.context.problems).toEqual({});
  });

  it('names every field that is missing, says so once, and sends nothing', () => {
    const { snapshot, effects } = run([change('meetingTitle', ' '), schedule]);
    expect(snapshot.context.problems).toEqual({
      googleMeetLink: 'Meeting link is required',
      meetingDate: 'Meeting date is required',
      meetingTime: 'Meeting time is required',
      meetingTitle: 'Meeting title is required',
    });
    expect(effects).toEqual([invalid]);
    expect(snapshot.value).toEqual({ editing: 'unplanned' });
  });

  const link = { googleMeetLink: 'Please provide a valid Google Meet or Zoom link' };
  const past = { meetingDate: 'Meeting date cannot be in the past' };
  const passed = { meetingTime: 'This time has already passed today. Please choose a later time.' };
  it.each<[Events, Partial<Record<keyof InterviewValues, string>>]>([
    [[change('googleMeetLink', 'https://zoom.us.evil.example/j/1')], link],
    [[change('googleMeetLink', 'http://zoom.us/j/1')], link],
    [
      [change('googleMeetLink', `https://zoom.us/${'x'.repeat(500)}`)],
      { googleMeetLink: 'Use at most 500 characters here.' },
    ],
    [[change('meetingTitle', 'x'.repeat(151))], { meetingTitle: 'Use at most 150 characters here.' }],
    [[change('meetingDescription', 'x'.repeat(2001))], { meetingDescription: 'Use at most 2,000 characters here.' }],
    [[change('meetingDate', '2026-11-19')], past],
    // It is the 21st in Tokyo from 15:00 UTC on.
    [
      [
        { type: 'clock.tick', now: Date.parse('2026-11-20T15:00:00Z') },
        change('timezone', 'Asia/Tokyo'),
        change('meetingDate', '2026-11-20'),
      ],
      past,
    ],
    [
      [change('meetingDate', '2026-11-19'), change('meetingTime', null)],
      { ...past, meetingTime: 'Meeting time is required' },
    ],
    [[change('meetingDate', '2026-11-20'), change('meetingTime', null)], { meetingTime: 'Meeting time is required' }],
    [[change('meetingDate', '2026-11-20'), change('meetingTime', '10:00')], passed],
    [
      [
        change('meetingDate', '2026-11-20'),
        change('meetingTime', '10:01'),
        { type: 'clock.tick', now: input.now + 60_000 },
      ],
      passed,
    ],
    [
      [change('meetingDate', '2027-03-28'), change('meetingTime', '02:30')],
      {
        meetingTime:
          'The clocks in Paris go forward over 02:30 on that day. Please choose another time, such as 03:30.',
      },
    ],
  ])('says what is wrong: %o', (changes, problems) => {
    const { snapshot, effects } = run([...filled, ...changes, schedule]);
    expect(snapshot.matches('editing')).toBe(true);
    expect(snapshot.context.problems).toEqual(problems);
    expect(effects).toEqual([invalid]);
  });

  it('forgets what was wrong with a field when it is edited', () => {
    const wrong: Events = [change('meetingTitle', ''), schedule];
    expect(run([...wrong, change('meetingTitle', 'Talk')]).snapshot.context.problems).not.toHaveProperty(
      'meetingTitle',
    );
    expect(run([...wrong, change('meetingTitle', 'Talk')]).snapshot.context.problems).toHaveProperty('googleMeetLink');
  });

  it('judges day, time and zone together: another of them ends what was said about the others', () => {
    const skipped: Events = [...filled, change('meetingDate', '2027-03-28'), change('meetingTime', '02:30'), schedule];
    for (const other of [
      change('timezone', 'UTC'),
      change('meetingDate', '2027-03-29'),
      change('meetingTime', '03:30'),
    ]) {
      expect(run([...skipped, other]).snapshot.context.problems).toEqual({});
    }
    // What is missing stays missing.
    expect(run([schedule, change('timezone', 'Asia/Tokyo')]).snapshot.context.problems).toHaveProperty('meetingDate');
  });
});

describe('overlaps', () => {
  const chosen: Events = [...filled, quiet];

  it('are looked up once the time stands still', () => {
    expect(run(filled).snapshot.value).toEqual({ editing: 'pausing' });
    expect(asked(run(chosen).snapshot, 'getMeetingConflicts')).toEqual({
      params: {
        applicationId: input.applicationId,
        meetingDate: '2026-11-25',
        meetingTime: '14:30',
        timezone: 'Europe/Paris',
        duration: 60,
      },
    });
    expect(run([...chosen, answered(free)]).snapshot.context).toMatchObject({
      conflicts: free,
      freelancerTimezone: 'Europe/Lisbon',
    });
  });

  it.each([
    change('meetingDate', '2026-11-26'),
    change('meetingTime', '15:00'),
    change('timezone', 'UTC'),
    change('duration', 30),
  ])('are forgotten and looked up again after %o, where the freelancer is stays known', (other) => {
    const { snapshot } = run([...chosen, answered(free), other]);
    expect(snapshot.value).toEqual({ editing: 'pausing' });
    expect(snapshot.context).toMatchObject({ conflicts: null, freelancerTimezone: 'Europe/Lisbon' });
  });

  it('are not looked up again for what has no time', () => {
    const { snapshot } = run([...chosen, answered(free), change('meetingTitle', 'A talk')]);
    expect(snapshot.value).toEqual({ editing: 'checked' });
  });

  it.each([change('meetingDate', null), change('meetingTime', null), change('meetingDate', '2026-11-01')])(
    'are not looked up without a time to come: %o',
    (other) => {
      expect(run([...chosen, answered(free), other]).snapshot.value).toEqual({ editing: 'unplanned' });
    },
  );

  it('never hold up the form', () => {
    for (const events of [filled, chosen, [...chosen, unanswered]])
      expect(run(events).snapshot.can(schedule)).toBe(true);
    expect(run([...chosen, unanswered]).effects).toEqual([]);
    expect(run([...chosen, unanswered, { type: 'conflicts.retry' }]).snapshot.value).toEqual({ editing: 'checking' });
  });
});

describe('scheduling', () => {
  it('sends trimmed texts, the rest as it was chosen, once at a time', () => {
    const { snapshot } = run([...filled, change('googleMeetLink', ` ${complete.googleMeetLink} `), schedule]);
    expect(asked(snapshot, 'scheduleMeeting')).toEqual({
      params: { applicationId: input.applicationId },
      idempotencyKey: 'a-key-of-this-form',
      body: complete,
    });
    for (const event of [schedule, { type: 'form.reset' }, change('meetingTitle', 'Other')] as const)
      expect(snapshot.can(event as typeof schedule)).toBe(false);
    expect(
      asked(run([...filled, change('meetingDescription', ' '), schedule]).snapshot, 'scheduleMeeting'),
    ).toMatchObject({
      body: { meetingDescription: null },
    });
  });

  it.each([
    [null, 'The invitation is on its way by email.'],
    ['This overlaps your meeting "Shop kick-off".', 'This overlaps your meeting "Shop kick-off".'],
  ])('says that it is done, and what it overlaps: %s', (warning, description) => {
    const { snapshot, effects } = run([...filled, schedule, booked(warning)]);
    expect(snapshot.value).toBe('scheduled');
    expect(effects).toEqual([toast('Interview Scheduled Successfully', description, 'positive')]);
  });

  it.each([409, 404])('ends with the words of the server where it was overtaken (%i)', (status) => {
    const error = failing.refused(status, 'This application has a meeting already.');
    const { snapshot, effects } = run([...filled, schedule, rejected('scheduleMeeting', error)]);
    expect(snapshot.value).toBe('overtaken');
    expect(effects).toEqual([
      toast('Error Scheduling Interview', 'This application has a meeting already.'),
      { type: 'projects.change' },
    ]);
    expect(snapshot.context.values).toEqual(complete);
  });

  it('keeps everything after a failure, marks what the server refused, and looks the time up again', () => {
    const error = failing.refused(422, 'No.', { meetingTime: 'It has passed.', colour: 'No.' });
    const { snapshot, effects } = run([...filled, quiet, answered(free), schedule, rejected('scheduleMeeting', error)]);
    expect(snapshot.value).toEqual({ editing: 'pausing' });
    expect(snapshot.context).toMatchObject({
      values: complete,
      problems: { meetingTime: 'It has passed.' },
      conflicts: free,
    });
    expect(effects).toEqual([invalid]);
  });

  it('books once when an answer was lost, and anew when something else is wanted', () => {
    const key = (events: Events) =>
      asked(run([...filled, schedule, lost, ...events, schedule]).snapshot, 'scheduleMeeting');
    expect(key([])).toMatchObject({ idempotencyKey: 'a-key-of-this-form' });
    expect(key([change('meetingTitle', `${complete.meetingTitle} `)])).toMatchObject({
      idempotencyKey: 'a-key-of-this-form',
    });
    expect(key([change('meetingTime', '15:00')])).toMatchObject({ idempotencyKey: 'a-key-of-this-form-2' });
  });
});

describe('what a failure says', () => {
  it.each([
    [failing.refused(422, 'No.', { meetingTitle: 'No.' }), invalid.title, invalid.description],
    [failing.refused(429, 'Please wait a minute.'), 'Error Scheduling Interview', 'Please wait a minute.'],
    [failing.refused(500), 'Error Scheduling Interview', 'Failed to schedule interview. Please try again.'],
    [failing.network, 'Network error', 'Unable to connect to the server. Please try again.'],
    [failing.unreadable, 'Server error', 'The server returned an invalid response. Please try again later.'],
    [failing.unexpected, 'Error Scheduling Interview', 'Failed to schedule interview. Please try again.'],
  ])('%o', (error, title, description) => {
    expect(schedulingFailure(error)).toEqual(toast(title, description));
  });
});
