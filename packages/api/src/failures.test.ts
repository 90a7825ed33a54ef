import { expect, test } from 'vitest';

import { ApiFailure } from './failures.ts';

test('an ApiFailure reads well in a log', () => {
  const messages = (
    [
      { kind: 'refused', status: 409, message: 'Applied already.', fields: {}, retryAfter: null },
      { kind: 'network' },
      { kind: 'unreadable', status: 502 },
      { kind: 'aborted' },
    ] as const
  ).map((failure) => new ApiFailure('applyToProject', failure).message);

  expect(messages).toEqual([
    'applyToProject: refused with 409: Applied already.',
    'applyToProject: no answer',
    'applyToProject: unreadable answer with 502',
    'applyToProject: aborted',
  ]);
});
