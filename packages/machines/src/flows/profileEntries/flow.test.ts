import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay, settled } from '../../testing/replay.ts';
import { freelancerProfile as profile } from '../../testing/samples.ts';
import { entryKinds } from './entries.ts';
import type { EntryKind } from './flow.ts';
import { profileEntriesMachine } from './flow.ts';
import { editing, firstOf, inputOf, loaded } from './scenarios.ts';

type Event = ReplayEvent<typeof profileEntriesMachine>;

const run = (kind: EntryKind, events: readonly Event[]) => {
  const { snapshot, effects } = replay(profileEntriesMachine, inputOf(kind), events);
  return { snapshot, effects, state: snapshot.value, context: snapshot.context };
};
const save = { type: 'entry.save' } as const;
const change = (changes: Partial<Record<string, string>>): Event[] =>
  // Each pair is one of the union's.
  Object.entries(changes).map(([name, value]) => ({ type: 'field.change', name, value }) as Event);
const toast = (title: string, description: string, tone = 'critical') => ({ type: 'toast', tone, title, description });

const complete = {
  education: { institution: ' University of Lisbon ', degree: 'BSc', startYear: '2013', endYear: '' },
  experience: { title: 'Developer', company: 'Tidewater', startDate: '2018-03', endDate: '2020-01' },
  portfolio: { title: 'Ferry', technologies: 'React, , React,PostgreSQL', projectUrl: 'https://ferry.example' },
};
const sent = {
  education: { institution: 'University of Lisbon', degree: 'BSc', field: null, startYear: 2013, endYear: null },
  experience: {
    title: 'Developer',
    company: 'Tidewater',
    startDate: '2018-03-01',
    endDate: '2020-01-01',
    description: null,
  },
  portfolio: {
    title: 'Ferry',
    description: null,
    technologies: ['React', 'PostgreSQL'],
    projectUrl: 'https://ferry.example',
  },
};

describe.each(entryKinds)('the entries of %s', (kind) => {
  it('are those of the profile', () => {
    const own = kind === 'experience' ? profile.experienceEntries : profile[kind];
    expect(run(kind, [loaded]).context.entries?.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
  });

  it('get a new one, trimmed and typed, which is told', () => {
    const events: Event[] = [loaded, { type: 'entry.add' }, ...change(complete[kind]), save];
    expect(asked(run(kind, events).snapshot, 'saveEntry')).toEqual({
      id: null,
      entry: { kind, body: sent[kind] },
      image: null,
    });
    const { state, effects } = run(kind, [...events, settled('saveEntry')]);
    expect(state).toBe('loading');
    expect(effects).toEqual([toast('Profile Updated Successfully!', 'The entry is saved.', 'positive')]);
  });

  it('are changed one at a time, and saved under their id', () => {
    const { snapshot } = run(kind, [...editing(kind), save]);
    expect(asked(snapshot, 'saveEntry')).toMatchObject({ id: firstOf[kind], entry: { kind } });
    expect(snapshot.can({ type: 'entry.edit', id: firstOf[kind] })).toBe(false);
  });

  it('are asked for before they are removed', () => {
    const asking: Event[] = [loaded, { type: 'entry.remove', id: firstOf[kind] }];
    expect(run(kind, asking).state).toBe('confirming');
    expect(run(kind, [...asking, { type: 'decision.cancel' }]).state).toBe('listed');
    const { snapshot } = run(kind, [...asking, { type: 'decision.confirm' }]);
    expect(asked(snapshot, 'removeEntry')).toEqual({ kind, id: firstOf[kind] });
  });
});

describe('an entry that does not hold', () => {
  const year = 'Enter a year of four digits, such as 2013.';
  it.each([
    ['education', { institution: ' ' }, { institution: 'Enter the school or university.' }],
    ['education', { degree: '' }, { degree: 'Enter the degree.' }],
    ['education', { startYear: '13' }, { startYear: year }],
    ['education', { startYear: '1939' }, { startYear: year }],
    ['education', { endYear: 'now' }, { endYear: 'Enter a year of four digits, or leave it empty.' }],
    ['education', { endYear: '2012' }, { endYear: 'It ends before it begins.' }],
    ['experience', { title: '' }, { title: 'Enter the job title.' }],
    ['experience', { company: '' }, { company: 'Enter the company.' }],
    ['experience', { startDate: 'March' }, { startDate: 'Enter a year and month, such as 2018-03.' }],
    ['experience', { endDate: '2020-13' }, { endDate: 'Enter a year and month, or leave it empty.' }],
    ['experience', { endDate: '2018-02' }, { endDate: 'It ends before it begins.' }],
    ['portfolio', { title: '' }, { title: 'Enter a title.' }],
    ['portfolio', { projectUrl: 'ferry' }, { projectUrl: 'Enter the full address, starting with https://.' }],
    ['portfolio', { technologies: 'x'.repeat(51) }, { technologies: 'Use at most 50 characters for each.' }],
  ] as const)('is not sent: %s with %o', (kind, wrong, problems) => {
    const events: Event[] = [loaded, { type: 'entry.add' }, ...change(complete[kind]), ...change(wrong), save];
    const { state, context } = run(kind, events);
    expect(state).toBe('editing');
    expect(context.problems).toEqual(problems);
  });
});

it('sends a picture with a piece of the portfolio alone', () => {
  const image = { name: 'ferry.png', size: 1, type: 'image/png' };
  const chosen: Event[] = [...editing('portfolio'), { type: 'image.choose', image }, save];
  expect(asked(run('portfolio', chosen).snapshot, 'saveEntry')).toMatchObject({ image });
  expect(run('education', editing('education')).snapshot.can({ type: 'image.choose', image })).toBe(false);
});

describe('a piece of the portfolio', () => {
  const [first, second, third] = profile.portfolio.map(({ id }) => id);
  const move = (id: string | undefined, by: 1 | -1) => ({ type: 'entry.move', id: id ?? '', by }) as const;
  const order = (events: readonly Event[]) => run('portfolio', events).context.entries?.map(({ id }) => id);

  it('is moved one place up or down, and stands there once the server has it there', () => {
    const down: Event[] = [loaded, move(first, 1)];
    expect(asked(run('portfolio', down).snapshot, 'moveEntry')).toEqual({ id: first, place: 2 });
    expect(order(down)).toEqual([first, second, third]);
    const { state, effects } = run('portfolio', [...down, settled('moveEntry')]);
    expect(state).toBe('listed');
    expect(effects).toEqual([toast('Portfolio Reordered', 'The piece is number 2 of 3 now.', 'positive')]);
    expect(order([...down, settled('moveEntry')])).toEqual([second, first, third]);
    const up: Event[] = [loaded, move(third, -1)];
    expect(asked(run('portfolio', up).snapshot, 'moveEntry')).toEqual({ id: third, place: 2 });
    expect(order([...up, settled('moveEntry')])).toEqual([first, third, second]);
  });

  it('goes no further than the ends, and other entries go nowhere', () => {
    const { snapshot } = run('portfolio', [loaded]);
    expect([snapshot.can(move(first, -1)), snapshot.can(move(first, 1))]).toEqual([false, true]);
    expect([snapshot.can(move(third, -1)), snapshot.can(move(third, 1))]).toEqual([true, false]);
    expect(snapshot.can(move('another', 1))).toBe(false);
    expect(run('experience', [loaded]).snapshot.can(move(firstOf.experience, 1))).toBe(false);
  });
});
