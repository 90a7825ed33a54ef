import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import { failing, rejected, replay } from '../../testing/replay.ts';
import { accountExportMachine } from './machine.ts';
import { accountExportSnapshots, done, failure, save } from './snapshots.ts';

const run = (events: Parameters<typeof replay<typeof accountExportMachine>>[2]) =>
  replay(accountExportMachine, undefined, events);

describe('everything of the own account as one file', () => {
  it('is prepared once at a time, and said when it is there', () => {
    expect(run([save]).snapshot.can(save)).toBe(false);
    const { snapshot, effects } = run([save, done]);
    expect(snapshot.value).toBe('ready');
    expect(effects).toMatchObject([{ tone: 'positive', title: 'File Ready' }]);
  });

  it.each([
    [failing.network, 'Network error'],
    [failing.refused(429, 'Too many.'), 'Error'],
  ])('can fail, which is said: %o', (error, title) => {
    const { snapshot, effects } = run([save, rejected('exportAccount', error)]);
    expect(snapshot.value).toBe('ready');
    expect(effects).toMatchObject([{ title }]);
  });
});

describe('every path', () => {
  const paths = pathsOf(accountExportMachine, { input: undefined, events: [save, done, failure] });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(accountExportMachine, undefined, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(accountExportSnapshots)));
  });
});
