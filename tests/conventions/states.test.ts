import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

import { nameOf } from '../../packages/machines/src/testing/replay.ts';
import { flows as defined } from '../flows.ts';
import { frozen } from './frozen.ts';

type StoryModule = Record<string, { args?: { snapshot?: unknown } }>;

const storyModules = Object.entries(
  import.meta.glob<StoryModule>(['../../apps/web/src/**/*.stories.tsx', '../../apps/web/src/screens/*/screen.tsx'], {
    eager: true,
  }),
);

/** `otpVerification.waiting` → `OtpVerificationWaiting`: what the story of a state is called. */
const storyName = (state: string) =>
  state
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** The states of a machine that can be active, nested ones joined by a dot. */
const leavesOf = (node: AnyStateNode): string[] => {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leavesOf);
};

const flows = defined.map(({ name: flow, machine, snapshots }) => {
  const entries = Object.entries(snapshots).map(([name, snapshot]: [string, AnyMachineSnapshot]) => ({
    name,
    snapshot,
    state: nameOf(snapshot.value),
  }));
  return { flow, leaves: leavesOf(machine.root), entries, states: entries.filter(({ name, state }) => name === state) };
});

/** The story files in which a state's own story draws that very snapshot. */
const filesShowing = (state: string, snapshot: unknown) =>
  storyModules.filter(([, module]) => module[storyName(state)]?.args?.snapshot === snapshot).map(([path]) => path);

describe('every state of every flow can be seen in Storybook', () => {
  it('knows the flows', () => {
    expect(flows.length).toBeGreaterThan(0);
  });

  it.each(flows)('$flow has a scenario of each state that leads there', ({ leaves, states }) => {
    expect(states.map(({ name }) => name).toSorted()).toEqual(leaves.toSorted());
  });

  it.each(flows)('$flow has exactly one story a state, named after it', ({ states }) => {
    const shown = states.map(({ name, snapshot }) => [name, filesShowing(name, snapshot).length]);
    expect(shown).toEqual(states.map(({ name }) => [name, 1]));
  });
});

describe('what flows keep stays as it was', () => {
  const states = frozen('snapshot');
  const kept = flows.flatMap(({ flow, entries }) =>
    entries.map(({ name, snapshot }) => [`${flow}.${name}`, snapshot] as const),
  );

  it.each(kept)('%s', (name, snapshot) => {
    const { hash, expected } = states.hashOf(name, JSON.stringify(snapshot));
    expect(hash).toBe(expected);
  });

  it('has every snapshot that is frozen', () => expect(states.end()).toEqual([]));
});
