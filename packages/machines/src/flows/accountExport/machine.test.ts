import { describe, expect, it } from 'vitest';

import { failing, rejected, replay } from '../../testing/replay.ts';
import { accountExportMachine } from './machine.ts';
import { done, save } from './scenarios.ts';

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
