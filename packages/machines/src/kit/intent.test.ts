import { describe, expect, it } from 'vitest';

import { keyOf, newIntent, send } from './intent.ts';

const first = send(newIntent('a-key-of-mine'), { title: 'A shop' });

describe('sending a wish again', () => {
  it('goes out under the key of the app', () => {
    expect(keyOf(first)).toBe('a-key-of-mine');
  });

  it('keeps its key as long as the wish is the same', () => {
    expect(keyOf(send(first, { title: 'A shop' }))).toBe('a-key-of-mine');
  });

  it('takes a new key when the wish has changed, and one only', () => {
    const changed = send(first, { title: 'Two shops' });
    expect(keyOf(changed)).toBe('a-key-of-mine-2');
    expect(keyOf(send(changed, { title: 'Two shops' }))).toBe('a-key-of-mine-2');
    expect(keyOf(send(changed, { title: 'Three shops' }))).toBe('a-key-of-mine-3');
  });
});
