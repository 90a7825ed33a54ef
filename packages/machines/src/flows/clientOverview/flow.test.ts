import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { replay } from '../../testing/replay.ts';
import { clientDashboard } from '../../testing/samples.ts';
import { clientOverviewMachine } from './flow.ts';
import { failure, input, loaded } from './scenarios.ts';

type Event = ReplayEvent<typeof clientOverviewMachine>;

const run = (events: readonly Event[], from = input) => replay(clientOverviewMachine, from, events);
const set = (isOpen: boolean): Event => ({ type: 'tab.set', isOpen });
const retry = { type: 'overview.retry' } as const;
const refresh = { type: 'overview.refresh' } as const;
const closed = { ...input, isOpen: false };
const demoMode = {
  type: 'toast',
  tone: 'critical',
  title: 'API Connection Issue',
  description: 'Using demo mode...',
};

describe("a client's overview", () => {
  it('shows what the server answers', () => {
    const { snapshot } = run([loaded]);
    expect(snapshot.value).toBe('shown');
    expect(snapshot.context).toMatchObject({ dashboard: clientDashboard, isDemo: false });
  });

  it('shows examples, called so, where nothing could be read, and can be tried again', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('demo');
    expect(snapshot.context.isDemo).toBe(true);
    expect(snapshot.context.dashboard?.client.name).toBe('Example');
    expect(effects).toEqual([demoMode]);
    expect(run([failure, retry, loaded]).snapshot.context).toMatchObject({ dashboard: clientDashboard, isDemo: false });
  });

  it('keeps the examples called so while it is tried again', () => {
    expect(run([failure, retry]).snapshot.context.isDemo).toBe(true);
    expect(run([failure, retry, failure]).snapshot.value).toBe('demo');
  });

  it('never replaces what was read by examples', () => {
    const { snapshot, effects } = run([loaded, refresh, failure]);
    expect(snapshot.value).toBe('outdated');
    expect(snapshot.context).toMatchObject({ dashboard: clientDashboard, isDemo: false });
    expect(effects).toEqual([]);
    expect(run([loaded, refresh, failure, retry, loaded]).snapshot.value).toBe('shown');
  });

  it('is read anew, and seen to be, where it was not up to date', () => {
    expect(run([failure, refresh]).snapshot.value).toBe('loading');
    expect(run([loaded, refresh, failure, refresh]).snapshot.value).toBe('loading');
  });

  it('is read anew whenever it is opened, and not when it is left', () => {
    expect(run([loaded, set(false)], input).snapshot.value).toBe('shown');
    expect(run([loaded, set(false), set(true)]).snapshot.value).toBe('loading');
    expect(run([loaded, set(true)]).snapshot.value).toBe('shown');
  });

  it('announces no demo mode to someone who looks at another tab, and does when the overview is opened', () => {
    expect(run([failure], closed).effects).toEqual([]);
    expect(run([failure, set(true), failure], closed).effects).toEqual([demoMode]);
  });
});
