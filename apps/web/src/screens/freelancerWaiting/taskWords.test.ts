import { describe, expect, it } from 'vitest';

import { taskSince, taskText } from './taskWords.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const task = {
  at: '2026-11-20T10:00:00Z',
  project: { id: 'a', title: 'A mark' },
  clientName: 'Mara',
  reason: null,
} as const;

describe('what waits for a freelancer', () => {
  it.each([
    [{ ...task, kind: 'MEETING' }, 'Meet Mara about “A mark”', 'Begins'],
    [{ ...task, kind: 'MEETING', at: '2026-11-20T08:59:00Z' }, 'Meet Mara about “A mark”', null],
    [{ ...task, kind: 'INVITATION' }, 'Answer Mara’s invitation to meet about “A mark”', 'Invited'],
    [
      { ...task, kind: 'INVITATION', reason: 'I am ill.' },
      'Answer Mara, who changed your meeting about “A mark”',
      'Changed',
    ],
    [{ ...task, kind: 'HIRED' }, 'You are hired. Begin with Mara on “A mark”', 'Hired'],
    [{ ...task, kind: 'REVISION' }, 'Continue with what Mara sent back: “A mark”', 'Sent back'],
    [{ ...task, kind: 'DRAFT' }, 'Continue your proposal for “A mark”', 'Last changed'],
    [{ ...task, kind: 'RATING' }, 'Rate Mara for “A mark”', 'Completed'],
  ] as const)('is said in one sentence, with what its date means: %o', (waits, text, since) => {
    expect(taskText(waits)).toBe(text);
    expect(taskSince(waits, now)).toBe(since);
  });
});
