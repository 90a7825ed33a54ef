import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import type { JobCriteria } from '../../domain/jobCriteria.ts';
import { allJobs } from '../../domain/jobCriteria.ts';
import type { Schema } from '../../kit/schema.ts';
import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { jobList, jobs } from '../../testing/samples.ts';
import { jobSearchMachine } from './machine.ts';
import { addressed, failure, found, input, jobSearchSnapshots, nothing } from './snapshots.ts';

type Event = ReplayEvent<typeof jobSearchMachine>;

const run = (events: readonly Event[], address: JobCriteria = allJobs) => {
  const { snapshot, effects } = replay(jobSearchMachine, { address }, events);
  return { snapshot, effects, context: snapshot.context, params: asked(snapshot, 'listPublicJobs') };
};

describe('looking for jobs', () => {
  it('begins with what the address asks for, and sends only the filters that are set', () => {
    expect(run([]).params).toEqual({ params: { page: 1, limit: 12, sort: 'latest' } });
    expect(run([], { query: 'shop', category: 'design', sort: 'proposals', page: 2 }).params).toEqual({
      params: { page: 2, limit: 12, sort: 'proposals', query: 'shop', category: 'design' },
    });
  });

  it('lists what was found', () => {
    const { snapshot } = run([found]);
    expect(snapshot.value).toBe('listed');
    expect(snapshot.context.result).toEqual(jobList);
  });

  it('says when nothing was found', () => {
    expect(run([nothing]).snapshot.value).toBe('empty');
  });

  it('says when the list could not be loaded, and tries again on request', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([
      { type: 'toast', tone: 'critical', title: 'Error', description: 'Failed to load jobs. Please try again.' },
    ]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
    expect(run([found]).snapshot.can({ type: 'list.retry' })).toBe(false);
  });

  it('keeps what was found on screen until something newer is there', () => {
    const again: Event[] = [found, addressed({ sort: 'proposals' })];
    expect(run(again).context.result).toEqual(jobList);
    expect(run([...again, failure]).context.result).toEqual(jobList);
    expect(run([...again, nothing]).context.result?.jobs).toEqual([]);
  });
});

describe('a job that changes while it is listed', () => {
  const [first, second, ...rest] = jobs as [Schema<'Job'>, Schema<'Job'>, ...Schema<'Job'>[]];
  const applied = { ...second, application: { id: 'mine', status: 'PENDING' as const, createdAt: second.postedAt } };
  const change: Event = { type: 'job.set', job: applied };

  it('is listed in its latest version, in its place', () => {
    expect(run([found, change]).context.result?.jobs).toEqual([first, applied, ...rest]);
    const again = addressed({ sort: 'proposals' });
    expect(run([found, again, change]).context.result?.jobs).toEqual([first, applied, ...rest]);
  });

  it('changes nothing where it is not listed', () => {
    expect(run([change]).context.result).toBe(null);
    expect(run([found, { type: 'job.set', job: { ...applied, id: 'another' } }]).context.result).toEqual(jobList);
  });
});

describe('changing what is listed', () => {
  it.each<[string, Event]>([
    ['category', { type: 'category.change', value: null }],
    ['order', { type: 'sort.change', value: 'latest' }],
    ['query', { type: 'query.submit' }],
    ['address', addressed({})],
  ])('does nothing for the same %s', (_, event) => {
    const { snapshot, effects } = run([found, event]);
    expect(snapshot.value).toBe('listed');
    expect(effects).toEqual([]);
  });

  it('shows the words of the address in the box', () => {
    const { context } = run([found, { type: 'query.change', value: 'sho' }, addressed({ query: 'boat', page: 2 })]);
    expect(context.query).toBe('boat');
  });

  it('leaves alone what is being typed when the address says nothing new', () => {
    const { context } = run([found, { type: 'query.change', value: 'sho' }, addressed({})]);
    expect(context.query).toBe('sho');
  });
});

describe('in time', () => {
  /** The machine with a clock in the test's hands, and the words that it asked the address to have. */
  function start() {
    const clock = new SimulatedClock();
    const asked: (string | undefined)[] = [];
    const actor = createActor(jobSearchMachine, { input, clock });
    actor.on('address.change', ({ search }) => asked.push(search['search']));
    actor.start();
    return { actor, clock, asked };
  }

  it('waits for half a second of quiet before it looks for what is typed', () => {
    const { actor, clock, asked: words } = start();
    actor.send({ type: 'query.change', value: 's' });
    clock.increment(499);
    actor.send({ type: 'query.change', value: 'sh' });
    clock.increment(499);
    expect(words).toEqual([]);
    clock.increment(1);
    expect(words).toEqual(['sh']);
  });

  it('looks at once on Enter, and only once', () => {
    const { actor, clock, asked: words } = start();
    actor.send({ type: 'query.change', value: 'shop' });
    actor.send({ type: 'query.submit' });
    clock.increment(1000);
    expect(words).toEqual(['shop']);
  });

  it('forgets what was being typed when Back leads elsewhere', () => {
    const { actor, clock, asked: words } = start();
    actor.send({ type: 'query.change', value: 'shop' });
    actor.send(addressed({ page: 2 }));
    clock.increment(1000);
    expect(words).toEqual([]);
  });
});

describe('every path', () => {
  const paths = pathsOf(jobSearchMachine, {
    input,
    events: [found, nothing, failure, { type: 'list.retry' }, addressed({ category: 'design' })],
    tell: ({ context }) => JSON.stringify([context.address, context.result?.pagination.pages]),
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(jobSearchMachine, input, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(jobSearchSnapshots)));
  });
});
