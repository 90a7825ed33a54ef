import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { frozen } from './frozen.ts';

type StoryModule = Record<string, { args?: { snapshot?: unknown } }>;

const snapshotModules = import.meta.glob<Record<string, Record<string, unknown>>>(
  '../../packages/machines/src/flows/*/snapshots.ts',
  { eager: true },
);
const storyModules = Object.entries(
  import.meta.glob<StoryModule>('../../apps/web/src/**/*.stories.tsx', { eager: true }),
);

/** `otpVerification.waiting` → `OtpVerificationWaiting`: what the story of a state is called. */
const storyName = (state: string) =>
  state
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const flows = Object.entries(snapshotModules).map(([path, module]) => {
  const flow = /flows\/(\w+)\//.exec(path)?.[1] ?? path;
  return { flow, snapshots: Object.entries(module[`${flow}Snapshots`] ?? {}) };
});

/** The story files in which a state's own story draws that very snapshot. */
const filesShowing = (state: string, snapshot: unknown) =>
  storyModules.filter(([, module]) => module[storyName(state)]?.args?.snapshot === snapshot).map(([path]) => path);

/** The stories above the line `// Variations`. */
function storiesOfStates(path: string) {
  const text = readFileSync(join(import.meta.dirname, path), 'utf8');
  const [above = ''] = text.split('// Variations');
  return [...above.matchAll(/^export const (\w+): Story/gm)].map((match) => match[1]);
}

describe('every state of every flow can be seen in Storybook', () => {
  it('knows the flows', () => {
    expect(flows.length).toBeGreaterThan(0);
  });

  it.each(flows)('$flow has a snapshot of each state', ({ snapshots }) => {
    expect(snapshots).not.toEqual([]);
  });

  it.each(flows)('$flow has exactly one story a state, named after it', ({ snapshots }) => {
    const shown = snapshots.map(([state, snapshot]) => [state, filesShowing(state, snapshot).length]);
    expect(shown).toEqual(snapshots.map(([state]) => [state, 1]));
  });

  it.each(flows)('$flow has nothing but its states above the variations', ({ snapshots }) => {
    const files = new Set(snapshots.flatMap(([state, snapshot]) => filesShowing(state, snapshot)));
    const above = [...files].flatMap(storiesOfStates);
    expect(new Set(above)).toEqual(new Set(snapshots.map(([state]) => storyName(state))));
    expect(above.length).toBe(snapshots.length);
  });
});

describe('what flows keep stays as it was', () => {
  const states = frozen('snapshot');
  const kept = Object.values(snapshotModules).flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => /(?:Snapshots|Variations)$/.test(name))
      .flatMap(([list, snapshots]) =>
        Object.entries(snapshots).map(
          ([name, snapshot]) => [`${list.replace(/(?:Snapshots|Variations)$/, '')}.${name}`, snapshot] as const,
        ),
      ),
  );

  it.each(kept)('%s', (name, snapshot) => {
    const { hash, expected } = states.hashOf(name, JSON.stringify(snapshot));
    expect(hash).toBe(expected);
  });

  it('has every snapshot that is frozen', () => expect(states.end()).toEqual([]));
});
