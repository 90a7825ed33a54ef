import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';

import { problem } from '../kit/effects.ts';
import { pageInAddress } from '../kit/lists.ts';
import type { Schema } from '../kit/schema.ts';
import { pathsOf, statesReached, follow } from '../testing/paths.ts';
import { asked, failing, rejected, replay, settled } from '../testing/replay.ts';
import type { Directory, DirectoryAddress } from './directory.ts';
import { directory } from './directory.ts';

interface Address extends DirectoryAddress {
  tags: readonly string[];
}

interface Posts {
  posts: string[];
  pagination: Schema<'Pagination'>;
}

const list = directory({
  types: {} as Directory<Address, Posts>,
  operation: 'listPosts',
  paramsOf: (address) => address,
  entriesOf: ({ posts }) => posts,
  inAddress: ({ query, tags, page }) => ({ search: query, tags: tags.join(','), page: pageInAddress(page) }),
  failure: problem('Error', 'Failed to load posts.'),
});

/** The least that a directory can be. */
const machine = setup(list.setup).createMachine({
  id: 'posts',
  context: ({ input }) => ({ ...input, form: input.address, result: null }),
  ...list.chart,
});

const first: Address = { query: '', tags: [], page: 1 };

type Events = Parameters<typeof replay<typeof machine>>[2];
const run = (events: Events, address: Address = first) => replay(machine, { address }, events);

const answer = (posts: string[]): Posts => ({
  posts,
  pagination: { page: 1, limit: 12, total: posts.length, pages: Math.ceil(posts.length / 12) },
});
const found = settled('listPosts', answer(['one']));
const nothing = settled('listPosts', answer([]));
const failed = rejected('listPosts', failing.network);
const submit = { type: 'search.submit' } as const;
const change = (changed: Partial<Address>) => ({ type: 'form.change', change: changed }) as const;
const addressed = (address: Address) => ({ type: 'address.set', address }) as const;

describe('a directory', () => {
  it('does nothing about its form before that is sent', () => {
    const { snapshot, effects } = run([found, change({ query: ' logo ' }), change({ tags: ['a'] })]);
    expect([snapshot.value, effects, snapshot.context.address]).toEqual(['listed', [], first]);
    expect(snapshot.context.form).toEqual({ query: ' logo ', tags: ['a'], page: 1 });
  });

  it.each([
    ['listed', [found]],
    ['empty', [nothing]],
    ['failed', [failed]],
    ['loading', []],
  ] as const)('asks for all of it at once, from the first page, when it is sent while %s', (state, before) => {
    const { snapshot, effects } = run([...before, change({ query: ' logo ', tags: ['b'] }), submit], {
      ...first,
      page: 3,
    });
    expect(snapshot.value).toBe(state);
    expect(effects.at(-1)).toEqual({ type: 'address.change', search: { search: 'logo', tags: 'b', page: '' } });
  });

  it('leads to the first page where only that differs', () => {
    const { effects } = run([found, submit], { ...first, page: 3 });
    expect(effects).toEqual([{ type: 'address.change', search: { search: '', tags: '', page: '' } }]);
  });

  it.each([[[found]], [[nothing]], [[failed]]])('loads again when the same is sent once more', (before) => {
    const { snapshot, effects } = run([...before, submit]);
    expect(snapshot.value).toBe('loading');
    expect(effects.filter(({ type }) => type === 'address.change')).toEqual([]);
    expect(asked(snapshot, 'listPosts')).toEqual({ params: first });
  });

  it('has the same list for words that differ only in the space around them', () => {
    const { snapshot, effects } = run([found, change({ query: ' logo ' }), submit], { ...first, query: 'logo' });
    expect([snapshot.value, effects]).toEqual(['loading', []]);
  });

  it('says in its form what the address says', () => {
    const next = { query: 'shop', tags: ['a'], page: 2 };
    const { context } = run([found, change({ query: 'lo' }), addressed(next)]).snapshot;
    expect(context.form).toEqual(next);
  });
});

describe('every path', () => {
  const paths = pathsOf(machine, {
    input: { address: first },
    events: [found, nothing, failed, submit, change({ query: 'logo' }), { type: 'list.retry' }],
    tell: ({ context }) => JSON.stringify([context.form.query, context.result?.posts]),
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(follow(machine, { address: first }, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(['loading', 'failed', 'empty', 'listed']));
  });
});
