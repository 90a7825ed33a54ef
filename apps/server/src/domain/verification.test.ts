import { describe, expect, test } from 'vitest';

import { after, before, days } from './time.ts';
import type { Standing } from './verification.ts';
import { afterCheck } from './verification.ts';

const now = new Date('2026-11-23T09:30:00Z');
const proof = { subject: 'github', address: 'https://github.com/mia' } as const;
const verified: Standing = {
  ...proof,
  checkedAt: before(now, days(10)),
  doubtedAt: null,
  nextCheckAt: after(now, days(20)),
};
const failed = { ...proof, problem: 'noLinkBack', isDue: false } as const;

describe('a check that fails', () => {
  test('brings the next one nearer', () => {
    expect(afterCheck(verified, failed, now)).toEqual({
      ...verified,
      doubtedAt: now,
      nextCheckAt: after(now, days(3)),
    });
  });

  test('leaves one that is nearer where it is', () => {
    const soon = { ...verified, nextCheckAt: after(now, days(1)) };
    expect(afterCheck(soon, failed, now)).toEqual({ ...soon, doubtedAt: now });
  });

  test('puts off none, however often it is asked for', () => {
    const doubted = { ...verified, doubtedAt: before(now, days(3)), nextCheckAt: before(now, 1) };
    expect(afterCheck(doubted, failed, now)).toEqual(doubted);
  });

  test('ends a doubted verification when it was due, and with another page nothing', () => {
    const doubted = { ...verified, doubtedAt: before(now, days(3)), nextCheckAt: now };
    expect(afterCheck(doubted, { ...failed, isDue: true }, now)).toBeUndefined();
    expect(afterCheck(doubted, { ...failed, address: 'https://github.com/maya' }, now)).toBe(doubted);
    expect(afterCheck(undefined, failed, now)).toBeUndefined();
  });
});
