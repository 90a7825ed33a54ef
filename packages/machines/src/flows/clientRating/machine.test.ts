import { describe, expect, it } from 'vitest';

import { pathsOf, statesReached, walk } from '../../testing/paths.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { clientRatingMachine } from './machine.ts';
import { done, failure, input, clientRatingSnapshots, review, stars, submit, taken } from './snapshots.ts';

const run = (events: readonly ReplayEvent<typeof clientRatingMachine>[]) => replay(clientRatingMachine, input, events);
const rated = [stars(4), review(' Careful. ')];

describe('rating a client', () => {
  it('is not sent before a star is chosen', () => {
    expect(run([]).snapshot.can({ type: 'rating.submit' })).toBe(false);
    expect(run([review('Careful.')]).snapshot.can({ type: 'rating.submit' })).toBe(false);
    expect(run([stars(1)]).snapshot.can({ type: 'rating.submit' })).toBe(true);
  });

  it('is sent with the review trimmed, or with none', () => {
    expect(asked(run([...rated, submit]).snapshot, 'rateClient')).toEqual({
      params: { projectId: input.projectId },
      idempotencyKey: 'a-key',
      body: { rating: 4, review: 'Careful.' },
    });
    const bare = run([stars(4), review('  '), submit]).snapshot;
    expect(asked(bare, 'rateClient')).toMatchObject({ body: { rating: 4 } });
    expect(asked(bare, 'rateClient')).not.toHaveProperty('body.review');
  });

  it('says what overtook it, and is over', () => {
    const { snapshot, effects } = run([...rated, submit, taken]);
    expect(snapshot.value).toBe('overtaken');
    expect(effects).toMatchObject([
      { description: 'You have rated this project already.' },
      { type: 'projects.change' },
    ]);
  });
});

describe('every path', () => {
  const paths = pathsOf(clientRatingMachine, {
    input,
    tell: ({ context: { values } }) => JSON.stringify(values),
    events: [stars(4), review('Careful.'), submit, done, failure, taken],
  });

  it('leads where the chart says', () => {
    for (const path of paths) expect(walk(clientRatingMachine, input, path)).toBe(path.states.at(-1));
  });

  it('reaches every state', () => {
    expect(statesReached(paths)).toEqual(new Set(Object.keys(clientRatingSnapshots)));
  });
});
