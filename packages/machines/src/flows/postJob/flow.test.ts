import { describe, expect, it } from 'vitest';

import type { FieldChange } from '../../kit/forms.ts';
import type { JobValues } from '../../kit/jobForm.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { postedProject } from '../../testing/samples.ts';
import { postFailure, readFailure } from './failures.ts';
import { postJobMachine } from './flow.ts';
import { again, complete, filled, input } from './scenarios.ts';

const post = { type: 'job.post' } as const;
const done = settled('createProject', postedProject);
const toast = (title: string, description: string, tone = 'critical') => ({ type: 'toast', tone, title, description });
const change = <Name extends keyof JobValues>(name: Name, value: JobValues[Name]) =>
  // The pair is one of the union's, name by name.
  ({ type: 'field.change', name, value }) as FieldChange<JobValues>;

describe('posting a job', () => {
  it('asks for everything that is missing, in the order of the form', () => {
    const { snapshot, effects } = replay(postJobMachine, input, [post]);
    expect(snapshot.value).toBe('editing');
    expect(Object.entries(snapshot.context.problems)).toEqual([
      ['title', 'Please enter a job title.'],
      ['description', 'Please enter a job description.'],
      ['skillsRequired', 'Please select at least one skill.'],
      ['budgetMin', 'Please enter both minimum and maximum budget.'],
      ['budgetMax', 'Please enter both minimum and maximum budget.'],
      ['duration', 'Please select a project duration.'],
    ]);
    expect(effects).toEqual([]);
  });

  const tooSmall = 'Maximum budget must be at least the minimum budget.';
  const invalid = 'Please enter valid budget amounts.';
  const both = 'Please enter both minimum and maximum budget.';
  it.each<[FieldChange<JobValues>[], Partial<Record<keyof JobValues, string>>]>([
    [[change('title', '  ')], { title: 'Please enter a job title.' }],
    [[change('title', 'x'.repeat(151))], { title: 'Use at most 150 characters here.' }],
    [[change('description', '\n')], { description: 'Please enter a job description.' }],
    [[change('skillsRequired', [])], { skillsRequired: 'Please select at least one skill.' }],
    [[change('skillsRequired', Array(31).fill('Go'))], { skillsRequired: 'Please select at most 30 skills.' }],
    [[change('budgetMin', '')], { budgetMin: both }],
    [[change('budgetMax', ' ')], { budgetMax: both }],
    [[change('budgetMin', 'little')], { budgetMin: invalid }],
    [[change('budgetMin', '0')], { budgetMin: invalid }],
    [[change('budgetMax', '10,000,001')], { budgetMax: invalid }],
    [[change('budgetMax', '-1')], { budgetMax: invalid }],
    [[change('budgetMax', '2,499.99')], { budgetMax: tooSmall }],
    [[change('budgetMax', '0')], { budgetMax: invalid }],
    [[change('duration', null)], { duration: 'Please select a project duration.' }],
  ])('names what is wrong: %o', (changes, problems) => {
    const { snapshot } = replay(postJobMachine, input, [...filled, ...changes, post]);
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context.problems).toEqual(problems);
  });

  it('finds everything at once, the range included', () => {
    const { snapshot } = replay(postJobMachine, input, [
      change('budgetMin', '900'),
      change('budgetMax', '800'),
      change('skillsRequired', ['Go']),
      post,
    ]);
    expect(Object.keys(snapshot.context.problems)).toEqual(['title', 'description', 'budgetMax', 'duration']);
  });

  it('sends trimmed texts and amounts as numbers, however they were typed', () => {
    const { snapshot } = replay(postJobMachine, input, [
      ...filled,
      change('title', ' A shop '),
      change('budgetMin', '$ 2,500.50'),
      change('budgetMax', '1 000 000'),
      post,
    ]);
    expect(asked(snapshot, 'createProject')).toEqual({
      idempotencyKey: 'a-key-of-this-form',
      body: {
        title: 'A shop',
        description: complete.description,
        skillsRequired: complete.skillsRequired,
        budgetMin: 2500.5,
        budgetMax: 1_000_000,
        duration: '2-3 months',
      },
    });
  });

  it('sends a fixed price as the same amount twice', () => {
    const { snapshot } = replay(postJobMachine, input, [...filled, change('budgetMax', '2,500.00'), post]);
    expect(asked(snapshot, 'createProject')).toMatchObject({ body: { budgetMin: 2500, budgetMax: 2500 } });
  });

  it('says that the job is live and leaves for the dashboard', () => {
    const { snapshot, effects } = replay(postJobMachine, input, [...filled, post, done]);
    expect(snapshot.status).toBe('done');
    expect(effects).toEqual([
      toast(
        'Job Posted Successfully!',
        'Your job has been posted and is now live for freelancers to apply.',
        'positive',
      ),
      { type: 'navigate', to: 'clientDashboard' },
    ]);
  });

  it('drops a complaint about the range when either budget is edited', () => {
    const inverted = [...filled, change('budgetMax', '1'), post];
    for (const edit of [change('budgetMin', '0.5'), change('budgetMax', '5000')]) {
      expect(replay(postJobMachine, input, [...inverted, edit]).snapshot.context.problems).toEqual({});
    }
    const missing = [...filled, change('budgetMax', ''), post, change('budgetMin', '1')];
    expect(replay(postJobMachine, input, missing).snapshot.context.problems).toEqual({ budgetMax: both });
  });

  it('goes on with what was typed before', () => {
    expect(replay(postJobMachine, { ...input, draft: complete }).snapshot.context.values).toEqual(complete);
  });

  it('posts once when an answer was lost, and anew when the job has changed since', () => {
    const lost = [...filled, post, rejected('createProject', failing.network)];
    const sent = (events: Parameters<typeof replay<typeof postJobMachine>>[2]) =>
      asked(replay(postJobMachine, input, events).snapshot, 'createProject');
    expect(sent([...lost, post])).toMatchObject({ idempotencyKey: 'a-key-of-this-form' });
    expect(sent([...lost, change('title', `${complete.title} `), post])).toMatchObject({
      idempotencyKey: 'a-key-of-this-form',
    });
    expect(sent([...lost, change('title', 'Two shops'), post])).toMatchObject({
      idempotencyKey: 'a-key-of-this-form-2',
    });
  });
});

describe('posting a job again', () => {
  const read = settled('getClientProject', { ...postedProject, budgetMin: 750, budgetMax: 750.5 });
  const lost = rejected('getClientProject', failing.network);

  it('begins with everything that the earlier post said', () => {
    const reading = replay(postJobMachine, again).snapshot;
    expect(reading.value).toBe('reading');
    expect(asked(reading, 'getClientProject')).toEqual({ params: { projectId: postedProject.id } });
    const { snapshot } = replay(postJobMachine, again, [read, post]);
    const { title, description, skillsRequired, duration } = postedProject;
    const body = { title, description, skillsRequired, duration, budgetMin: 750, budgetMax: 750.5 };
    expect(asked(snapshot, 'createProject')).toMatchObject({ body });
  });

  it('goes on with what was typed before, and reads nothing over it', () => {
    const { snapshot } = replay(postJobMachine, { ...again, draft: complete });
    expect({ value: snapshot.value, values: snapshot.context.values }).toEqual({ value: 'editing', values: complete });
  });

  it('says that the earlier post could not be read, and tries again or begins with an empty form', () => {
    const { snapshot, effects } = replay(postJobMachine, again, [lost]);
    expect(snapshot.value).toBe('unread');
    expect(effects).toEqual([readFailure(failing.network)]);
    expect(replay(postJobMachine, again, [lost, { type: 'post.retry' }, read]).snapshot.context.values.title).toBe(
      postedProject.title,
    );
    const cleared = replay(postJobMachine, again, [lost, { type: 'form.clear' }]).snapshot;
    expect({ value: cleared.value, title: cleared.context.values.title }).toEqual({ value: 'editing', title: '' });
  });
});

describe('what a failed post says', () => {
  it.each([
    [failing.refused(429, 'Please wait a minute.'), 'Error', 'Please wait a minute.'],
    [failing.refused(500), 'Error', 'Failed to post job. Please try again.'],
    [failing.network, 'Network error', 'Unable to connect to the server. Please try again.'],
    [failing.unreadable, 'Server error', 'The server returned an invalid response. Please try again later.'],
    [failing.unexpected, 'Error', 'Failed to post job. Please try again.'],
  ])('%o', (error, title, description) => {
    expect(postFailure(error)).toEqual(toast(title, description));
  });
});
