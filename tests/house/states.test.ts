import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const snapshotModules = import.meta.glob<Record<string, Record<string, unknown>>>(
  '../../packages/machines/src/flows/*/snapshots.ts',
  { eager: true },
);
const storyFiles = Object.keys(import.meta.glob('../../apps/web/src/**/*.stories.tsx')).map((path) => ({
  path,
  text: readFileSync(join(root, path.replace('../../', '')), 'utf8'),
}));

/** `otpVerification.waiting` → `OtpVerificationWaiting`: what the story of a state is called. */
const storyName = (state: string) =>
  state
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const flows = Object.entries(snapshotModules).map(([path, module]) => {
  const flow = /flows\/(\w+)\//.exec(path)?.[1] ?? path;
  return { flow, states: Object.keys(module[`${flow}Snapshots`] ?? {}) };
});

describe('every state of every flow can be seen in Storybook', () => {
  it('knows the flows', () => {
    expect(flows.length).toBeGreaterThan(0);
  });

  it.each(flows)('$flow has a snapshot of each state', ({ states }) => {
    expect(states).not.toEqual([]);
  });

  it.each(flows)('$flow has exactly one story a state, named after it', ({ flow, states }) => {
    const drawing = storyFiles.filter(({ text }) => text.includes(`@guildhall/machines/snapshots/${flow}'`));
    const stories = drawing.flatMap(({ text }) => {
      const [ofStates = ''] = text.split('// Variations');
      return [...ofStates.matchAll(/^export const (\w+): Story/gm)]
        .filter((match) => new RegExp(`\\b${flow}Snapshots\\b`).test(storyBody(ofStates, match.index)))
        .map((match) => match[1]);
    });
    expect(new Set(stories)).toEqual(new Set(states.map(storyName)));
    expect(stories.length).toBe(states.length);
  });
});

/** The text of one story: from its export to the next. */
function storyBody(text: string, start: number) {
  const next = text.indexOf('export const', start + 1);
  return text.slice(start, next === -1 ? undefined : next);
}
