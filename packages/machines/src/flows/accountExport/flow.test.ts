import { describe, expect, it } from 'vitest';

import { replay } from '../../testing/replay.ts';
import { accountExportMachine } from './flow.ts';
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
});
