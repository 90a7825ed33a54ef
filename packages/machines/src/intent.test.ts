import { describe, expect, it } from 'vitest';

import { fail, keyOf, newIntent, send } from './intent.ts';
import { failing } from './testing/replay.ts';

const body = { title: 'A shop' };
const first = send(newIntent('a-key-of-mine'), body);

describe('sending the same wish again', () => {
  it('goes out under the key of the app', () => {
    expect(keyOf(first)).toBe('a-key-of-mine');
  });

  it.each([
    ['no answer came', failing.network],
    ['the answer could not be read', failing.unreadable],
    ['the server failed', failing.refused(503)],
    ['the first attempt is still under way', failing.refused(409)],
    ['nobody knows what happened', failing.unexpected],
  ])('keeps its key when %s', (_, error) => {
    expect(keyOf(send(fail(first, error), body))).toBe('a-key-of-mine');
  });

  it.each([400, 401, 403, 404, 422, 429])('takes a new key after a refusal with %i', (status) => {
    expect(keyOf(send(fail(first, failing.refused(status)), body))).toBe('a-key-of-mine-2');
  });

  it('takes a new key when the wish has changed since, and one only', () => {
    const changed = send(fail(first, failing.network), { title: 'Two shops' });
    expect(keyOf(changed)).toBe('a-key-of-mine-2');
    expect(keyOf(send(fail(changed, failing.network), { title: 'Two shops' }))).toBe('a-key-of-mine-2');
  });
});
