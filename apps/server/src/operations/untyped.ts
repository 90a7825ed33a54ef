import type { Readable } from 'node:stream';

import type { Services } from '../services.ts';
import type { CallerFacts, Session, UploadedFile } from './types.ts';

/** What the loader reads from a request; the contract has checked it. */
export type RequestInput = {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly files: Readonly<Record<string, UploadedFile>>;
};

/** A handler's context without its operation's types; `types.ts` is what handlers see. */
export type UntypedContext = RequestInput & {
  readonly session: Session | null;
  readonly services: Services;
  readonly request: CallerFacts;
};

export type UntypedAnswer = {
  readonly status: number;
  readonly message?: string;
  readonly data?: unknown;
  readonly raw?: string | Uint8Array | Readable;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type UntypedHandler = (context: UntypedContext) => Promise<UntypedAnswer>;

/** An operation's own words for refusals that are otherwise the same everywhere. */
export type Wording = {
  readonly wrongRole?: string;
  /** The message when a required field is absent or empty. */
  readonly missingFields?: string;
  /** By field: the sentence when it is absent or empty, and the one for every other fault. */
  readonly fields?: Readonly<Record<string, { readonly missing: string; readonly invalid?: string }>>;
};
