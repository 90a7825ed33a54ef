import type { FastifyRequest } from 'fastify';

import type { RequestInput, Wording } from '../operations/untyped.ts';
import { makeReadBody } from './body.ts';
import type { ContractDocument, Operation } from './document.ts';
import { makeReadParameters } from './parameters.ts';
import { refuseUnstorable } from './unstorable.ts';
import type { Uploads } from './uploads.ts';
import type { Validators } from './validators.ts';

/** Reads one operation's requests: checked, converted, or refused. */
export type ReadInput = (request: FastifyRequest, uploads: Uploads) => Promise<RequestInput>;

export function makeReadInput(
  document: ContractDocument,
  operation: Operation,
  validators: Validators,
  wording?: Wording,
): ReadInput {
  const readPath = makeReadParameters(operation, 'path', validators);
  const readQuery = makeReadParameters(operation, 'query', validators);
  const readHeaders = makeReadParameters(operation, 'header', validators);
  const readBody = makeReadBody(document, operation, validators, wording);
  return async (request, uploads) => {
    const [params, query, headers] = [readPath(request.params), readQuery(request.query), readHeaders(request.headers)];
    const given = await readBody(request, uploads);
    refuseUnstorable([params, query], given.body);
    return { params, query, headers, ...given };
  };
}
