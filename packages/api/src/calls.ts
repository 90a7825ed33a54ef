import type { BodyOf, DataOf, FormOf, IsBodyOptional, OperationId, ParamsOf } from './contract.ts';
import type { operations } from './generated/operations.ts';
import type { Upload } from './upload.ts';

type TakesParams<Id extends OperationId> = keyof ParamsOf<Id> extends never
  ? unknown
  : Record<never, never> extends ParamsOf<Id>
    ? { params?: ParamsOf<Id> | undefined }
    : { params: ParamsOf<Id> };

type TakesBody<Id extends OperationId> = [BodyOf<Id>, FormOf<Id>] extends [never, never]
  ? unknown
  : [FormOf<Id>] extends [never]
    ? IsBodyOptional<Id> extends true
      ? { body?: BodyOf<Id> | undefined }
      : { body: BodyOf<Id> }
    : [BodyOf<Id>] extends [never]
      ? { form: FormOf<Id> }
      : { body: BodyOf<Id>; form?: never } | { form: FormOf<Id>; body?: never };

type Facts<Id extends OperationId> = (typeof operations)[Id];

type TakesHeaders<Id extends OperationId> = (Facts<Id>['idempotencyKey'] extends true
  ? { idempotencyKey?: string | undefined }
  : unknown) &
  (Facts<Id>['ifMatch'] extends true ? { ifMatch?: string | undefined } : unknown);

/**
 * What a call is given.
 *
 * - `params`: path and query parameters.
 * - `body`: the JSON body, or `form`: the multipart body; null in a form is sent as an empty part.
 * - `signal`: gives up on the call.
 * - `idempotencyKey`: made once for an intent and kept for its retries, so that a retry after a lost answer has one effect.
 * - `fetch`: sends this call in place of the client's own, to tell how much of a file is sent.
 * - `ifMatch`: the etag of the version that was read, so that a stale write is refused with 412.
 */
export type CallOf<Id extends OperationId> = TakesParams<Id> &
  TakesBody<Id> &
  TakesHeaders<Id> & {
    signal?: AbortSignal | undefined;
    fetch?: ((request: Request) => Promise<Response>) | undefined;
  };

/** A whole answer. */
export interface Answer<Data> {
  data: Data;
  /** The server's sentence for people; empty where the answer is a file. */
  message: string;
  status: number;
  /** The version, for `ifMatch`. */
  etag: string | null;
}

type Given<Id extends OperationId> = Record<never, never> extends CallOf<Id> ? [call?: CallOf<Id>] : [call: CallOf<Id>];

/** A file arrives as a real Blob. */
type Received<Id extends OperationId> = DataOf<Id> extends Upload ? Blob : DataOf<Id>;

/** One operation of the contract. Rejects with an `ApiFailure`. */
export interface Operation<Id extends OperationId> {
  /** Resolves to the data alone. */
  (...given: Given<Id>): Promise<Received<Id>>;
  /** Resolves to the data with its message, status and etag. */
  answer(...given: Given<Id>): Promise<Answer<Received<Id>>>;
}

/** Every operation of the contract, by its operationId. */
export type Api = { readonly [Id in OperationId]: Operation<Id> };
