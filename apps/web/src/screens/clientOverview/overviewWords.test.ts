import { describe, expect, it } from 'vitest';

import { waitingSince, waitingText } from './overviewWords.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const decision = {
  at: '2026-11-20T10:00:00Z',
  count: 1,
  project: { id: 'a', title: 'A mark' },
  applicationId: null,
  freelancerName: 'Emil',
} as const;

describe('what waits for a client', () => {
  it.each([
    [{ ...decision, kind: 'MEETING' }, 'Meet Emil about “A mark”', 'Begins'],
    [{ ...decision, kind: 'MEETING', at: '2026-11-20T08:59:00Z' }, 'Meet Emil about “A mark”', null],
    [
      { ...decision, kind: 'PROPOSAL' },
      'Answer the other times that Emil suggested for your meeting about “A mark”',
      'Sent',
    ],
    [{ ...decision, kind: 'COMPLETION' }, 'Approve Emil’s work on “A mark”', 'Asked'],
    [{ ...decision, kind: 'APPLICATION' }, 'Answer Emil’s application to “A mark”', 'Sent'],
    [
      { ...decision, kind: 'APPLICATION', count: 3, freelancerName: null },
      'Answer 3 applications to “A mark”',
      'The oldest was sent',
    ],
    [{ ...decision, kind: 'RATING' }, 'Rate Emil for “A mark”', 'Completed'],
  ] as const)('is said in one sentence, with what its date means: %o', (waits, text, since) => {
    expect(waitingText(waits)).toBe(text);
    expect(waitingSince(waits, now)).toBe(since);
  });
});
