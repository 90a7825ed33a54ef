import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createActor, getNextSnapshot } from 'xstate';

import { ownSessionsMachine } from '../../../packages/machines/src/flows/ownSessions/flow.ts';
import { current, phone, unknown } from '../../../packages/machines/src/flows/ownSessions/scenarios.ts';
import { newsIn } from '../../../packages/machines/src/kit/news.ts';
import { pagination } from '../../../packages/machines/src/testing/marketplace/answers/lists.ts';
import type { ListOfFlow } from './lists.ts';
import { lists } from './lists.ts';

/** Any list that hears of changes, by what it answers. */
type Heard = Pick<ListOfFlow, 'flow' | 'machine' | 'call' | 'answer'> & {
  input: object | undefined;
  address?: unknown;
};

const known: Heard[] = [
  ...lists.map((list) => ({
    ...list,
    input: { ...list.input, address: list.addressOf({}) },
    address: list.addressOf({}),
  })),
  {
    flow: 'ownSessions',
    machine: ownSessionsMachine,
    call: 'listSessions',
    answer: { sessions: [current, phone, unknown] },
    input: undefined,
  },
];

const entriesIn = (answer: object): unknown[] => Object.values(answer).find(Array.isArray) ?? [];
const withEntries = (answer: object, entries: readonly unknown[]) => ({
  ...Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, Array.isArray(value) ? entries : value])),
  pagination: pagination(entries.length, 1, 50),
});

const settle = (machine: AnyStateMachine, call: string, snapshot: AnyMachineSnapshot, output: object) =>
  getNextSnapshot(machine, snapshot, { type: `xstate.done.actor.${call}`, output, actorId: call });

function loaded({ machine, call, input }: Heard, answer: object): AnyMachineSnapshot {
  const begun = createActor(machine, { input }).getSnapshot() as AnyMachineSnapshot;
  return settle(machine, call, begun, answer);
}

const heard = ({ address }: Heard, list: object, wasHeld: boolean) => ({ type: 'list.heard', address, list, wasHeld });
const show = { type: 'news.show' };

const resting = new Set(['loading', 'failed', 'empty', 'listed']);
/** Something is asked or chosen: a state that is no list on its way, and nothing that is under way either. */
const isAsked = ({ machine }: Heard) =>
  Object.entries(machine.states).some(([name, { tags }]) => !resting.has(name) && !tags.includes('busy'));
const hears = (list: Heard) => {
  const from = loaded(list, withEntries(list.answer, entriesIn(list.answer)));
  return from.can(heard(list, withEntries(list.answer, entriesIn(list.answer)), false));
};

const hearing = known.filter(hears);
const questioned = hearing.filter(isAsked);

it('there are lists that hear of changes, most of them with a question that may lie over them', () => {
  expect(questioned.length).toBeGreaterThan(5);
});

/** What of the context is drawn. The news stand beside it. */
function drawn({ context }: AnyMachineSnapshot): unknown {
  const { news: _, ...rest } = context as { news: unknown };
  return rest;
}

describe.each(questioned)('the list of $flow, under which something changes while a dialog lies over it', (list) => {
  // Some samples have one entry only.
  const entries = [{ ...Object(entriesIn(list.answer)[0]), id: 'another' }, ...entriesIn(list.answer)];
  const all = withEntries(list.answer, entries);
  const less = withEntries(list.answer, entries.slice(1));
  const after = (from: object, to: object, wasHeld = true) =>
    getNextSnapshot(list.machine, loaded(list, from), heard(list, to, wasHeld)) as AnyMachineSnapshot;

  it.each([
    ['has come', less, all],
    ['has gone', all, less],
  ])('does not move for an entry that %s, and offers it', (_, from, to) => {
    const offered = after(from, to);
    expect(offered.value).toBe('listed');
    expect(drawn(offered)).toEqual(drawn(loaded(list, from)));
    expect(offered.can(show)).toBe(true);
    const shown = getNextSnapshot(list.machine, offered, show) as AnyMachineSnapshot;
    expect(drawn(shown)).toEqual(drawn(loaded(list, to)));
    expect(shown.can(show)).toBe(false);
  });

  it('counts what has come', () => {
    expect(after(less, all).context.news.added).toBe(1);
    expect(after(all, less).context.news.added).toBe(0);
  });

  it('is read anew where no entry moves, or no dialog is open, and then offers nothing', () => {
    for (const [from, to, wasHeld] of [
      [all, all, true],
      [less, all, false],
    ] as const) {
      const taken = after(from, to, wasHeld);
      expect(drawn(taken)).toEqual(drawn(loaded(list, to)));
      expect(taken.can(show)).toBe(false);
    }
    const later = getNextSnapshot(list.machine, after(less, all), heard(list, all, false)) as AnyMachineSnapshot;
    expect(drawn(later)).toEqual(drawn(loaded(list, all)));
    expect(later.can(show)).toBe(false);
  });

  it('offers that there is nothing any more', () => {
    const none = withEntries(list.answer, []);
    const offered = after(all, none);
    expect(offered.value).toBe('listed');
    // A session is always there: this one.
    const emptied = list.flow === 'ownSessions' ? 'listed' : 'empty';
    expect(getNextSnapshot(list.machine, offered, show).value).toBe(emptied);
  });
});

it('news are what was not there before, whatever has gone', () => {
  expect(newsIn([{ id: 1 }, { id: 2 }], 'list', [{ id: 3 }, { id: 2 }])).toEqual({ list: 'list', added: 1 });
});
