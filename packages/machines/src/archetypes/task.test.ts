import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';

import type { Failed } from '../kit/actors.ts';
import { call } from '../kit/actors.ts';
import type { Effect } from '../kit/effects.ts';
import { problem, success } from '../kit/effects.ts';
import { isConflict } from '../kit/failure.ts';
import { failure } from '../kit/parts.ts';
import { pathsOf, statesReached, follow } from '../testing/paths.ts';
import { asked, failing, rejected, replay, settled } from '../testing/replay.ts';
import { confirmation, task } from './task.ts';

interface Context {
  shelf: string;
  isLent: boolean;
  hasFailed: boolean;
}

interface Answer {
  shelf: string;
}

const moving = task({
  types: {} as Context,
  call: 'moveBook',
  input: ({ shelf }) => ({ from: shelf }),
  back: 'kept',
  done: 'moved',
  keep: ({ shelf }: Answer) => ({ shelf }),
  next: ({ shelf }: Answer) => ({ type: 'navigate', path: `/${shelf}` }),
  said: ({ shelf }: Answer, context) => success(`On shelf ${shelf}`, `Kept as ${context.shelf}`),
  failures: [{ guard: { type: 'isConflict', params: failure }, target: 'moved' }],
  failure: 'The book stays.',
  marked: () => ({ hasFailed: true }),
});

const lending = task({
  types: {} as Context,
  call: 'lendBook',
  back: 'kept',
  said: success('Lent'),
  failure: () => problem('Not lent'),
});

const dusting = task({ types: {} as Context, call: 'dustBook', back: 'kept' });

/** The smallest flow with something that is done on request, once with a question and once without. */
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'book.move' | 'book.lend' | 'book.dust' | 'decision.confirm' | 'decision.cancel' },
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    moveBook: call<Answer, { from: string }>('moveBook'),
    lendBook: call<unknown, void>('lendBook'),
    dustBook: call<unknown, void>('dustBook'),
  },
  guards: { isConflict: (_, { error }: Failed) => isConflict(error) },
}).createMachine({
  id: 'book',
  context: { shelf: 'A', isLent: false, hasFailed: false },
  initial: 'kept',
  states: {
    kept: { on: { 'book.move': 'asking', 'book.lend': 'lending', 'book.dust': 'dusting' } },
    asking: confirmation({ sending: 'moving', back: 'kept' }),
    moving,
    lending,
    dusting,
    moved: {},
  },
});

type Events = NonNullable<Parameters<typeof replay<typeof machine>>[2]>;
const run = (...events: Events) => replay(machine, undefined, events);

const [move, lend, dust] = [{ type: 'book.move' }, { type: 'book.lend' }, { type: 'book.dust' }] as const;
const [confirm, cancel] = [{ type: 'decision.confirm' }, { type: 'decision.cancel' }] as const;
const done = settled('moveBook', { shelf: 'B' });

describe('something that is done on request', () => {
  it('is done once, and nothing else meanwhile', () => {
    const { snapshot } = run(lend);
    expect(Object.keys(snapshot.children)).toEqual(['lendBook']);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect([lend, dust, move].map((event) => snapshot.can(event))).toEqual([false, false, false]);
  });

  it('is not done before it is confirmed, where it is asked first', () => {
    expect(run(move).snapshot.children).toEqual({});
    expect(run(move, cancel).snapshot.value).toBe('kept');
    expect(asked(run(move, confirm).snapshot, 'moveBook')).toEqual({ from: 'A' });
  });

  it('says what came of it, and keeps that', () => {
    const { snapshot, effects } = run(move, confirm, done);
    expect(snapshot).toMatchObject({ value: 'moved', context: { shelf: 'B' } });
    expect(effects).toEqual([{ type: 'navigate', path: '/B' }, success('On shelf B', 'Kept as B')]);
    expect(run(lend, settled('lendBook'))).toMatchObject({ snapshot: { value: 'kept' }, effects: [success('Lent')] });
  });

  it('leads back after a failure, which is said', () => {
    const { snapshot, effects } = run(move, confirm, rejected('moveBook', failing.unexpected));
    expect(snapshot).toMatchObject({ value: 'kept', context: { shelf: 'A', hasFailed: true } });
    expect(effects).toEqual([problem('Error', 'The book stays.')]);
    expect(run(lend, rejected('lendBook', failing.network)).effects).toEqual([problem('Not lent')]);
  });

  it('leads elsewhere after the failures that the flow names', () => {
    const { snapshot, effects } = run(move, confirm, rejected('moveBook', failing.refused(409)));
    expect([snapshot.value, snapshot.context.hasFailed, effects]).toEqual(['moved', false, []]);
  });

  it('says nothing where there is nothing to say', () => {
    for (const answer of [settled('dustBook'), rejected('dustBook', failing.network)]) {
      expect(run(dust, answer)).toMatchObject({ snapshot: { value: 'kept' }, effects: [] });
    }
  });

  it('reaches every state, and every path leads where the chart says', () => {
    const answers = ['moveBook', 'lendBook', 'dustBook'].flatMap((id) => [
      settled(id, { shelf: 'B' }),
      rejected(id, failing.network),
    ]);
    const paths = pathsOf(machine, { input: undefined, events: [move, lend, dust, confirm, cancel, ...answers] });
    expect(statesReached(paths)).toEqual(new Set(Object.keys(machine.states)));
    for (const path of paths) expect(follow(machine, undefined, path)).toBe(path.states.at(-1));
  });
});
