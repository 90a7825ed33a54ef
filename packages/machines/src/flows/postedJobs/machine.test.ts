import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { postedProjects } from '../../testing/samples.ts';
import { postedJobsMachine } from './machine.ts';
import { failure, loaded, nothing, postedJobsSnapshots } from './snapshots.ts';

const run = (events: readonly ReplayEvent<typeof postedJobsMachine>[]) => {
  const { snapshot, effects } = replay(postedJobsMachine, undefined, events);
  return { snapshot, effects, context: snapshot.context, titles: snapshot.context.shown.map(({ title }) => title) };
};
const search = (value: string) => ({ type: 'query.change', value }) as const;

describe("reading the client's own jobs", () => {
  it('lists them', () => {
    const { snapshot, context } = run([loaded]);
    expect(snapshot.value).toBe('listed');
    expect(context).toMatchObject({ projects: postedProjects, shown: postedProjects, total: 2 });
    expect(asked(run([]).snapshot, 'listClientProjects')).toEqual({ params: { page: 1, limit: 50 } });
  });

  it('says when there are none', () => {
    expect(run([nothing]).snapshot.value).toBe('empty');
  });

  it('takes no search where there is nothing to search', () => {
    expect(run([nothing]).snapshot.can(search('shop'))).toBe(false);
    expect(run([loaded]).snapshot.can(search('shop'))).toBe(true);
  });

  it('says when they could not be loaded, and tries again on request', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([
      {
        type: 'toast',
        tone: 'critical',
        title: 'API Connection Issue',
        description: 'Failed to load projects. Please try again.',
      },
    ]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
  });

  it('looks through titles, descriptions and skills at once', () => {
    expect(run([loaded, search('shop')]).titles).toEqual(['Redesign of our online shop']);
    expect(run([loaded, search('logo')]).titles).toEqual(['A name and a mark for a repair café']);
    expect(run([loaded, search('shop'), search('')]).titles).toHaveLength(2);
  });

  it('keeps the list and the search while it loads again', () => {
    const again = run([loaded, search('shop'), { type: 'list.refresh' }]);
    expect(again.snapshot.value).toBe('loading');
    expect(again.titles).toEqual(['Redesign of our online shop']);
    expect(run([loaded, search('shop'), { type: 'list.refresh' }, loaded]).titles).toEqual([
      'Redesign of our online shop',
    ]);
  });

  it('finds in a list that is still loading as soon as it is there', () => {
    expect(run([search('logo'), loaded]).titles).toEqual(['A name and a mark for a repair café']);
  });
});

describe('every path', () => {
  const paths = pathsOf(postedJobsMachine, {
    input: undefined,
    events: [loaded, nothing, failure, { type: 'list.retry' }, { type: 'list.refresh' }],
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(postedJobsMachine, undefined, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(postedJobsSnapshots)));
  });
});
