import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { clientRatingMachine } from './machine.ts';
import { input, review, stars, submit, taken } from './scenarios.ts';

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
