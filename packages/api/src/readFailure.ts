import type { Failure } from './failures.ts';

/** What a rejection by `fetch`, or by reading its answer, means. */
export function failureOfRejection(signal: AbortSignal | undefined): Failure {
  const gaveUp = signal?.aborted === true;
  // `AbortSignal.timeout` is a limit on the server's time, not someone who changed their mind.
  const ranOut = gaveUp && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  return gaveUp && !ranOut ? { kind: 'aborted' } : { kind: 'network' };
}

/** What an answer with an error status means. `body` is its JSON, or its text when it is not JSON. */
export function failureOfResponse(response: Response, body: unknown): Failure {
  if (!isRefusal(body)) return { kind: 'unreadable', status: response.status };
  return {
    kind: 'refused',
    status: response.status,
    message: body.message,
    fields: fieldsOf(body.errors),
    retryAfter: secondsOf(response.headers.get('Retry-After')),
  };
}

const isRefusal = (body: unknown): body is { message: string; errors?: unknown } =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';

function fieldsOf(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => typeof message === 'string'));
}

/** The header holds seconds or a date. */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
