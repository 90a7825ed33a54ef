import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import type { WorkCriteria } from '../../domain/workCriteria.ts';
import { allWork } from '../../domain/workCriteria.ts';
import type { Schema } from '../../kit/schema.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { jobsOnPage } from '../../testing/samples.ts';
import { jobSearchMachine } from './flow.ts';
import { addressed, failure, found, input, nothing } from './scenarios.ts';

const listed = jobsOnPage();
const { jobs } = listed;

type Event = ReplayEvent<typeof jobSearchMachine>;

const run = (events: readonly Event[], address: WorkCriteria = allWork) => {
  const { snapshot, effects } = replay(jobSearchMachine, { address }, events);
  return { snapshot, effects, context: snapshot.context, params: asked(snapshot, 'listPublicJobs') };
};

describe('looking for jobs', () => {
  it('begins with what the address asks for, and sends only the filters that are set', () => {
    expect(run([]).params).toEqual({ params: { page: 1, limit: 12, sort: 'latest' } });
    const some = { query: 'shop', category: 'design', skills: ['React', 'Figma'], budgetMin: 500, page: 2 } as const;
    expect(run([], { ...allWork, ...some }).params).toEqual({
      params: {
        page: 2,
        limit: 12,
        sort: 'latest',
        query: 'shop',
        category: 'design',
        skills: 'React,Figma',
        budgetMin: 500,
      },
    });
  });

  it('lists what was found', () => {
    const { snapshot } = run([found]);
    expect(snapshot.value).toBe('listed');
    expect(snapshot.context.result).toEqual(listed);
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
    expect(run(again).context.result).toEqual(listed);
    expect(run([...again, failure]).context.result).toEqual(listed);
    expect(run([...again, nothing]).context.result?.jobs).toEqual([]);
  });
});

describe('a job that changes while it is listed', () => {
  const [first, second, ...rest] = jobs as [Schema<'Job'>, Schema<'Job'>, ...Schema<'Job'>[]];
  const application = {
    id: 'mine',
    status: 'PENDING' as const,
    createdAt: second.postedAt,
    postEdit: null,
    mayApplyAgain: false,
  };
  const applied = { ...second, application };
  const change: Event = { type: 'job.set', job: applied };

  it('is listed in its latest version, in its place', () => {
    expect(run([found, change]).context.result?.jobs).toEqual([first, applied, ...rest]);
    const again = addressed({ sort: 'proposals' });
    expect(run([found, again, change]).context.result?.jobs).toEqual([first, applied, ...rest]);
  });

  it('changes nothing where it is not listed', () => {
    expect(run([change]).context.result).toBe(null);
    expect(run([found, { type: 'job.set', job: { ...applied, id: 'another' } }]).context.result).toEqual(listed);
  });
});

describe('changing what is listed', () => {
  it.each<[string, Event]>([
    ['category', { type: 'category.change', value: null }],
    ['order', { type: 'sort.change', value: 'latest' }],
    ['filters', { type: 'filters.change', filters: { skills: [], duration: null } }],
    ['place of the filters', { type: 'panel.change', value: 'shown' }],
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

describe('the filters', () => {
  const filters: Event = { type: 'filters.change', filters: { budgetMin: 500 } };
  const panel = (value: 'shown' | 'hidden' | 'drawer'): Event => ({ type: 'panel.change', value });
  const able = (events: readonly Event[]) => {
    const { snapshot } = run([found, ...events]);
    return {
      filters: snapshot.can(filters),
      category: snapshot.can({ type: 'category.change', value: 'design' }),
      sort: snapshot.can({ type: 'sort.change', value: 'proposals' }),
      query: snapshot.can({ type: 'query.change', value: 'shop' }),
    };
  };

  it('can be changed beside the list and over it, not out of sight', () => {
    expect(able([])).toEqual({ filters: true, category: true, sort: true, query: true });
    expect(able([panel('hidden')])).toEqual({ filters: false, category: true, sort: true, query: true });
    expect(able([panel('drawer')])).toEqual({ filters: true, category: false, sort: false, query: false });
    expect(able([panel('drawer'), panel('shown')]).sort).toBe(true);
  });

  it('keep the words that are still being typed', () => {
    const typed: Event = { type: 'query.change', value: 'online sho' };
    const submit: Event = { type: 'query.submit' };
    expect(run([found, typed, submit, addressed({ query: 'online sho' })]).context.query).toBe('online sho');
    const spaced: Event = { type: 'query.change', value: 'online ' };
    expect(run([found, spaced, submit, addressed({ query: 'online' })]).context.query).toBe('online ');
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
