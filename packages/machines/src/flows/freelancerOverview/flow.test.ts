import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { failing, rejected, replay, settled } from '../../testing/replay.ts';
import { freelancerProfile } from '../../testing/samples.ts';
import { freelancerOverviewMachine } from './flow.ts';
import { begun, freelancerOverviewFlow } from './scenarios.ts';

const complete = (percentage: number) =>
  settled('getProfileCompletion', { ...freelancerProfile.completion, percentage });
const refresh = { type: 'overview.refresh' } as const;
const failure = rejected('getProfileCompletion', failing.network);

describe('what opens proposals', () => {
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

  it('is asked again on return after a failure', () => {
    expect(replay(freelancerOverviewMachine, undefined, [failure]).snapshot.value).toBe('failed');
    const { snapshot } = replay(freelancerOverviewMachine, undefined, [failure, refresh, complete(50)]);
    expect(snapshot.value).toBe('locked');
  });

  it('opens when the profile was completed in another window', () => {
    const events = [complete(50), refresh];
    const { snapshot } = replay(freelancerOverviewMachine, undefined, events);
    expect(snapshot.value).toBe('loading');
    expect(snapshot.context.completion?.percentage).toBe(50);
    expect(replay(freelancerOverviewMachine, undefined, [...events, complete(63)]).snapshot.value).toBe('unlocked');
  });

  it('asks again when the person comes back while it is still being asked', async () => {
    const asked: ((percentage: number) => void)[] = [];
    const actor = createActor(
      freelancerOverviewMachine.provide({
        actors: {
          getProfileCompletion: fromPromise(
            async () =>
              await new Promise<typeof begun>((answer) => {
                asked.push((percentage) => answer({ ...begun, percentage }));
              }),
          ),
        },
      }),
    ).start();
    actor.send(refresh);
    expect(asked).toHaveLength(2);
    // What the first question brings was so before the person came back.
    asked[0]?.(50);
    asked[1]?.(63);
    await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
    expect(actor.getSnapshot().value).toBe('unlocked');
  });

  it('goes on saying what is missing when a later check fails', () => {
    const { snapshot } = replay(freelancerOverviewMachine, undefined, [complete(50), refresh, failure]);
    expect(snapshot.value).toBe('locked');
    expect(snapshot.context.completion?.percentage).toBe(50);
  });

  it('is not checked again once it is open', () => {
    expect(freelancerOverviewFlow.snapshots.unlocked.can(refresh)).toBe(false);
  });
});
