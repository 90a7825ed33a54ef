import type { IncomingMessage } from 'node:http';

import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

import { Refusal } from '../domain/refusal.ts';

/** JSON and forms, nothing else. An empty JSON body counts as none: the contract says whether one is needed. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
  await app.register(multipart, {
    limits: { files: 2, fields: 50, parts: 52, fieldNameSize: 100, fieldSize: 100_000 },
    // `contract/form.ts` sets the size of each file by the contract.
    throwFileSizeLimit: false,
  });
}

/** More than any call takes, in bytes: a resume of ten megabytes, and the words around it. */
const largestBody = 16_000_000;

/** Refuses a body that says to be larger than any may be, before a byte of it is read. */
export function refuseHuge({ method, headers }: IncomingMessage): void {
  // What comes with a GET is never read.
  if (method === 'GET' || method === 'HEAD' || !(Number(headers['content-length']) > largestBody)) return;
  throw new Refusal(413, 'The body is too large. Please send less.');
}
