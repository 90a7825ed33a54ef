import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { postedProjects } from '../../testing/samples.ts';
import { postedJobsMachine } from './machine.ts';
import { addressed, failure, input, loaded, nothing, postedJobsSnapshots } from './snapshots.ts';

const run = (events: readonly ReplayEvent<typeof postedJobsMachine>[]) => {
  const { snapshot, effects } = replay(postedJobsMachine, input, events);
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

describe('what the address says', () => {
  const asksFor = (events: readonly ReplayEvent<typeof postedJobsMachine>[]) =>
    run(events).effects.filter(({ type }) => type === 'address.change');
  const submit = { type: 'query.submit' } as const;

  it('is shown on arrival', () => {
    const { snapshot } = replay(postedJobsMachine, { address: { search: 'logo', status: null } }, [loaded]);
    expect(snapshot.context).toMatchObject({
      query: 'logo',
      shown: [{ title: 'A name and a mark for a repair café' }],
    });
  });

  it('follows the words after a moment of quiet, and once', () => {
    const ask = { type: 'address.change', search: { search: 'shop' } };
    expect(asksFor([loaded, search(' shop '), submit])).toEqual([ask]);
    expect(asksFor([loaded, search(' shop '), submit, addressed({ search: 'shop' }), submit])).toEqual([ask]);
    expect(asksFor([loaded, search('  '), submit])).toEqual([]);
  });

  it('takes along what was typed meanwhile when the status is chosen', () => {
    const chosen = { type: 'status.change', value: 'OPEN' } as const;
    expect(asksFor([loaded, search('shop'), chosen])).toEqual([
      { type: 'address.change', search: { search: 'shop', status: 'OPEN' } },
    ]);
    expect(asksFor([loaded, addressed({ status: 'OPEN' }), chosen])).toEqual([]);
  });

  it('decides which statuses are shown, and Back leads to those before', () => {
    const [first] = postedProjects;
    expect(run([loaded, addressed({ status: String(first?.status) })]).titles).toContain(first?.title);
    expect(run([loaded, addressed({ status: 'COMPLETED' })]).titles).toEqual([]);
    expect(run([loaded, addressed({ status: 'COMPLETED' }), addressed({})]).titles).toHaveLength(2);
    expect(run([loaded, addressed({ status: 'NO_SUCH' })]).titles).toHaveLength(2);
  });

  it('leaves the space after a word to the person who types it', () => {
    expect(run([loaded, search('shop '), submit, addressed({ search: 'shop' })]).context.query).toBe('shop ');
    expect(run([loaded, addressed({ search: 'shop' }), addressed({})]).context.query).toBe('');
  });

  it('is emptied at once', () => {
    const clear = { type: 'filters.clear' } as const;
    const { titles, effects, context } = run([loaded, search('quilting'), clear]);
    expect(titles).toHaveLength(2);
    expect(context.query).toBe('');
    expect(effects).toEqual([{ type: 'address.change', search: { search: '', status: '' } }]);
    for (const events of [
      [loaded],
      [loaded, search('shop')],
      [loaded, search('quilting'), { type: 'list.refresh' }, failure],
    ] as const)
      expect(run(events).snapshot.can(clear)).toBe(false);
  });
});

describe('every path', () => {
  const paths = pathsOf(postedJobsMachine, {
    input,
    events: [loaded, nothing, failure, { type: 'list.retry' }, { type: 'list.refresh' }],
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(postedJobsMachine, input, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(postedJobsSnapshots)));
  });
});
