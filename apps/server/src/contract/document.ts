import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { repositoryRoot } from '../config.ts';

/** As much of a JSON Schema as we look into; the rest is Ajv's. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [keyword: string]: unknown;
};

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema: Schema;
};

type Media = { readonly schema?: Schema };

type Header = { readonly required?: boolean };

type ResponseObject = {
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, Media>>;
};

type Reference = { readonly $ref: string };

type OperationObject = {
  readonly operationId?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Media>> } | Reference;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
};

type Server = { readonly url: string };

type PathItem = {
  readonly servers?: readonly Server[];
  readonly parameters?: readonly (Parameter | Reference)[];
} & { readonly [Method in (typeof methods)[number]]?: OperationObject };

/** The contract, as parsed. */
export type ContractDocument = {
  readonly servers?: readonly Server[];
  readonly security?: OperationObject['security'];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: Readonly<Record<string, unknown>>;
};

/** One call of the contract, with its references to parameters, bodies and responses followed. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  /** In Fastify's form, with the base path: `/api/v1/client/projects/:projectId`. */
  readonly url: string;
  /** Names of the security schemes that it knows; empty is open to everyone, and no one is looked at. */
  readonly schemes: readonly string[];
  /** Whether it may be called without a token. */
  readonly isOpen: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly isRequired: boolean; readonly json?: Schema; readonly form?: Schema } | undefined;
  readonly responses: Readonly<Record<string, Answer>>;
  /** Whether its answer goes on for as long as both sides like. */
  readonly isStream: boolean;
};

/** What the contract says of one status. */
export type Answer = {
  readonly requiredHeaders: readonly string[];
  readonly content: Readonly<Record<string, Media>>;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

let contract: ContractDocument | undefined;

/** `openapi.yaml` from the root of the clone, read once. */
export function readContract(): ContractDocument {
  contract ??= parse(readFileSync(join(repositoryRoot, 'openapi.yaml'), 'utf8')) as ContractDocument;
  return contract;
}

/** Every operation of the contract. Throws when one has no operationId, or two share one. */
export function listOperations(document: ContractDocument): readonly Operation[] {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [toOperation(document, path, item, method, operation)] : [];
    }),
  );
  const seen = new Set<string>();
  for (const { id } of operations) {
    if (seen.has(id)) throw new Error(`openapi.yaml: the operationId ${id} is given twice.`);
    seen.add(id);
  }
  return operations;
}

function toOperation(
  document: ContractDocument,
  path: string,
  item: PathItem,
  method: string,
  operation: OperationObject,
): Operation {
  const where = `${method.toUpperCase()} ${path}`;
  if (!operation.operationId) throw new Error(`openapi.yaml: ${where} has no operationId.`);
  const base = ((item.servers ?? document.servers)?.[0]?.url ?? '').replace(/\/$/, '');
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const security = operation.security ?? document.security ?? [];
  const body = operation.requestBody && follow(document, operation.requestBody);
  const json = body?.content['application/json']?.schema;
  const form = body?.content['multipart/form-data']?.schema;
  const responses = Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => [
      status,
      toAnswer(document, follow(document, response)),
    ]),
  );
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    url: base + path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schemes: security.flatMap((requirement) => Object.keys(requirement)),
    // A requirement of nothing beside the others makes the token optional.
    isOpen: security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0),
    parameters: parameters.map((parameter) => withSchema(document, follow(document, parameter))),
    body: body && { isRequired: body.required === true, ...(json && { json }), ...(form && { form }) },
    responses,
    isStream: Object.values(responses).some(({ content }) => 'text/event-stream' in content),
  };
}

function toAnswer(document: ContractDocument, { headers = {}, content = {} }: ResponseObject): Answer {
  const required = Object.entries(headers).filter(([, header]) => follow<Header>(document, header).required);
  return { requiredHeaders: required.map(([name]) => name), content };
}

/** The thing itself, where the contract names it by reference. */
export function follow<T extends object>(document: ContractDocument, value: T | Reference): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const found = value.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => {
      const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
      return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined;
    }, document);
  if (typeof found !== 'object' || found === null) throw new Error(`openapi.yaml: ${value.$ref} leads nowhere.`);
  // The contract is checked by its own linter: a reference has the kind of thing that its place asks for.
  return follow(document, found as T);
}

/** A parameter's schema followed once, so that Ajv sees its default. */
function withSchema(document: ContractDocument, parameter: Parameter): Parameter {
  const { $ref, ...beside } = parameter.schema;
  if ($ref === undefined) return parameter;
  return { ...parameter, schema: { ...follow<Schema>(document, { $ref }), ...beside } };
}
