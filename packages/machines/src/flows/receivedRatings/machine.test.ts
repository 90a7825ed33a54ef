import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { receivedRatingsMachine } from './machine.ts';
import { ratings, receivedRatingsSnapshots, failure, input, loaded, nothing } from './snapshots.ts';

const run = (events: readonly ReplayEvent<typeof receivedRatingsMachine>[], page = 1) =>
  replay(receivedRatingsMachine, { address: { page } }, events);

describe('reading reviews', () => {
  it('lists the page of the address', () => {
    expect(asked(run([], 2).snapshot, 'listReceivedRatings')).toEqual({ params: { page: 2, limit: 10 } });
    const { snapshot } = run([loaded(2)], 2);
    expect(snapshot.value).toBe('listed');
    expect(snapshot.context.result?.ratings).toEqual(ratings);
  });

  it('says when there are none', () => {
    expect(run([nothing]).snapshot.value).toBe('empty');
  });

  it('says when they could not be loaded, and tries again on request', () => {
    const { snapshot, effects } = run([failure]);
    expect(snapshot.value).toBe('failed');
    expect(effects).toEqual([
      { type: 'toast', tone: 'critical', title: 'Error', description: 'Failed to load reviews' },
    ]);
    expect(run([failure, { type: 'list.retry' }]).snapshot.value).toBe('loading');
  });
});

describe('every path', () => {
  const paths = pathsOf(receivedRatingsMachine, {
    input,
    events: [loaded(), nothing, failure, { type: 'list.retry' }],
  });

  it('leads where the chart says, and reaches every state', () => {
    for (const path of paths) expect(walk(receivedRatingsMachine, input, path)).toBe(path.states.at(-1));
    expect(statesReached(paths)).toEqual(new Set(Object.keys(receivedRatingsSnapshots)));
  });
});
