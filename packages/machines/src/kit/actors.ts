import { fromPromise } from 'xstate';

import type { Versioned } from './schema.ts';

/**
 * Declares a call that the app must supply: machines know what they need, never how it is got.
 * Running the machine without it fails loudly, naming the call.
 */
export function call<Output, Input>(operation: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor "${operation}" was not provided.`)));
}

/** The same for a call whose answer is kept with its version, which a write then names. */
export function versionedCall<Data, Input = void>(operation: string) {
  return Object.assign(call<Versioned<Data>, Input>(operation), { isVersioned: true as const });
}

/** What a guard is asked after a call that failed. A guard has a name, so that the chart can say it. */
export interface Failed {
  error: unknown;
}
