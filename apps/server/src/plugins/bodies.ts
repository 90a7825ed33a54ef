import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

import { maxFileSize } from '../contract/form.ts';

/** JSON and forms, nothing else. An empty JSON body counts as none: the contract says whether one is needed. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
  await app.register(multipart, {
    limits: { fileSize: maxFileSize, files: 2, fields: 50, parts: 52, fieldNameSize: 100, fieldSize: 100_000 },
    throwFileSizeLimit: true,
  });
}
