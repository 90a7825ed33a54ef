import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

/** An answer that says no, as the contract declares it. */
export interface Refusal {
  status: number;
  /** What this operation says, or else when any would refuse. */
  words: string;
  /** What it says to the person; an example where the operation does not say it. */
  message: string;
  /** In seconds: when to try again, where the answer says it. */
  retryAfter: number | null;
}

/** What each operation of the contract can be refused with, by its operationId. */
export type Refusals = Readonly<Record<string, readonly Refusal[]>>;

interface ResponseNode {
  $ref?: string;
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { example?: { message?: string } }>;
}

interface Document {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, ResponseNode> }>>;
  components: { responses: Record<string, ResponseNode> };
}

/** The file of the contract. */
export const contract = join(import.meta.dirname, '../../openapi.yaml');

/** An operation that says why it refuses quotes what the person reads. */
const quoted = (description: string) => /"([^"]+)"/.exec(description)?.[1];

const firstSentence = (description: string) => /^.+?\.(?=\s|$)/s.exec(description)?.[0] ?? description;

function refusalOf(status: string, { $ref, ...beside }: ResponseNode, { components }: Document): Refusal {
  const shared = components.responses[$ref?.split('/').at(-1) ?? ''];
  const { description, headers, content }: ResponseNode = { ...shared, ...beside };
  const message = quoted(description);
  return {
    status: Number(status),
    words: message ?? firstSentence(description),
    message: message ?? content?.['application/json']?.example?.message ?? '',
    retryAfter: headers?.['Retry-After'] === undefined ? null : 60,
  };
}

/** Reads what the contract says of refusals. */
export function readRefusals(): Refusals {
  // The server's own tests hold the document to its schema.
  const document = parse(readFileSync(contract, 'utf8')) as Document;
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  return Object.fromEntries(
    operations.flatMap(({ operationId, responses = {} }) => {
      if (operationId === undefined) return [];
      const refusing = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      return [[operationId, refusing.map(([status, response]) => refusalOf(status, response, document))]];
    }),
  );
}
