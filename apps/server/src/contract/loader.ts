import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from '../domain/refusal.ts';
import type { Session } from '../operations/types.ts';
import type { UntypedAnswer, UntypedContext, UntypedHandler, Wording } from '../operations/untyped.ts';
import type { Services } from '../services.ts';
import type { FindSession } from './authenticate.ts';
import { accessOf, authenticate } from './authenticate.ts';
import { makeCheckAnswer } from './conformance.ts';
import type { ContractDocument, Operation } from './document.ts';
import { listOperations } from './document.ts';
import { failure, success } from './envelope.ts';
import { makeReadInput } from './input.ts';
import { matchHandlers } from './matchHandlers.ts';
import { readAnywhere } from './readAnywhere.ts';
import { makeUploads } from './uploads.ts';
import type { Validators } from './validators.ts';
import { validatorsOf } from './validators.ts';

export type LoaderOptions = {
  readonly document: ContractDocument;
  readonly handlers: Readonly<Record<string, UntypedHandler>>;
  /** Words of some operations for some refusals. */
  readonly wording?: Readonly<Record<string, Wording | undefined>>;
  readonly services: Services;
  readonly findSession: FindSession;
  /** Counts a call, before its body is read, and refuses with 429 when there were too many. */
  readonly limitCall?: LimitCall;
  /** Runs a creating call that carries an `Idempotency-Key`. */
  readonly runOnce: (operationId: string, context: UntypedContext, handler: UntypedHandler) => Promise<UntypedAnswer>;
  /** By operation, what costs time and needs no database, done before the transaction of an `Idempotency-Key` opens. */
  readonly beforehand?: Readonly<Record<string, ((context: UntypedContext) => Promise<unknown>) | undefined>>;
  /** Reads that are always done on the primary. */
  readonly primaryOnly?: ReadonlySet<string>;
  /** Where given, every answer is checked against the contract; a breach is reported here and becomes a loud 500. */
  readonly onBreach?: (breach: string) => void;
};

/** `ip` is where the call came from; `session` is null where none is needed. */
export type LimitCall = (operationId: string, ip: string, session: Session | null) => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the contract's `onRequest`. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** The contract's name of the call; absent for pages and files. */
    operationId?: string;
    /** Whether its answer goes on for as long as both sides like. */
    isStream?: boolean;
  }
}

/** Serves the contract: one route for each operation, and 405 for the other methods of its paths. */
export function loadContract(app: FastifyInstance, options: LoaderOptions): void {
  const operations = listOperations(options.document);
  matchHandlers(
    operations.map(({ id }) => id),
    options.handlers,
  );
  const validators = validatorsOf(options.document);
  app.decorateRequest('session', null);
  for (const operation of operations) addRoute(app, operation, validators, options);
  refuseOtherMethods(app, operations);
}

function addRoute(app: FastifyInstance, operation: Operation, validators: Validators, options: LoaderOptions): void {
  const { id } = operation;
  const access = accessOf(operation);
  const handler = options.handlers[id];
  if (!handler) throw new Error(`${id} has no handler`);
  const wording = options.wording?.[id];
  const checkAnswer = options.onBreach && makeCheckAnswer(operation, validators);
  const isCreating = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  const run = operation.method === 'GET' && !options.primaryOnly?.has(id) ? readAnywhere : runHere;
  const readInput = makeReadInput(options.document, operation, validators, wording);

  app.route({
    method: operation.method,
    url: operation.url,
    config: { operationId: id, isStream: operation.isStream },
    // Without a body there is nothing to hear.
    exposeHeadRoute: !operation.isStream,
    async onRequest(request) {
      request.session = await authenticate(request, access, options.findSession, wording?.wrongRole);
      refuseOtherTypes(request, operation);
      await options.limitCall?.(id, request.ip, request.session);
    },
    ...(checkAnswer && {
      async onSend(request, reply, payload) {
        const breach = reply.statusCode === 500 ? undefined : checkAnswer(reply, payload);
        if (breach === undefined) return payload;
        options.onBreach?.(breach);
        request.log.error(breach);
        reply.code(500).header('content-type', 'application/json; charset=utf-8').removeHeader('content-length');
        return JSON.stringify(failure(breach));
      },
    }),
    async handler(request, reply) {
      const { id: requestId, ip, log, session } = request;
      const uploads = makeUploads();
      try {
        const input = await readInput(request, uploads);
        const context: UntypedContext = {
          ...input,
          session,
          services: options.services,
          request: { id: requestId, ip, userAgent: request.headers['user-agent'], log },
        };
        const once = isCreating && input.headers['Idempotency-Key'] !== undefined;
        if (once) await options.beforehand?.[id]?.(context);
        return send(reply, once ? await options.runOnce(id, context, handler) : await run(context, handler));
      } finally {
        await uploads.discard();
      }
    },
  });
}

const runHere = (context: UntypedContext, handler: UntypedHandler): Promise<UntypedAnswer> => handler(context);

function send(reply: FastifyReply, answer: UntypedAnswer): FastifyReply {
  reply.code(answer.status);
  if (answer.raw !== undefined) reply.type(answer.contentType ?? 'application/octet-stream');
  // A handler may say more of the type than its name.
  reply.headers({ ...answer.headers });
  if (answer.raw !== undefined) return reply.send(answer.raw);
  if (answer.message === undefined) return reply.send();
  return reply.send(success(answer.message, answer.data));
}

/** Refuses a body of a type that the operation does not take, before it is read. */
function refuseOtherTypes(request: FastifyRequest, { method, body }: Operation): void {
  // What comes with a GET is never read.
  if (method === 'GET') return;
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (!hasBody) return;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  const accepted = body ? [body.json && 'application/json', body.form && 'multipart/form-data'] : ['application/json'];
  if (accepted.includes(type)) return;
  const names = accepted.filter((name) => name !== undefined).join(' or ');
  throw new Refusal(415, `Please send the body as ${names}.`);
}

const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function refuseOtherMethods(app: FastifyInstance, operations: readonly Operation[]): void {
  for (const [url, own] of Map.groupBy(operations, (operation) => operation.url)) {
    const known = own.map(({ method }) => method);
    const hasHead = own.some(({ method, isStream }) => method === 'GET' && !isStream);
    const allow = [...known, ...(hasHead ? ['HEAD'] : [])].join(', ');
    app.route({
      method: allMethods.filter((method) => !known.includes(method)),
      url,
      async onRequest(request) {
        throw new Refusal(405, `${request.method} is not possible here. Possible: ${allow}.`, undefined, { allow });
      },
      handler: async () => undefined,
    });
  }
}
