import { describe, expect, it } from 'vitest';

import { replay } from '../../testing/replay.ts';
import { freelancerWaitingMachine } from './flow.ts';
import { answered, failure, freelancerDashboard, loaded, nothing, unfinished } from './scenarios.ts';

const refresh = { type: 'waiting.refresh' } as const;
const retry = { type: 'waiting.retry' } as const;
const toggle = { type: 'list.toggle' } as const;
const run = (events: (typeof loaded)[]) => replay(freelancerWaitingMachine, undefined, events).snapshot;

describe('what waits for a freelancer', () => {
  it('is what the server says, and the profile last until it is complete', () => {
    const told = (dashboard: typeof nothing) => run([answered(dashboard)]).context.waiting;
    expect(told(nothing)).toEqual({ list: [], total: 0 });
    expect(told(unfinished)).toEqual({ list: [{ kind: 'PROFILE', percentage: 75 }], total: 1 });
    const both = told({ ...freelancerDashboard, freelancer: unfinished.freelancer });
    expect(both.list).toEqual([...freelancerDashboard.waiting.tasks, { kind: 'PROFILE', percentage: 75 }]);
    expect(both.total).toBe(freelancerDashboard.waiting.total + 1);
  });

  it('is read anew, and seen to be, where it was not up to date', () => {
    expect(run([failure, refresh]).value).toBe('loading');
    expect(run([loaded, refresh, failure, refresh]).value).toBe('loading');
  });

  it('stays on screen, as out of date, however often it cannot be read again', () => {
    const { value, context } = run([loaded, refresh, failure, retry, failure]);
    expect([value, context.shown.length]).toEqual(['outdated', 3]);
  });

  it('is said to have failed until it is read, also while it is asked for again', () => {
    const hasFailed = (...events: (typeof loaded)[]) => run(events).context.hasFailed;
    expect([hasFailed(), hasFailed(failure), hasFailed(failure, retry)]).toEqual([false, true, true]);
    expect(hasFailed(failure, retry, loaded)).toBe(false);
    expect(hasFailed(loaded, refresh, failure, refresh)).toBe(true);
  });

  it('is unfolded and folded where there is more than the most urgent', () => {
    const all = freelancerDashboard.waiting.tasks.length;
    expect(run([loaded]).can(toggle)).toBe(true);
    const shown = (...events: (typeof loaded)[]) => run([loaded, ...events]).context.shown.length;
    expect([shown(), shown(toggle), shown(toggle, toggle)]).toEqual([3, all, 3]);
    // What is unfolded stays so when it is read again.
    expect(shown(toggle, refresh, loaded)).toBe(all);
    expect(run([answered(unfinished)]).can(toggle)).toBe(false);
    expect(run([]).can(toggle)).toBe(false);
  });
});
