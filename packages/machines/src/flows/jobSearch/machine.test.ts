import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import type { JobCriteria } from '../../domain/jobCriteria.ts';
import { allJobs } from '../../domain/jobCriteria.ts';
import type { Schema } from '../../kit/schema.ts';
import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay, settled } from '../../testing/replay.ts';
import { jobList, jobs, searchPagination } from '../../testing/samples.ts';
import { jobSearchMachine } from './machine.ts';
import { failure, found, input, jobSearchSnapshots, nothing } from './snapshots.ts';

type Event = ReplayEvent<typeof jobSearchMachine>;

const run = (events: readonly Event[], criteria: JobCriteria = allJobs) => {
  const { snapshot, effects } = replay(jobSearchMachine, { criteria }, events);
  return { snapshot, effects, context: snapshot.context, params: asked(snapshot, 'listPublicJobs') };
};
const address = (search: Partial<Record<'search' | 'category' | 'sort' | 'page', string>>) => ({
  type: 'address.change',
  search: { search: '', category: '', sort: '', page: '', ...search },
});

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
    const again: Event[] = [found, { type: 'sort.change', value: 'proposals' }];
    expect(run(again).context.result).toEqual(jobList);
    expect(run([...again, failure]).context.result).toEqual(jobList);
    expect(run([...again, nothing]).context.result?.jobs).toEqual([]);
  });
});

describe('a job that changes while it is listed', () => {
  const [first, second, ...rest] = jobs as [Schema<'Job'>, Schema<'Job'>, ...Schema<'Job'>[]];
  const applied = { ...second, application: { id: 'mine', status: 'PENDING' as const, createdAt: second.postedAt } };
  const change: Event = { type: 'job.set', job: applied };

  it('is listed as it is now, in its place', () => {
    expect(run([found, change]).context.result?.jobs).toEqual([first, applied, ...rest]);
    const again: Event = { type: 'sort.change', value: 'proposals' };
    expect(run([found, again, change]).context.result?.jobs).toEqual([first, applied, ...rest]);
  });

  it('changes nothing where it is not listed', () => {
    expect(run([change]).context.result).toBe(null);
    expect(run([found, { type: 'job.set', job: { ...applied, id: 'another' } }]).context.result).toEqual(jobList);
  });
});

describe('changing what is listed', () => {
  const onPage2: Event[] = [
    found,
    { type: 'criteria.set', criteria: { ...allJobs, page: 2 } },
    settled('listPublicJobs', { jobs, pagination: searchPagination(27, 2) }),
  ];

  it.each<[string, Event[], Partial<JobCriteria>, ReturnType<typeof address>]>([
    [
      'the words',
      [{ type: 'query.change', value: ' shop ' }, { type: 'query.submit' }],
      { query: 'shop' },
      address({ search: 'shop' }),
    ],
    [
      'the category',
      [{ type: 'category.change', value: 'writing' }],
      { category: 'writing' },
      address({ category: 'writing' }),
    ],
    [
      'the order',
      [{ type: 'sort.change', value: 'budget-low' }],
      { sort: 'budget-low' },
      address({ sort: 'budget-low' }),
    ],
  ])('starts from the first page with %s, and the address follows', (_, events, change, effect) => {
    const { snapshot, context, effects } = run([...onPage2, ...events]);
    expect(snapshot.value).toBe('loading');
    expect(context.criteria).toEqual({ ...allJobs, ...change });
    expect(effects.at(-1)).toEqual(effect);
  });

  it.each<[string, Event]>([
    ['category', { type: 'category.change', value: null }],
    ['order', { type: 'sort.change', value: 'latest' }],
    ['query', { type: 'query.submit' }],
    ['criteria', { type: 'criteria.set', criteria: { ...allJobs } }],
  ])('does nothing for the same %s', (_, event) => {
    const { snapshot, effects } = run([found, event]);
    expect(snapshot.value).toBe('listed');
    expect(effects).toEqual([]);
  });

  it('takes up what was typed when a filter is chosen before the quiet is over', () => {
    const { context, effects } = run([
      found,
      { type: 'query.change', value: 'shop' },
      { type: 'category.change', value: 'design' },
    ]);
    expect(context.criteria).toEqual({ ...allJobs, query: 'shop', category: 'design' });
    expect(effects).toEqual([address({ search: 'shop', category: 'design' })]);
  });

  it('leads to the last page when the one asked for is past the end', () => {
    const { snapshot, context, effects, params } = run(
      [settled('listPublicJobs', { jobs: [], pagination: searchPagination(27, 9) })],
      { ...allJobs, page: 9 },
    );
    expect(snapshot.value).toBe('loading');
    expect(context.criteria.page).toBe(3);
    expect(effects).toEqual([address({ page: '3' })]);
    expect(params).toMatchObject({ params: { page: 3 } });
  });
});

describe('following the address', () => {
  const criteria: JobCriteria = { query: 'shop', category: null, sort: 'latest', page: 2 };

  it('loads what Back leads to, shows its words in the box, and leaves the address alone', () => {
    const { snapshot, context, effects } = run([found, { type: 'criteria.set', criteria }]);
    expect(snapshot.value).toBe('loading');
    expect(context).toMatchObject({ query: 'shop', criteria });
    expect(effects).toEqual([]);
  });

  it('leaves alone what is being typed when the address only echoes the list', () => {
    const { context } = run([
      found,
      { type: 'query.change', value: 'sho' },
      { type: 'criteria.set', criteria: allJobs },
    ]);
    expect(context.query).toBe('sho');
  });
});

describe('in time', () => {
  /** The machine with a clock and answers in the test's hands. */
  function start() {
    const clock = new SimulatedClock();
    const calls: { query: string | undefined; answer: (list: Schema<'JobList'>) => void }[] = [];
    const addresses: string[] = [];
    const actor = createActor(
      jobSearchMachine.provide({
        actors: {
          listPublicJobs: fromPromise<Schema<'JobList'>, { params: { query?: string } }>(
            ({ input: { params } }) =>
              new Promise((answer) => {
                calls.push({ query: params.query, answer });
              }),
          ),
        },
      }),
      { input, clock },
    );
    actor.on('address.change', ({ search }) => addresses.push(search['search'] ?? ''));
    actor.start();
    return { actor, clock, calls, addresses };
  }
  const answers = async () => {
    // A promise's answer takes a few microtasks to reach the machine.
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
  };

  it('waits for half a second of quiet before it looks for what is typed', () => {
    const { actor, clock, calls, addresses } = start();
    actor.send({ type: 'query.change', value: 's' });
    clock.increment(499);
    actor.send({ type: 'query.change', value: 'sh' });
    clock.increment(499);
    expect(addresses).toEqual([]);
    clock.increment(1);
    expect(addresses).toEqual(['sh']);
    expect(calls.map(({ query }) => query)).toEqual([undefined, 'sh']);
  });

  it('looks at once on Enter, and only once', () => {
    const { actor, clock, addresses } = start();
    actor.send({ type: 'query.change', value: 'shop' });
    actor.send({ type: 'query.submit' });
    clock.increment(1000);
    expect(addresses).toEqual(['shop']);
  });

  it('never lets a stale answer win', async () => {
    const { actor, calls } = start();
    actor.send({ type: 'query.change', value: 'shop' });
    actor.send({ type: 'query.submit' });
    const [stale, fresh] = calls;
    const shop = { jobs: jobs.slice(0, 1), pagination: searchPagination(1) };
    stale?.answer(jobList);
    await answers();
    expect(actor.getSnapshot().value).toBe('loading');
    fresh?.answer(shop);
    await answers();
    expect(actor.getSnapshot().context.result).toEqual(shop);
    stale?.answer(jobList);
    await answers();
    expect(actor.getSnapshot().context.result).toEqual(shop);
  });

  it('forgets what was being typed when Back leads elsewhere', () => {
    const { actor, clock, addresses } = start();
    actor.send({ type: 'query.change', value: 'shop' });
    actor.send({ type: 'criteria.set', criteria: { ...allJobs, page: 2 } });
    clock.increment(1000);
    expect(addresses).toEqual([]);
  });
});

describe('every path', () => {
  const paths = pathsOf(jobSearchMachine, {
    input,
    events: [found, nothing, failure, { type: 'list.retry' }, { type: 'category.change', value: 'design' }],
    tell: ({ context }) => JSON.stringify([context.criteria, context.result?.pagination.pages]),
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(jobSearchMachine, input, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(jobSearchSnapshots)));
  });
});
