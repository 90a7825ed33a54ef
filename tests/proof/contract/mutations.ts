import type { Operation, Schema } from '../../../apps/server/src/contract/document.ts';
import type { Random } from '../../../apps/server/src/seed/random.ts';
import { fieldMutations } from './fieldMutations.ts';
import { formMutations } from './formMutations.ts';
import type { Mutant, Mutation } from './mutation.ts';
import type { Request } from './request.ts';
import { sizeMutations } from './sizeMutations.ts';
import { branchesOf, limitOf, resolve } from './values.ts';

const raw = (request: Request, type: string | undefined, content: string): Request => ({
  ...request,
  body: { kind: 'raw', type, content },
});

const isJson = ({ body }: Request): boolean => body?.kind === 'json';
const takesJson = ({ body }: Operation): boolean => body?.json !== undefined;

const badIds = [
  '0', '-1', 'null', 'undefined', 'abc', '%', ' ', "' or 1=1--", '{}', '🙂', 'a\u0001b', '00000000-0000-0000-0000-00000000000',
  '00000000-0000-0000-0000-0000000000000', 'gggggggg-0000-4000-8000-000000000000', 'urn:uuid:00000000-0000-4000-8000-000000000000',
]; // prettier-ignore

const badId: Mutation = (request, random) => {
  const names = Object.keys(request.params);
  if (names.length === 0) return undefined;
  const name = random.pick(names);
  const params = { ...request.params, [name]: random.pick(badIds) };
  const own = request.operation.parameters.find((parameter) => parameter.in === 'path' && parameter.name === name);
  // A secret that is none is answered like one that is no more.
  const isId = own !== undefined && resolve(own.schema).format === 'uuid';
  return { kind: 'bad id', request: { ...request, params }, expected: isId ? [400] : [404] };
};

const nulInPath: Mutation = (request, random) => {
  const names = Object.keys(request.params);
  if (names.length === 0) return undefined;
  const params = { ...request.params, [random.pick(names)]: 'a\0b' };
  return { kind: 'U+0000 in the path', request: { ...request, params }, expected: [400] };
};

const unknownQuery: Mutation = (request, random) => ({
  kind: 'unknown query parameter',
  request: {
    ...request,
    query: [...request.query, [random.pick(['colour', 'Page', 'limit[]', '__proto__', 'constructor']), '1']],
  },
  expected: [400],
});

/** Texts that a query parameter cannot take. */
function badQueryValues(given: Schema): string[] {
  const schema = resolve(given);
  const longest = limitOf(schema, 'maxLength');
  const [min, max] = [limitOf(schema, 'minimum'), limitOf(schema, 'maximum')];
  if (branchesOf(schema) || schema['enum'] !== undefined) return ['none of these', 'null', '\0'];
  if (schema.format === 'uuid') return badIds;
  if (schema.type === 'boolean') return ['yes', '2', 'TRUE', 'null '];
  if (schema.type === 'integer' || schema.type === 'number') {
    const beyond = [...(min === undefined ? [] : [String(min - 1)]), ...(max === undefined ? [] : [String(max + 1)])];
    return [...beyond, 'many', 'NaN', 'Infinity', '1e999', '1,5', ...(schema.type === 'integer' ? ['1.5'] : [])];
  }
  return ['U+0000: \0', ...(longest === undefined ? [] : ['x'.repeat(longest + 1)])];
}

const badQuery: Mutation = (request, random) => {
  const own = request.operation.parameters.filter(({ in: place }) => place === 'query');
  if (own.length === 0) return undefined;
  const { name, schema } = random.pick(own);
  const query = [
    ...request.query.filter(([one]) => one !== name),
    [name, random.pick(badQueryValues(schema))] as const,
  ];
  return { kind: `bad query value of ${name}`, request: { ...request, query }, expected: [400] };
};

const twice: Mutation = (request, random) => {
  if (request.query.length === 0) return undefined;
  const query = [...request.query, random.pick(request.query)];
  return { kind: 'query parameter twice', request: { ...request, query }, expected: [400] };
};

const badHeader: Mutation = (request, random) => {
  const values: Readonly<Record<string, readonly string[]>> = {
    'Idempotency-Key': ['short', 'with space in it', 'x'.repeat(129), 'schlüssel-wort'],
    'If-Match': ['7', 'W/"7"', '*', '""', `"${'7'.repeat(100)}"`, '"7", "8"'],
    'If-None-Match': ['x'.repeat(201)],
  };
  const own = request.operation.parameters.filter(({ in: place }) => place === 'header');
  if (own.length === 0) return undefined;
  const { name } = random.pick(own);
  const headers = { ...request.headers, [name]: random.pick(values[name] ?? ['']) };
  return { kind: `bad ${name}`, request: { ...request, headers }, expected: [400] };
};

const brokenJson: Mutation = (request, random) => {
  if (!isJson(request)) return undefined;
  const content = random.pick([
    '{',
    '{"a":1,}',
    "{'a':1}",
    'undefined',
    '{"a":}',
    '[1',
    '\u0001',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":1}}',
  ]);
  return { kind: 'broken JSON', request: raw(request, 'application/json', content), expected: [400] };
};

const noObject: Mutation = (request, random) => {
  if (!isJson(request)) return undefined;
  const content = random.pick(['[]', '"text"', '5', 'null', 'true', '[{}]', '1e400']);
  return { kind: 'no object', request: raw(request, 'application/json', content), expected: [422] };
};

const noBody: Mutation = (request) => {
  if (!request.operation.body?.isRequired) return undefined;
  return { kind: 'no body', request: { ...request, body: undefined }, expected: [400] };
};

const unwantedBody: Mutation = (request) => {
  if (request.operation.body || request.operation.method === 'GET') return undefined;
  return { kind: 'unwanted body', request: { ...request, body: { kind: 'json', value: { a: 1 } } }, expected: [400] };
};

const wrongType: Mutation = (request, random) => {
  if (request.operation.method === 'GET') return undefined;
  const type = random.pick([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'none',
  ]);
  return {
    kind: 'wrong content type',
    request: raw(request, type === 'none' ? undefined : type, '{"a":1}'),
    expected: [415],
  };
};

const tooMuch: Mutation = (request) => {
  if (!takesJson(request.operation)) return undefined;
  const content = JSON.stringify({ filler: 'x'.repeat(300 * 1024) });
  return { kind: 'too large', request: raw(request, 'application/json', content), expected: [413] };
};

const deep: Mutation = (request) => {
  if (!isJson(request)) return undefined;
  const content = `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`;
  return { kind: 'deeply nested', request: raw(request, 'application/json', content), expected: [422] };
};

const shapeMutations: readonly Mutation[] = [
  badId, nulInPath, unknownQuery, badQuery, twice, badHeader, brokenJson, noObject, noBody, unwantedBody, wrongType, tooMuch, deep,
]; // prettier-ignore

/** One of the ways to spoil a call that apply to it; some always do. */
export function mutate(request: Request, random: Random): Mutant {
  const fieldWays = [...fieldMutations, ...formMutations];
  for (;;) {
    const ways = request.body && random.chance(0.6) ? fieldWays : shapeMutations;
    const mutation = random.pick(random.chance(0.25) ? sizeMutations : ways);
    const mutant = mutation(request, random);
    if (mutant) return mutant;
  }
}
