import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, replay } from '../../testing/replay.ts';
import { ratingMachine } from './flow.ts';
import { done, failure, input, review, stars, submit, taken } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof ratingMachine>[]) => replay(ratingMachine, input, events);
const rated = [stars(4), review(' Careful. ')];

describe('rating the other side of a project', () => {
  it('is not sent before a star is chosen', () => {
    expect(run([]).snapshot.can({ type: 'rating.submit' })).toBe(false);
    expect(run([review('Careful.')]).snapshot.can({ type: 'rating.submit' })).toBe(false);
    expect(run([stars(1)]).snapshot.can({ type: 'rating.submit' })).toBe(true);
  });

  it('is sent with the review trimmed, or with none', () => {
    expect(asked(run([...rated, submit]).snapshot, 'rate')).toEqual({
      rated: 'FREELANCER',
      params: { projectId: input.projectId },
      idempotencyKey: 'a-key',
      body: { rating: 4, review: 'Careful.' },
    });
    const client = replay(ratingMachine, { ...input, rated: 'CLIENT' }, [...rated, submit]);
    expect(asked(client.snapshot, 'rate')).toMatchObject({ rated: 'CLIENT', body: { rating: 4 } });
    const bare = run([stars(4), review('  '), submit]).snapshot;
    expect(asked(bare, 'rate')).toMatchObject({ body: { rating: 4 } });
    expect(asked(bare, 'rate')).not.toHaveProperty('body.review');
  });

  it('refuses a review that is too long at its field', () => {
    const { snapshot } = run([stars(4), review('x'.repeat(2001)), submit]);
    expect(snapshot.value).toBe('choosing');
    expect(snapshot.context.problems).toEqual({ review: 'Use at most 2,000 characters here.' });
  });

  it('is announced, here and to the rest of the app', () => {
    const { snapshot, effects } = run([...rated, submit, done]);
    expect(snapshot.status).toBe('done');
    expect(effects).toEqual([
      { type: 'toast', tone: 'positive', title: 'Rating Submitted' },
      { type: 'projects.change' },
    ]);
  });

  it('keeps what was typed where it fails, and goes out once under one key', () => {
    const { snapshot, effects } = run([...rated, submit, failure]);
    expect(snapshot.context.values).toEqual({ rating: 4, review: ' Careful. ' });
    expect(effects).toMatchObject([{ title: 'Error', description: 'Failed to submit rating. Please try again.' }]);
    const again = run([...rated, submit, failure, submit]).snapshot;
    expect(asked(again, 'rate')).toMatchObject({ idempotencyKey: 'a-key' });
    const another = run([...rated, submit, failure, stars(5), submit]).snapshot;
    expect(asked(another, 'rate')).toMatchObject({ idempotencyKey: 'a-key-2' });
  });

  it('says what overtook it, and is over', () => {
    const { snapshot, effects } = run([...rated, submit, taken]);
    expect(snapshot.value).toBe('overtaken');
    expect(effects).toMatchObject([
      { description: 'You have rated this project already.' },
      { type: 'projects.change' },
    ]);
  });

  it('goes on from a draft', () => {
    const draft = { rating: 3, review: 'Half' };
    expect(replay(ratingMachine, { ...input, draft }, []).snapshot.context.values).toEqual(draft);
  });
});
