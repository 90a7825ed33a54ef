import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { replay } from '../../testing/replay.ts';
import { featuredFreelancers, jobs } from '../../testing/samples.ts';
import { homeMachine } from './machine.ts';
import { freelancersCame, freelancersFailed, homeSnapshots, projectsCame, projectsFailed } from './snapshots.ts';

const run = (events: readonly ReplayEvent<typeof homeMachine>[]) => {
  const { snapshot, effects } = replay(homeMachine, undefined, events);
  return { snapshot, effects, context: snapshot.context };
};

describe('seeing what is featured', () => {
  it.each([
    [freelancersCame, { freelancers: featuredFreelancers, projects: null }],
    [projectsCame, { freelancers: null, projects: jobs }],
  ])('shows each list as soon as it is there', (event, lists) => {
    const { snapshot, context } = run([event]);
    expect(snapshot.value).toBe('loading');
    expect(context).toMatchObject(lists);
  });

  it.each([
    [[freelancersCame, projectsCame], featuredFreelancers, jobs],
    [[projectsCame, freelancersCame], featuredFreelancers, jobs],
    [[freelancersFailed, projectsCame], [], jobs],
    [[projectsFailed, freelancersCame], featuredFreelancers, []],
    [[projectsFailed, freelancersFailed], [], []],
  ])('is ready when both have come or failed, in any order, without a word', (events, freelancers, projects) => {
    const { snapshot, context, effects } = run(events);
    expect(snapshot.value).toBe('ready');
    expect(context).toMatchObject({ freelancers, projects });
    expect(effects).toEqual([]);
  });
});

describe('searching from the home page', () => {
  const typed = { type: 'query.change', value: '  react & more ' } as const;

  it.each([
    ['CLIENT', 'findTalent'],
    ['FREELANCER', 'findWork'],
    [null, 'findWork'],
  ] as const)('leads %s to %s with the trimmed text', (role, to) => {
    expect(run([typed, { type: 'search.submit', role }]).effects).toEqual([
      { type: 'navigate', to, search: { search: 'react & more' } },
    ]);
  });

  it.each(['', '   '])('leads nowhere for %o', (value) => {
    const { snapshot, effects } = run([
      { type: 'query.change', value },
      { type: 'search.submit', role: 'CLIENT' },
    ]);
    expect(effects).toEqual([]);
    expect(snapshot.can({ type: 'search.submit', role: 'CLIENT' })).toBe(false);
  });

  it('does not have to wait for the lists', () => {
    const { snapshot } = run([typed, { type: 'search.submit', role: null }]);
    expect(snapshot.value).toBe('loading');
  });
});

describe('every path', () => {
  const paths = pathsOf(homeMachine, {
    input: undefined,
    events: [freelancersCame, freelancersFailed, projectsCame, projectsFailed],
    tell: ({ context }) => JSON.stringify([context.freelancers?.length, context.projects?.length]),
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(homeMachine, undefined, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(homeSnapshots)));
  });
});
