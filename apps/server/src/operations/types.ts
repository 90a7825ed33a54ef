import type { Readable } from 'node:stream';

import type { Role } from '@guildhall/api/enums';
import type { defaults, operations as facts } from '@guildhall/api/operations';
import type { operations } from '@guildhall/api/schema';
import type { FastifyBaseLogger } from 'fastify';

import type { Services } from '../services.ts';

/** The verb of one call, as in openapi.yaml. */
export type OperationId = keyof operations;

/** Who is calling, as proved by the bearer token. */
export type Session = {
  readonly userId: string;
  readonly role: Role;
  readonly tokenId: string;
};

/** What a handler may know of the request itself. */
export type CallerFacts = {
  readonly id: string;
  readonly ip: string;
  /** What the caller's program says of itself, if anything. */
  readonly userAgent?: string | undefined;
  readonly log: FastifyBaseLogger;
};

/** One uploaded part of a multipart body, already within the size limit. */
export type UploadedFile = {
  readonly filename: string;
  /** What the sender claims; the content decides (see `files/`). */
  readonly claimedType: string;
  /** Where the bytes are until the call is over. */
  readonly path: string;
  readonly byteSize: number;
};

/** `never`-valued and absent parameter groups become an empty object, so that handlers may always destructure. */
type Present<T> = [T] extends [never]
  ? Record<never, never>
  : [T] extends [undefined]
    ? Record<never, never>
    : NonNullable<T>;

type Group<Id extends OperationId, Name extends 'path' | 'query' | 'header'> = operations[Id]['parameters'] extends {
  [Key in Name]?: infer Value;
}
  ? Present<Value>
  : Record<never, never>;

type BodyContent<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: infer Content }
    ? Content
    : never
  : never;

/**
 * The validated body. Where an operation takes JSON as well as multipart, both arrive in the JSON form;
 * uploaded files are in `files`.
 */
export type BodyOf<Id extends OperationId> = [BodyContent<Id>] extends [never]
  ? undefined
  : BodyContent<Id> extends { 'application/json': infer Json }
    ? Record<never, never> extends Pick<operations[Id], 'requestBody'>
      ? Json | undefined
      : Json
    : BodyContent<Id> extends { 'multipart/form-data': infer Form }
      ? Form
      : never;

type SuccessStatus = 200 | 201 | 202 | 204 | 304;

type AnswerFor<Status, Response> = Response extends { content: { 'application/json': { data: infer Data } } }
  ? {
      readonly status: Status;
      readonly data: Data;
      readonly message: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  : Response extends { content: { [Type in infer ContentType extends string]: unknown } }
    ? {
        readonly status: Status;
        readonly raw: string | Uint8Array | Readable;
        readonly contentType: ContentType;
        readonly headers?: Readonly<Record<string, string>>;
      }
    : { readonly status: Status; readonly headers?: Readonly<Record<string, string>> };

/** What a handler may return: one shape for each success status of the contract. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & SuccessStatus]: AnswerFor<Status, operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & SuccessStatus];

/** A session where the contract asks for one, with the roles that the contract lets in; null for a visitor. */
type SessionOf<Id extends OperationId> = (typeof facts)[Id]['roles'] extends readonly []
  ? null
  :
      | (Session & { readonly role: (typeof facts)[Id]['roles'][number] })
      | ((typeof facts)[Id]['isOpen'] extends true ? null : never);

type Defaults<Id extends OperationId> = Id extends keyof typeof defaults ? keyof (typeof defaults)[Id] : never;

/** What the contract gives a default is always there. */
type WithDefaults<Id extends OperationId, Values> = Values & Required<Pick<Values, Defaults<Id> & keyof Values>>;

/** Everything a handler gets. Validated and typed by the contract; nothing else of the request reaches it. */
export type Context<Id extends OperationId> = {
  readonly params: Group<Id, 'path'>;
  /** Coerced to the contract's types; defaults of the contract are filled in. */
  readonly query: WithDefaults<Id, Group<Id, 'query'>>;
  /** Declared headers, by the name that the contract writes: `headers['If-Match']`. */
  readonly headers: Group<Id, 'header'>;
  readonly body: WithDefaults<Id, BodyOf<Id>>;
  readonly files: Readonly<Record<string, UploadedFile>>;
  readonly session: SessionOf<Id>;
  /** In a call with an `Idempotency-Key`, `services.db` is one transaction with the key; transactions join it. */
  readonly services: Services;
  readonly request: CallerFacts;
};

export type Handler<Id extends OperationId> = (context: Context<Id>) => Promise<AnswerOf<Id>>;

/** The whole contract: `operations satisfies Operations` does not compile until each operation is handled. */
export type Operations = { [Id in OperationId]: Handler<Id> };
