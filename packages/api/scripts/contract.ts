import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

/** As much of JSON Schema as the contract uses. */
export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: (string | number)[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  oneOf?: SchemaNode[];
  anyOf?: SchemaNode[];
  'x-categories'?: Record<string, string[]>;
  /** Of files. */
  'x-max-bytes'?: number;
  /** Of pictures: width times height, and the longer of the two. */
  'x-max-pixels'?: number;
  'x-max-side'?: number;
}

export interface ParameterNode {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: SchemaNode;
}

type Content = Record<string, { schema: SchemaNode }>;

interface OperationNode {
  operationId: string;
  summary: string;
  security: Record<string, unknown>[];
  parameters?: ({ $ref: string } | ParameterNode)[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

/** A limit that no field states: so many in so many seconds. */
export interface LimitNode {
  description: string;
  count: number;
  /** Absent: not counted over time. */
  seconds?: number;
}

interface Document {
  'x-limits'?: Record<string, LimitNode>;
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown> & { servers?: { url: string }[] }>;
  components: { schemas: Record<string, SchemaNode> };
}

export interface ContractOperation {
  id: string;
  summary: string;
  method: string;
  /** With the server's base path in front: the whole path after the host. */
  path: string;
  roles: string[];
  isOpen: boolean;
  parameters: ParameterNode[];
  bodies: Content;
  status: number;
  answer: Content;
}

export interface Contract {
  source: string;
  schemas: Record<string, SchemaNode>;
  operations: ContractOperation[];
  limits: Record<string, LimitNode>;
  /** Follows `$ref`s; what stands beside one wins over what it points to. */
  resolve: (node: SchemaNode) => SchemaNode;
}

const methods = ['get', 'put', 'post', 'delete'];

/** Reads openapi.yaml. Throws, naming the place, when it breaks a rule that the generated files rely on. */
export function readContract(file: URL): Contract {
  const source = readFileSync(file, 'utf8');
  const document = parse(source) as Document;

  const at = <T>(pointer: string): T => {
    let node: unknown = document;
    for (const key of pointer.slice(2).split('/')) node = (node as Record<string, unknown> | undefined)?.[key];
    if (node === undefined) throw new Error(`openapi.yaml: nothing at ${pointer}`);
    return node as T;
  };

  const resolve = (node: SchemaNode): SchemaNode => {
    if (node.$ref === undefined) return node;
    const { $ref, ...beside } = node;
    return { ...resolve(at<SchemaNode>($ref)), ...beside };
  };

  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const node = item[method] as OperationNode | undefined;
      if (node === undefined) return [];
      const base = (item.servers ?? document.servers)[0]?.url.replace(/\/$/, '') ?? '';
      const [status, success] = Object.entries(node.responses).find(([code]) => code.startsWith('2')) ?? [];
      if (success === undefined) throw new Error(`openapi.yaml: ${node.operationId} has no success`);
      return {
        id: node.operationId,
        summary: node.summary,
        method: method.toUpperCase(),
        path: base + path,
        roles: node.security.flatMap((scheme) => Object.keys(scheme)).map((name) => name.toUpperCase()),
        isOpen: node.security.length === 0 || node.security.some((scheme) => Object.keys(scheme).length === 0),
        parameters: (node.parameters ?? []).map((one) => ('$ref' in one ? at<ParameterNode>(one.$ref) : one)),
        bodies: node.requestBody?.content ?? {},
        status: Number(status),
        answer: success.content ?? {},
      };
    }),
  );

  const { schemas } = document.components;
  checkNames(operations);
  checkCategories(schemas);
  return { source, schemas, operations, limits: document['x-limits'] ?? {}, resolve };
}

/** A call takes path and query parameters side by side, and limits list them beside body fields. */
function checkNames(operations: ContractOperation[]): void {
  const seen = new Set<string>();
  for (const { id, parameters } of operations) {
    if (seen.has(id)) throw new Error(`openapi.yaml: two operations are called ${id}`);
    seen.add(id);
    const names = parameters.filter((one) => one.in !== 'header').map((one) => one.name);
    if (new Set(names).size < names.length) throw new Error(`openapi.yaml: ${id} has two parameters of one name`);
  }
}

/** Every skill is in exactly one category, in the order of the catalogue. */
function checkCategories(schemas: Record<string, SchemaNode>): void {
  const grouped = schemas['Skill']?.['x-categories'] ?? {};
  const inOrder = JSON.stringify(Object.values(grouped).flat()) === JSON.stringify(schemas['Skill']?.enum);
  const known = JSON.stringify(Object.keys(grouped)) === JSON.stringify(schemas['JobCategory']?.enum);
  if (!inOrder || !known) throw new Error('openapi.yaml: x-categories does not list the skills by job category');
}
