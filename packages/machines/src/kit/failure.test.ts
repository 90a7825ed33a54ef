import { describe, expect, it } from 'vitest';

import { failing } from '../testing/replay.ts';
import { failureToast, refusedFields, troubleOf } from './failure.ts';

describe('what went wrong', () => {
  it.each([
    [failing.refused(422, 'No.', { name: 'Taken.' }), { kind: 'refused', status: 422, message: 'No.' }],
    [failing.network, { kind: 'network' }],
    [failing.unreadable, { kind: 'unreadable', status: 200 }],
    [{ failure: { kind: 'aborted' } }, { kind: 'aborted' }],
  ])('is read from what the API client throws: %o', (error, trouble) => {
    expect(troubleOf(error)).toMatchObject(trouble);
  });

  it.each([failing.unexpected, null, undefined, 'failure', {}, { failure: null }, { failure: { kind: 'new' } }])(
    'is unexpected in anything else: %o',
    (error) => {
      expect(troubleOf(error)).toEqual({ kind: 'unexpected' });
    },
  );

  it('names the fields that the server refused', () => {
    expect(refusedFields(failing.refused(422, 'No.', { name: 'Taken.' }))).toEqual({ name: 'Taken.' });
    expect(refusedFields(failing.network)).toEqual({});
  });
});

describe('the toast of a failed call', () => {
  const wording = { title: 'Not sent', fallback: 'Please try again.' };
  const own = { ...wording, network: 'Nobody there.', unexpected: { title: 'Oh', description: 'Strange.' } };
  const network = 'Unable to connect to the server. Please try again.';

  it.each([
    ["the server's sentence", failing.refused(409, 'Sent already.'), wording, 'Not sent', 'Sent already.'],
    ['the fallback without one', failing.refused(500), wording, 'Not sent', 'Please try again.'],
    ['that there was no answer', failing.network, wording, 'Network error', network],
    ['the same in words of its own', failing.network, own, 'Network error', 'Nobody there.'],
    [
      'that the answer made no sense',
      failing.unreadable,
      wording,
      'Server error',
      'The server returned an invalid response. Please try again later.',
    ],
    ['the fallback for a call given up', { failure: { kind: 'aborted' } }, wording, 'Not sent', 'Please try again.'],
    ['the fallback for the unexpected', failing.unexpected, wording, 'Not sent', 'Please try again.'],
    ['the unexpected in words of its own', failing.unexpected, own, 'Oh', 'Strange.'],
  ])('says %s', (_, error, words, title, description) => {
    expect(failureToast(error, words)).toEqual({ type: 'toast', tone: 'critical', title, description });
  });
});
