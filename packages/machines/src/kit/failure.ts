import type { Failure } from '@guildhall/api/failures';

import type { Toast } from './effects.ts';
import { problem } from './effects.ts';

/** What went wrong, as far as it can be told: a failure of the API, or something no one expected. */
export type Trouble = Failure | { kind: 'unexpected' };

const kinds = new Set<unknown>(['refused', 'network', 'unreadable', 'aborted'] satisfies Failure['kind'][]);

/** Reads the failure that the API client attaches to what it throws. Anything else is unexpected. */
export function troubleOf(error: unknown): Trouble {
  if (typeof error === 'object' && error !== null && 'failure' in error) {
    const { failure } = error;
    if (typeof failure === 'object' && failure !== null && 'kind' in failure && kinds.has(failure.kind)) {
      // The client's own class carries nothing else under this name.
      return failure as Failure;
    }
  }
  return { kind: 'unexpected' };
}

/** The server's refusals by field, or none. */
export function refusedFields(error: unknown): Record<string, string> {
  const trouble = troubleOf(error);
  return trouble.kind === 'refused' ? trouble.fields : {};
}

/** Whether the server refused with one of these statuses. */
export function isRefusedWith(error: unknown, ...statuses: readonly number[]): boolean {
  const trouble = troubleOf(error);
  return trouble.kind === 'refused' && statuses.includes(trouble.status);
}

/** Whether the server refused because of how things stand: something has changed, here or elsewhere. */
export const isConflict = (error: unknown): boolean => isRefusedWith(error, 409);

/** What is said of a failure: words for where the server has none, or what makes a toast of it. */
export type FailureWords = string | ((error: unknown) => Toast);

export const wordedFailure = (words: FailureWords, error: unknown): Toast =>
  typeof words === 'function' ? words(error) : failureToast(error, { title: 'Error', fallback: words });

/** How one call's failures read. `title` and `fallback` serve a refusal; the rest has words of its own. */
export interface FailureWording {
  title: string;
  /** Said when the server gave no message. */
  fallback: string;
  network?: string;
  /** The toast for what no one expected. Default: `title` with `fallback`. */
  unexpected?: { title: string; description: string };
}

/** The toast for a failed call, in the words of the specification's error catalogue. */
export function failureToast(error: unknown, wording: FailureWording): Toast {
  const trouble = troubleOf(error);
  switch (trouble.kind) {
    case 'refused':
      return problem(wording.title, trouble.message || wording.fallback);
    case 'network':
      return problem('Network error', wording.network ?? 'Unable to connect to the server. Please try again.');
    case 'unreadable':
      return problem('Server error', 'The server returned an invalid response. Please try again later.');
    case 'aborted':
    case 'unexpected':
      return problem(wording.unexpected?.title ?? wording.title, wording.unexpected?.description ?? wording.fallback);
  }
}
