import { describe, expect, it } from 'vitest';
import type { AnyTransitionDefinition } from 'xstate';
import { and, createMachine, not, or, setup } from 'xstate';

import { conditionOf, unnamed } from './conditions.ts';
import { exampleMachine } from './exampleMachine.ts';
import { chartOf } from './graph.ts';
import { transitionWords } from './words.ts';

const { states, transitions } = chartOf(exampleMachine);
const stateOf = (id: string) => states.find((state) => state.id === id);
const from = (source: string) =>
  transitions
    .filter((transition) => transition.source === source)
    .map((transition) => [transitionWords(transition), transition.targets.join(' ')]);

describe('the states of a chart', () => {
  it('are all that the machine has, nested and parallel ones included', () => {
    expect(states.map(({ id }) => id)).toEqual([
      '',
      'ready',
      'sending',
      'printing',
      'printing.paper',
      'printing.paper.moving',
      'printing.paper.jammed',
      'printing.paper.through',
      'printing.ink',
      'printing.ink.flowing',
      'printing.ink.low',
      'printing.ink.dry',
      'cancelled',
      'cooling',
      'off',
    ]);
  });

  it('know where each part begins; of parallel ones all do, so none is the first', () => {
    const first = states.filter(({ isInitial }) => isInitial).map(({ id }) => id);
    expect(first).toEqual(['ready', 'printing.paper.moving', 'printing.ink.flowing']);
  });

  it('know which end, which call, and which no one sees', () => {
    expect(stateOf('off')).toMatchObject({ kind: 'final', parent: '' });
    expect(stateOf('sending')).toMatchObject({ calls: ['sendJob'], isPassedThrough: false });
    expect(stateOf('cancelled')?.isPassedThrough).toBe(true);
    // It is left only while something holds.
    expect(stateOf('printing.ink.flowing')?.isPassedThrough).toBe(false);
  });

  it('know which archetype makes them', () => {
    expect(stateOf('cooling')?.archetype).toBe('rest');
    expect(stateOf('ready')?.archetype).toBeNull();
  });

  it('include those that only remember', () => {
    const machine = createMachine({
      initial: 'on',
      states: { on: { initial: 'a', states: { a: {}, last: { type: 'history' } } } },
    });
    expect(chartOf(machine).states.at(-1)).toMatchObject({ id: 'on.last', kind: 'history' });
  });
});

describe('the transitions of a chart', () => {
  it('tell guards in the order in which they are asked, and what is left otherwise', () => {
    expect(from('ready')).toEqual([
      ['job.send, if paperIsIn', 'sending'],
      ['job.send, otherwise', ''],
    ]);
  });

  it('tell how calls end, and what is ignored meanwhile', () => {
    expect(from('sending')).toEqual([
      ['job.send', ''],
      ['sendJob succeeds', 'printing'],
      ['sendJob fails', 'ready'],
    ]);
    expect(transitions.filter(({ isIgnored }) => isIgnored).map(({ source }) => source)).toEqual(['sending']);
  });

  it('tell what follows when all that is inside has ended', () => {
    expect(from('printing')).toEqual([
      ['job.cancel', 'cancelled'],
      ['when it has ended', 'cooling'],
    ]);
  });

  it('tell delays, and what happens at once', () => {
    expect(from('cooling')).toEqual([
      ['after 5 s, if queueIsEmpty', 'ready'],
      ['after 5 s, otherwise', 'sending'],
    ]);
    expect(from('cancelled')).toEqual([['at once', 'cooling']]);
    expect(from('printing.ink.flowing')).toEqual([
      ['page.end', 'printing.ink.dry'],
      ['at once, if inkIsLow', 'printing.ink.low'],
    ]);
  });

  it('tell what can happen in any state', () => {
    expect(from('')).toEqual([
      ['power.cut', 'off'],
      ['lid.touch', ''],
    ]);
  });

  it('each have an id of their own', () => {
    expect(new Set(transitions.map(({ id }) => id)).size).toBe(transitions.length);
  });

  it('tell a delay by its name, and events that stand for all others', () => {
    const machine = setup({ delays: { quiet: 500 } }).createMachine({
      initial: 'on',
      states: { on: { after: { quiet: 'off' }, on: { '*': 'off' } }, off: {} },
    });
    expect(chartOf(machine).transitions.map(transitionWords)).toEqual(['any other event', 'after quiet']);
  });

  it('lead to several states where these are parallel', () => {
    const machine = createMachine({
      initial: 'off',
      states: {
        off: { on: { go: { target: ['#a2', '#b2'] } } },
        on: {
          type: 'parallel',
          states: {
            a: { initial: 'a1', states: { a1: {}, a2: { id: 'a2' } } },
            b: { initial: 'b1', states: { b1: {}, b2: { id: 'b2' } } },
          },
        },
      },
    });
    expect(chartOf(machine).transitions.map(({ targets }) => targets)).toEqual([['on.a.a2', 'on.b.b2']]);
  });
});

describe('a condition', () => {
  type Guard = NonNullable<AnyTransitionDefinition['guard']>;
  // The helpers' types are bound to a setup of their own.
  const joined = (guard: unknown) => guard as Guard;

  it.each<[Guard, string]>([
    ['a', 'a'],
    [joined(and(['a', 'b'])), 'a and b'],
    [joined(or(['a', not('b')])), 'a or (not b)'],
    [joined(not(and(['a', 'b']))), 'not (a and b)'],
    [{ type: 'a', params: {} }, 'a'],
    [() => true, unnamed],
  ])('reads as the claims it is made of', (guard, words) => {
    expect(conditionOf(guard)).toBe(words);
  });
});
