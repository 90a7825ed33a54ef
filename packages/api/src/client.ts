import createClient from 'openapi-fetch';

import type { Answer, Api } from './calls.ts';
import { ApiFailure } from './failures.ts';
import type { Operation } from './generated/operations.ts';
import { operations } from './generated/operations.ts';
import { failureOfRejection, failureOfResponse } from './readFailure.ts';

export type { Answer, Api } from './calls.ts';

export interface ApiOptions {
  /** The origin of the server, without the contract's base path. Default: the page's own. */
  baseUrl?: string;
  /** The token of the session, asked before each call that takes one. Default: no one is signed in. */
  getToken?: () => string | null;
  /** Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Told that a call which takes a token got a 401, and with which token, before the call rejects. */
  onUnauthorized?: (token: string | null) => void;
  /** Told of each answer when it was given and when the call was sent, before the call settles. */
  onAnswer?: (answer: AnswerTimes) => void;
}

export interface AnswerTimes {
  /** The answer's `Date` header: the server's time, in whole seconds. Null where there is none. */
  date: string | null;
  /** When the call was sent, by the local clock, in milliseconds since 1970. */
  sentAt: number;
}

interface AnyCall {
  params?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  form?: Record<string, string | number | boolean | Blob | null | undefined>;
  signal?: AbortSignal;
  fetch?: (request: Request) => Promise<Response>;
  idempotencyKey?: string;
  ifMatch?: string;
}

/** openapi-fetch types a call by its literal path; here calls are typed by operationId, so it is used untyped. */
interface Transport {
  request(method: string, path: string, init: object): Promise<{ data?: unknown; error?: unknown; response: Response }>;
}

/**
 * The API as functions named by operationId: `await api.approveApplication({ params: { projectId, applicationId } })`
 * resolves to the typed `data`; `api.approveApplication.answer(…)` also gives message, status and etag.
 * Every call rejects with an `ApiFailure`. Calls that know no role send no token.
 */
export function createApi({
  baseUrl = '',
  getToken = () => null,
  fetch,
  onUnauthorized,
  onAnswer,
}: ApiOptions = {}): Api {
  const transport = createClient({ baseUrl, ...(fetch && { fetch }) }) as unknown as Transport;

  async function send(id: string, operation: Operation, call: AnyCall): Promise<Answer<unknown>> {
    const takesToken = operation.roles.length > 0;
    const token = takesToken ? getToken() : null;
    const sentAt = Date.now();
    const { data, error, response } = await transport
      .request(operation.method, operation.path, initOf(operation, call, token))
      .catch((cause: unknown) => {
        throw new ApiFailure(id, failureOfRejection(call.signal), { cause });
      });
    onAnswer?.({ date: response.headers.get('Date'), sentAt });
    if (!response.ok) {
      if (response.status === 401 && takesToken) onUnauthorized?.(token);
      throw new ApiFailure(id, failureOfResponse(response, error));
    }
    const content = operation.answer === 'json' ? envelopeOf(data) : fileOf(data, response);
    if (content === null) throw new ApiFailure(id, { kind: 'unreadable', status: response.status });
    return { ...content, status: response.status, etag: response.headers.get('ETag') };
  }

  const api = Object.entries(operations).map(([id, operation]) => {
    const answer = (call: AnyCall = {}) => send(id, operation, call);
    return [id, Object.assign(async (call?: AnyCall) => (await answer(call)).data, { answer })];
  });
  // Made from the same contract as the type, one function an operation.
  return Object.fromEntries(api) as Api;
}

/** No file of ours is a page or an envelope: a network that asks people to sign in answers with one, and calls it fine. */
const foreign = /^(?:text\/html|application\/json)\b/i;

const fileOf = (data: unknown, response: Response) =>
  foreign.test(response.headers.get('Content-Type') ?? '') ? null : { data, message: '' };

function initOf(operation: Operation, call: AnyCall, token: string | null): object {
  const given = Object.entries(call.params ?? {}).filter(([, value]) => value !== undefined);
  const inPath = (name: string) => operation.path.includes(`{${name}}`);
  const body = call.form ? formDataOf(call.form) : call.body;
  return {
    params: {
      path: Object.fromEntries(given.filter(([name]) => inPath(name))),
      query: Object.fromEntries(given.filter(([name]) => !inPath(name))),
    },
    headers: {
      Authorization: token === null ? undefined : `Bearer ${token}`,
      'Idempotency-Key': call.idempotencyKey,
      'If-Match': call.ifMatch,
    },
    // The envelope is parsed here, so that what cannot be read is told apart from what did not arrive.
    parseAs: operation.answer === 'binary' ? 'blob' : 'text',
    ...(body !== undefined && { body }),
    ...(call.signal && { signal: call.signal }),
    ...(call.fetch && { fetch: call.fetch }),
  };
}

function formDataOf(fields: NonNullable<AnyCall['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value ?? ''));
  }
  return form;
}

function envelopeOf(text: unknown): { data: unknown; message: string } | null {
  try {
    const body: unknown = JSON.parse(String(text));
    if (typeof body !== 'object' || body === null || !('data' in body) || !('success' in body)) return null;
    if (body.success !== true || !('message' in body) || typeof body.message !== 'string') return null;
    return { data: body.data, message: body.message };
  } catch {
    return null;
  }
}
