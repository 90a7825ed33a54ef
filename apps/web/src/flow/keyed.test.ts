import { expect, it } from 'vitest';

import { keyed } from './keyed.ts';

it('keeps the key while the same thing is sent again, and renews it for another', () => {
  let count = 0;
  const keyFor = keyed(() => `key-${(count += 1)}`);
  expect([keyFor({ a: 1 }), keyFor({ a: 1 }), keyFor({ a: 2 }), keyFor({ a: 1 })]).toEqual([
    'key-1',
    'key-1',
    'key-2',
    'key-3',
  ]);
});
