import { afterEach, describe, expect, test, vi } from 'vitest';

import { failureOfRejection, failureOfResponse } from './readFailure.ts';

const response = (status: number, headers?: HeadersInit) => new Response(null, { status, ...(headers && { headers }) });
const refused = { success: false, message: 'No.', data: null };

afterEach(() => {
  vi.useRealTimers();
});

describe('a rejected fetch', () => {
  test('is a network failure when no one gave up', () => {
    expect(failureOfRejection(undefined)).toEqual({ kind: 'network' });
    expect(failureOfRejection(new AbortController().signal)).toEqual({ kind: 'network' });
  });

  test('is aborted when the caller gave up, for whatever reason', () => {
    expect(failureOfRejection(AbortSignal.abort())).toEqual({ kind: 'aborted' });
    expect(failureOfRejection(AbortSignal.abort('the screen is gone'))).toEqual({ kind: 'aborted' });
  });

  test('is a network failure when the time ran out', () => {
    const ranOut = AbortSignal.abort(new DOMException('Too slow.', 'TimeoutError'));

    expect(failureOfRejection(ranOut)).toEqual({ kind: 'network' });
  });
});

describe('a response with an error status', () => {
  test('is a refusal when it says why', () => {
    expect(failureOfResponse(response(409), refused)).toEqual({
      kind: 'refused',
      status: 409,
      message: 'No.',
      fields: {},
      retryAfter: null,
    });
  });

  test('names the fields at fault', () => {
    const body = { ...refused, errors: { otp: 'Invalid OTP. Please try again.', other: 7 } };

    expect(failureOfResponse(response(422), body)).toMatchObject({
      fields: { otp: 'Invalid OTP. Please try again.' },
    });
  });

  test.each([
    ['30', 30],
    ['0', 0],
    ['Fri, 20 Nov 2026 09:30:10 GMT', 10],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['soon', null],
  ])('reads Retry-After "%s" as %s seconds', (header, seconds) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T09:30:00.000Z') });

    expect(failureOfResponse(response(503, { 'Retry-After': header }), refused)).toMatchObject({
      retryAfter: seconds,
    });
  });

  test.each([[undefined], [null], ['<h1>Bad gateway</h1>'], [{ error: 'No.' }], [{ message: 7 }]])(
    'is unreadable when its body is %j',
    (body) => {
      expect(failureOfResponse(response(502), body)).toEqual({ kind: 'unreadable', status: 502 });
    },
  );
});
