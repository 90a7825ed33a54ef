import type { Recipe } from './recipe.ts';
import { words } from './words.ts';

/** A flow: its machine, where its events come from, one snapshot a state, and tests that walk every path. */
export function flow(name: string): Recipe {
  const folder = `packages/machines/src/flows/${name}`;
  return {
    files: {
      [`${folder}/machine.ts`]: `import { assign, emit, setup } from 'xstate';

import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { failureToast } from '../../kit/failure.ts';

interface Context {
  items: string[] | null;
}

type Event = { type: 'list.retry' };

/**
 * The ${words(name)}.
 *
 * Guarantees: say what the chart promises.
 */
export const ${name}Machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Effect, tags: {} as 'busy' },
  // The name of an actor is the operationId of the call behind it.
  actors: { listItems: call<string[], void>('listItems') },
}).createMachine({
  id: '${name}',
  context: { items: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listItems',
        src: 'listItems',
        onDone: { target: 'listed', actions: assign(({ event }) => ({ items: event.output })) },
        onError: {
          target: 'failed',
          actions: emit(({ event }) =>
            failureToast(event.error, { title: 'Error', fallback: 'Failed to load. Please try again.' }),
          ),
        },
      },
    },
    failed: { on: { 'list.retry': 'loading' } },
    listed: {},
  },
});
`,
      [`${folder}/snapshots.ts`]: `import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { ${name}Machine } from './machine.ts';

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const ${name}Snapshots = {
  loading: at(${name}Machine, undefined),
  failed: at(${name}Machine, undefined, [rejected('listItems', failing.network)]),
  listed: at(${name}Machine, undefined, [settled('listItems', ['One', 'Two'])]),
} satisfies Record<StateOf<typeof ${name}Machine>, SnapshotFrom<typeof ${name}Machine>>;
`,
      [`${folder}/origins.ts`]: `import type { Origins } from '../../testing/origins.ts';
import type { ${name}Machine } from './machine.ts';

/** Where each event comes from: \`tests/loop\` operates every control of the screen, and holds it to this. */
export const ${name}Origins = {
  'list.retry': 'control',
} satisfies Origins<typeof ${name}Machine>;
`,
      [`${folder}/machine.test.ts`]: `import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import { failing, rejected, replay, settled } from '../../testing/replay.ts';
import { ${name}Machine } from './machine.ts';
import { ${name}Snapshots } from './snapshots.ts';

describe('the ${words(name)}', () => {
  it('says so when it cannot be loaded, and can be tried again', () => {
    const { snapshot, effects } = replay(${name}Machine, undefined, [rejected('listItems', failing.network)]);
    expect(snapshot.can({ type: 'list.retry' })).toBe(true);
    expect(effects).toEqual([expect.objectContaining({ type: 'toast', title: 'Network error' })]);
  });
});

describe('every path', () => {
  const paths = pathsOf(${name}Machine, {
    input: undefined,
    events: [settled('listItems', ['One']), rejected('listItems', failing.network), { type: 'list.retry' }],
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(${name}Machine, undefined, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(${name}Snapshots)));
  });
});
`,
    },
    next: [
      'docs/contributing/archetypes/README.md: what several flows do is written already; take from there what this one does too',
      `${folder}/machine.ts: states, events, calls, and in the docblock what the chart guarantees`,
      `${folder}/snapshots.ts: one snapshot a state, by what leads there`,
      `${folder}/machine.test.ts: npx vitest run --project unit ${folder}`,
      `the screen that draws it: npm run new screen ${name}`,
    ],
  };
}
