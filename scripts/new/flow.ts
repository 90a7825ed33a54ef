import type { Recipe } from './recipe.ts';
import { words } from './words.ts';

/** A flow: its machine, what can happen in it, and tests of what it promises. */
export function flow(name: string): Recipe {
  const folder = `packages/machines/src/flows/${name}`;
  return {
    files: {
      [`${folder}/flow.ts`]: `import { assign, emit, setup } from 'xstate';

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
 *
 * Area: Account.
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
      [`${folder}/scenarios.ts`]: `import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { ${name}Machine } from './flow.ts';

export const ${name}Flow = defineFlow({
  machine: ${name}Machine,
  scenarios: {
    loading: [],
    failed: [rejected('listItems', failing.network)],
    listed: [settled('listItems', ['One', 'Two'])],
  },
});
`,
      [`${folder}/flow.test.ts`]: `import { describe, expect, it } from 'vitest';

import { failing, rejected, replay } from '../../testing/replay.ts';
import { ${name}Machine } from './flow.ts';

describe('the ${words(name)}', () => {
  it('says so when it cannot be loaded, and can be tried again', () => {
    const { snapshot, effects } = replay(${name}Machine, undefined, [rejected('listItems', failing.network)]);
    expect(snapshot.can({ type: 'list.retry' })).toBe(true);
    expect(effects).toEqual([expect.objectContaining({ type: 'toast', title: 'Network error' })]);
  });
});
`,
    },
    next: [
      'docs/contributing/archetypes/README.md: what several flows do is written already; take from there what this one does too',
      `${folder}/flow.ts: states, events, calls, and in the docblock what the chart guarantees, and the chapter of docs/product.md`,
      `${folder}/scenarios.ts: what leads to each state, and what else people meet`,
      `${folder}/flow.test.ts: npx vitest run --project unit ${folder}`,
      `the screen that draws it: npm run new screen ${name}`,
    ],
  };
}
