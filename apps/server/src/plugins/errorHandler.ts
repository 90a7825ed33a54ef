import type { Duplex } from 'node:stream';

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { failure } from '../contract/envelope.ts';
import { isDatabaseAway } from '../db/databaseAway.ts';
import { isProfileGone } from '../db/profileGone.ts';
import { Refusal } from '../domain/refusal.ts';

const sorry = 'Something went wrong on our side. Please try again.';

/** What Fastify itself refuses, in our words; everything else below 500 keeps its own. */
const fastifyRefusals: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new Refusal(400, 'The body is not JSON. Please check its syntax.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal(400, 'The body is not as long as its Content-Length says.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal(413, 'The body is too large. Please send less.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal(415, 'Please send the body as application/json.'),
  FST_REQ_FILE_TOO_LARGE: new Refusal(413, 'A file is too large. Please send a smaller one.'),
  FST_FILES_LIMIT: new Refusal(413, 'There are too many files. Please send fewer.'),
  FST_PARTS_LIMIT: new Refusal(413, 'The form has too many parts. Please send fewer.'),
  FST_FIELDS_LIMIT: new Refusal(413, 'The form has too many fields. Please send fewer.'),
  FST_PROTO_VIOLATION: new Refusal(422, 'A field has a name that is not allowed.'),
};

/** Every failure becomes the envelope; what was not meant to happen is logged, and never shown. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(reply, toRefusal(error, request)));
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).send(failure(`There is nothing at ${request.method} ${request.url.split('?')[0]}.`));
  });
}

/** An address that cannot even be routed, such as `/%zz`. */
export function answerUnroutable(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  reply
    .headers({ ...headers })
    .code(400)
    .send(failure('The address is malformed. Please check it.'));
}

/** What node finds wrong before there is a request; everything else is malformed. */
const unreadable: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Content Too Large', 'The body is too large. Please send less.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long. Please send it again.'],
};

/** Bytes that are not HTTP, headers that are too large, a request that never ends: there is only a socket. */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  everywhere: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = unreadable[error.code ?? ''] ?? ['400 Bad Request', 'The request is malformed.'];
  const body = JSON.stringify(failure(message));
  const headers = {
    ...everywhere,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}

function answer(reply: FastifyReply, refusal: Refusal | undefined): void {
  if (!refusal) {
    dropUnwritable(reply);
    reply.code(500).send(failure(sorry));
    return;
  }
  reply
    .code(refusal.status)
    .headers({ ...refusal.headers })
    .send(failure(refusal.message, refusal.errors));
}

/** A header that node cannot write would fail this answer too, and Fastify would give its own. */
function dropUnwritable(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (/[^\t\u0020-\u007e\u0080-\u00ff]/.test(String(value))) reply.removeHeader(name);
  }
}

/** `undefined` is our own fault. */
export function toRefusal(error: FastifyError, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) {
    if (error.cause !== undefined) request.log.error({ err: error.cause }, error.message);
    return error;
  }
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database is away');
    return new Refusal(503, 'The service is not available at the moment. Please try again shortly.', undefined, {
      'retry-after': '5',
    });
  }
  if (isProfileGone(error)) return new Refusal(403, 'The type of your account was changed. Please reload the page.');
  const known = fastifyRefusals[error.code];
  if (known) return known;
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal(400, 'The request is malformed. Please check it and try again.');
  }
  request.log.error({ err: error }, 'a request failed');
  return undefined;
}
