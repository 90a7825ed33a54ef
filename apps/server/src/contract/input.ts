import type { FastifyRequest } from 'fastify';

import { makeReadBody } from './body.ts';
import type { ContractDocument, Operation } from './document.ts';
import type { RequestInput } from './handlers.ts';
import { makeReadParameters } from './parameters.ts';
import type { Validators } from './validators.ts';

/** Reads one operation's requests: checked, converted, or refused. */
export type ReadInput = (request: FastifyRequest) => Promise<RequestInput>;

export function makeReadInput(
  document: ContractDocument,
  operation: Operation,
  validators: Validators,
  missingFields?: string,
): ReadInput {
  const readPath = makeReadParameters(operation, 'path', validators);
  const readQuery = makeReadParameters(operation, 'query', validators);
  const readHeaders = makeReadParameters(operation, 'header', validators);
  const readBody = makeReadBody(document, operation, validators, missingFields);
  return async (request) => ({
    params: readPath(request.params),
    query: readQuery(request.query),
    headers: readHeaders(request.headers),
    ...(await readBody(request)),
  });
}
