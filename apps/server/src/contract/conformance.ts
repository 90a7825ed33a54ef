import type { FastifyReply } from 'fastify';

import type { Operation } from './document.ts';
import type { Validators } from './validators.ts';

/** Says what is wrong with an answer by the contract, or nothing. */
export type CheckAnswer = (reply: FastifyReply, payload: unknown) => string | undefined;

/** Checks one operation's answers, refusals included: status, required headers, content type and body. */
export function makeCheckAnswer(operation: Operation, validators: Validators): CheckAnswer {
  const bodies = new Map(
    Object.entries(operation.responses).map(([status, response]) => {
      const schema = response.content['application/json']?.schema;
      return [status, schema && validators.answer(schema)] as const;
    }),
  );
  return (reply, payload) => {
    const status = String(reply.statusCode);
    const response = operation.responses[status];
    const where = `${operation.id} answered ${status}`;
    if (!response) return `${where}, which the contract does not know.`;
    const missing = response.requiredHeaders.filter((name) => !reply.hasHeader(name));
    if (missing.length > 0) return `${where} without the header ${missing.join(', ')}.`;
    const type = mediaType(reply);
    if (!isKnownType(response.content, type))
      return `${where} as ${type || 'nothing'}, which the contract does not know.`;
    const validate = type === 'application/json' ? bodies.get(status) : undefined;
    const errors = validate?.(JSON.parse(String(payload))) ?? [];
    if (errors.length === 0) return undefined;
    const details = errors.map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
    return `${where} with a body that breaks the contract: ${details.join('; ')}`;
  };
}

function mediaType(reply: FastifyReply): string {
  return (
    String(reply.getHeader('content-type') ?? '')
      .split(';')[0]
      ?.trim() ?? ''
  );
}

function isKnownType(content: Readonly<Record<string, unknown>>, type: string): boolean {
  const known = Object.keys(content);
  return known.length === 0 ? type === '' : known.includes(type);
}
