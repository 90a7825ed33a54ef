import { describe, expect, it } from 'vitest';

import { hiddenUntil, revealedUntil } from './ratingReveal.ts';

const completedAt = new Date('2026-10-20T15:00:00.000Z');
// The clocks of Europe go back in between: the days are of 24 hours.
const end = new Date('2026-11-03T15:00:00.000Z');
const before = new Date(end.getTime() - 1);

describe('what a freelancer says of a client', () => {
  it('is hidden for 14 days after completion, to the millisecond', () => {
    expect(hiddenUntil({ completedAt, isFreelancerRated: false }, completedAt)).toEqual(end);
    expect(hiddenUntil({ completedAt, isFreelancerRated: false }, before)).toEqual(end);
    expect(hiddenUntil({ completedAt, isFreelancerRated: false }, end)).toBeNull();
  });

  it('shows as soon as the client has rated', () => {
    expect(hiddenUntil({ completedAt, isFreelancerRated: true }, completedAt)).toBeNull();
  });

  it('is judged alike one by one and in lists', () => {
    expect(completedAt <= revealedUntil(end)).toBe(true);
    expect(completedAt <= revealedUntil(before)).toBe(false);
  });
});
