import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { replay } from '../../testing/replay.ts';
import {
  appliedJob,
  featuredFreelancers,
  jobs as allJobs,
  jobsOfFreelancer as allOfFreelancer,
} from '../../testing/samples.ts';
import { homeMachine } from './flow.ts';
import {
  freelancersCame,
  freelancersFailed,
  input,
  ownProjectsCame,
  projectsCame,
  projectsFailed,
} from './scenarios.ts';

const jobs = allJobs.slice(0, 6);
const jobsOfFreelancer = allOfFreelancer.slice(0, 6);

const run = (events: readonly ReplayEvent<typeof homeMachine>[]) => {
  const { snapshot, effects } = replay(homeMachine, input, events);
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

describe('a freelancer who reads the page', () => {
  const ngozi = { type: 'freelancer.set', freelancer: 'ngozi@adeyemi.example' } as const;
  const emil = { type: 'freelancer.set', freelancer: 'emil@soerensen.example' } as const;
  const everyoneElse = { type: 'freelancer.set', freelancer: null } as const;
  const ready = [freelancersCame, projectsCame];

  it('is told which projects they have applied to, while the page stays', () => {
    const asking = run([...ready, ngozi]);
    expect(asking.snapshot.value).toBe('refreshing');
    expect(asking.context).toMatchObject({ freelancers: featuredFreelancers, projects: jobs });
    const told = run([...ready, ngozi, ownProjectsCame]);
    expect(told.snapshot.value).toBe('ready');
    expect(told.context.projects).toEqual(jobsOfFreelancer);
  });

  it('keeps the projects when that cannot be read', () => {
    const { snapshot, context, effects } = run([...ready, ngozi, projectsFailed]);
    expect(snapshot.value).toBe('ready');
    expect(context.projects).toEqual(jobs);
    expect(effects).toEqual([]);
  });

  it('is asked about once', () => {
    expect(run([...ready, ngozi, ownProjectsCame, ngozi]).context.projects).toEqual(jobsOfFreelancer);
    expect(run([...ready, ngozi, ownProjectsCame]).snapshot.can(ngozi)).toBe(false);
  });

  it.each([
    ['logs out', everyoneElse, 'ready'],
    ['gives way to another', emil, 'refreshing'],
  ] as const)('takes what they have applied to away when they %s', (_, event, state) => {
    for (const events of [
      [...ready, ngozi, ownProjectsCame, event],
      [...ready, ngozi, event],
    ]) {
      const { snapshot, context } = run(events);
      expect(snapshot.value).toBe(state);
      for (const project of context.projects ?? []) expect(project).not.toHaveProperty('application');
    }
  });

  it('who appears while the lists load has them loaded anew', () => {
    const { snapshot, context } = run([projectsCame, ngozi]);
    expect(snapshot.value).toBe('loading');
    expect(context.freelancer).toBe(ngozi.freelancer);
  });

  it('sees the latest version of a project that has changed', () => {
    expect(run([...ready, { type: 'job.set', job: appliedJob }]).context.projects).toContainEqual(appliedJob);
  });
});

describe('searching from the home page', () => {
  const typed = { type: 'query.change', value: '  react & more ' } as const;

  it.each([
    ['CLIENT', 'findTalent'],
    ['FREELANCER', 'findWork'],
    [null, 'jobs'],
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
