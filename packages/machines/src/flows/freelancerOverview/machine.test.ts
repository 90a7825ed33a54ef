import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import { failing, rejected, replay, settled } from '../../testing/replay.ts';
import { freelancerProfile } from '../../testing/samples.ts';
import { freelancerOverviewMachine } from './machine.ts';
import { begun, freelancerOverviewSnapshots } from './snapshots.ts';

const complete = (percentage: number) =>
  settled('getProfileCompletion', { ...freelancerProfile.completion, percentage });
const retry = { type: 'overview.retry' } as const;
const failure = rejected('getProfileCompletion', failing.network);

describe('what opens the job list', () => {
  it.each([
    [0, 'locked'],
    [50, 'locked'],
    [59, 'locked'],
    [60, 'unlocked'],
    [63, 'unlocked'],
    [100, 'unlocked'],
  ])('a profile of %i% is %s', (percentage, state) => {
    expect(replay(freelancerOverviewMachine, undefined, [complete(percentage)]).snapshot.value).toBe(state);
  });

  it('keeps what is missing, so that it can be named', () => {
    const { snapshot } = replay(freelancerOverviewMachine, undefined, [settled('getProfileCompletion', begun)]);
    expect(snapshot.context.completion).toEqual(begun);
  });

  it('can be asked again after a failure, and only then', () => {
    const { snapshot } = replay(freelancerOverviewMachine, undefined, [failure]);
    expect(snapshot.value).toBe('failed');
    expect(snapshot.can(retry)).toBe(true);
    expect(replay(freelancerOverviewMachine, undefined, [failure, retry, complete(100)]).snapshot.value).toBe(
      'unlocked',
    );
    expect(freelancerOverviewSnapshots.locked.can(retry)).toBe(false);
  });
});

describe('every path', () => {
  const paths = pathsOf(freelancerOverviewMachine, {
    input: undefined,
    events: [retry, failure, complete(59), complete(60)],
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(freelancerOverviewMachine, undefined, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(freelancerOverviewSnapshots)));
  });
});
