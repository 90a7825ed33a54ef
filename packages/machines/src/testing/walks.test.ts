import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';

import { call } from '../kit/actors.ts';
import { failing, rejected, settled } from './replay.ts';
import type { Move } from './walks.ts';
import { coveringWalks, graphOf, simpleWalks } from './walks.ts';

/** A small form: it is filled in, found incomplete, sent, and lets its person in or not. */
const doorMachine = setup({
  types: {
    context: {} as { isFilled: boolean; problems: number },
    events: {} as { type: 'form.fill' } | { type: 'form.submit' },
    tags: {} as 'busy',
  },
  actors: { logIn: call<null, undefined>('logIn') },
  guards: { isFilled: ({ context }) => context.isFilled },
}).createMachine({
  id: 'door',
  context: { isFilled: false, problems: 0 },
  initial: 'credentials',
  states: {
    credentials: {
      on: {
        'form.fill': { actions: assign({ isFilled: true, problems: 0 }) },
        'form.submit': [{ guard: 'isFilled', target: 'signingIn' }, { actions: assign({ problems: 3 }) }],
      },
    },
    signingIn: { tags: 'busy', invoke: { id: 'logIn', src: 'logIn', onDone: 'signedIn', onError: 'credentials' } },
    signedIn: { type: 'final' },
  },
});

type DoorMove = Move<typeof doorMachine>;

const isBusy = (snapshot: Parameters<DoorMove['events']>[0]) => snapshot.matches('signingIn');

const fill: DoorMove = { name: 'fill', events: (at) => (isBusy(at) ? null : [{ type: 'form.fill' }]) };
const submit: DoorMove = { name: 'submit', events: (at) => (isBusy(at) ? null : [{ type: 'form.submit' }]) };
const open: DoorMove = { name: 'open', events: (at) => (isBusy(at) ? [settled('logIn', null)] : null) };
const fail: DoorMove = { name: 'fail', events: (at) => (isBusy(at) ? [rejected('logIn', failing.network)] : null) };
const reload: DoorMove = { name: 'reload', isAnew: true, events: () => [] };
const leave: DoorMove = { name: 'leave', isLast: true, events: (at) => (isBusy(at) ? null : []) };

const graph = (moves: DoorMove[]) =>
  graphOf(doorMachine, {
    input: undefined,
    moves,
    tell: ({ context: { isFilled, problems } }) => `${isFilled ? 'filled' : 'empty'} ${problems}`,
  });

const names = (walks: { move: DoorMove }[][]) => walks.map((walk) => walk.map(({ move }) => move.name).join(' '));

describe('the graph of a flow', () => {
  it('has each situation once, and what can happen in it', () => {
    const { start, steps } = graph([fill, submit, open, fail]);
    expect(start).toBe('credentials empty 0');
    expect([...steps].map(([key, own]) => `${key}: ${own.map(({ move }) => move.name).join(' ')}`)).toEqual([
      'credentials empty 0: fill submit',
      'credentials filled 0: fill submit',
      'credentials empty 3: fill submit',
      'signingIn filled 0: open fail',
      'signedIn filled 0: ',
    ]);
  });

  it('begins anew where a move says so, and ends where the page is left', () => {
    const { steps } = graph([fill, submit, reload, leave]);
    const at = (key: string) => steps.get(key)?.map(({ move, to }) => `${move.name} → ${to}`);
    expect(at('credentials filled 0')).toContain('reload → credentials empty 0');
    expect(at('credentials filled 0')).toContain('leave → credentials filled 0 left');
    expect(at('credentials filled 0 left')).toBeUndefined();
  });
});

describe('the ways through it', () => {
  it('meet no situation twice, and are as long as that allows', () => {
    expect(names(simpleWalks(graph([fill, submit, open, fail]), 10) ?? [])).toEqual([
      'fill submit open',
      'submit fill submit open',
    ]);
  });

  it('are given up when there are too many', () => {
    expect(simpleWalks(graph([fill, submit, open, fail]), 1)).toBeNull();
  });

  it.each([Infinity, 4, 1])(
    'make every move in every situation, in walks of at most %s where that can be',
    (longest) => {
      const whole = graph([fill, submit, open, fail, reload, leave]);
      const walks = coveringWalks(whole, { longest });
      // The farthest move is the third.
      for (const walk of walks) expect(walk.length).toBeLessThanOrEqual(Math.max(longest, 3));
      const all = [...whole.steps.values()].flat();
      expect(new Set(walks.flat())).toEqual(new Set(all));
      for (const walk of walks) {
        expect(walk[0]?.from).toBe(whole.start);
        for (const [index, { to }] of walk.entries()) expect(walk[index + 1]?.from ?? to).toBe(to);
      }
    },
  );

  it('leave out what has been walked before', () => {
    const whole = graph([fill, submit, open, fail]);
    const before = simpleWalks(whole, 10) ?? [];
    const more = coveringWalks(whole, { before });
    expect(new Set([...before, ...more].flat())).toEqual(new Set([...whole.steps.values()].flat()));
    expect(names(more)).toEqual(['fill fill submit fail', 'submit submit']);
  });
});
