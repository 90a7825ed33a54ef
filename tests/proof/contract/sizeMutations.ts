import type { Schema } from '../../../apps/server/src/contract/document.ts';
import type { Random } from '../../../apps/server/src/seed/random.ts';
import type { Mutation } from './mutation.ts';
import type { Part, Request } from './request.ts';
import { pictures } from './samples.ts';
import { branchesOf, resolve, typesOf } from './values.ts';

/** Bytes of a JSON body, of a part of a form, and of all headers, a little below what is read at all. */
const most = { json: 255_000, part: 99_000, headers: 14_000 } as const;

/** What expressions stumble over when there is much of it, and what may follow so that none of it fits. */
const units = [
  ' ',
  ',',
  '.',
  '-',
  '@',
  'a',
  '0',
  '/',
  '%',
  '"',
  '\\',
  '\t',
  'a ',
  'a,',
  'a@',
  'a.',
  'a-',
  'http://',
  '😀',
  '\u00A0',
  '%2',
  '[',
  '(',
  '<',
];
const ends = ['', ' ', ',', '.', '@', 'a', '!', '\n', '\u0001']; // prettier-ignore

/** Text of any size up to `bytes`, larger sizes as likely as smaller ones. */
function longText(bytes: number, random: Random): string {
  const size = Math.floor(bytes / 2 ** random.between(0, 4));
  const unit = random.pick(units);
  // Counted as JSON writes it.
  const width = Buffer.byteLength(JSON.stringify(unit)) - 2;
  return unit.repeat(Math.max(1, Math.floor(size / width) - 4)) + random.pick(ends);
}

const entries: readonly ((index: number) => unknown)[] = [
  () => 'React',
  () => 'a',
  () => '',
  () => null,
  () => 0,
  () => ({}),
  () => [],
  () => ({ a: 1 }),
  () => ' '.repeat(60),
  () => ','.repeat(60),
  (index) => `skill ${index}`,
  (index) => index,
  (index) => ({ [`name${index}`]: index }),
];

function longList(bytes: number, random: Random): unknown[] {
  const make = random.pick(entries);
  const width = Buffer.byteLength(JSON.stringify(make(10_000))) + 1;
  return Array.from({ length: Math.floor(bytes / 2 ** random.between(0, 4) / width) }, (_, index) => make(index));
}

function manyFields(bytes: number, random: Random): Record<string, unknown> {
  const [stem, value] = [random.pick(['', 'a', 'skills', 'x/~y', 'é']), random.pick([1, '', null, {}])];
  const width = Buffer.byteLength(JSON.stringify({ [`${stem}99999`]: value })) - 1;
  const count = Math.floor(bytes / 2 ** random.between(0, 4) / width);
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${stem}${index}`, value]));
}

const withFields = (request: Request, value: Record<string, unknown>): Request => ({
  ...request,
  body: { kind: 'json', value },
});

const fieldsOf = ({ body }: Request): Record<string, unknown> | undefined =>
  body?.kind === 'json' && typeof body.value === 'object' ? { ...body.value } : undefined;

const hasType = (property: Schema, type: string): boolean =>
  [resolve(property), ...(branchesOf(resolve(property)) ?? []).map(resolve)].some((one) => typesOf(one).includes(type));

const fits = (value: unknown, property: Schema | undefined): boolean =>
  typeof value === 'string' && Array.from(value).length <= Number(property ? resolve(property).maxLength : 0);

/** One field of a JSON body, of the given type, made as large as a body may be. */
function enlarging(type: 'string' | 'array', make: (bytes: number, random: Random) => unknown): Mutation {
  return (request, random) => {
    const [json, fields] = [request.operation.body?.json, fieldsOf(request)];
    if (!json || !fields) return undefined;
    const properties = Object.entries(resolve(json).properties ?? {});
    const names = properties.filter(([, property]) => hasType(property, type)).map(([name]) => name);
    if (names.length === 0) return undefined;
    const name = random.pick(names);
    const room = most.json - Buffer.byteLength(JSON.stringify({ ...fields, [name]: 0 }));
    const value = make(room, random);
    // The smallest sizes of the widest characters fit into the longest texts.
    if (fits(value, properties.find(([one]) => one === name)?.[1])) return undefined;
    const changed = withFields(request, { ...fields, [name]: value });
    return { kind: `very large ${name}`, request: changed, expected: [422] };
  };
}

const unknownFields: Mutation = (request, random) => {
  const fields = fieldsOf(request);
  if (!fields || !request.operation.body?.json) return undefined;
  const room = most.json - Buffer.byteLength(JSON.stringify(fields));
  return {
    kind: 'very many unknown fields',
    request: withFields(request, { ...fields, ...manyFields(room, random) }),
    expected: [422],
  };
};

const unwantedFields: Mutation = (request, random) => {
  if (request.operation.body || request.operation.method === 'GET') return undefined;
  return {
    kind: 'very many unwanted fields',
    request: withFields(request, manyFields(most.json, random)),
    expected: [400],
  };
};

const noObject: Mutation = (request, random) => {
  if (!request.operation.body?.json) return undefined;
  const value = random.chance(0.5) ? longList(most.json, random) : longText(most.json, random);
  return { kind: 'very large, and no object', request: { ...request, body: { kind: 'json', value } }, expected: [422] };
};

const nested: Mutation = (request, random) => {
  if (!request.operation.body?.json) return undefined;
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  const depth = Math.floor(most.json / (open.length + close.length)) - 2;
  const content = `{"a":${open.repeat(depth)}1${close.repeat(depth)}}`;
  const body = { kind: 'raw', type: 'application/json', content } as const;
  return { kind: 'very deep', request: { ...request, body }, expected: [400, 422] };
};

const query: Mutation = (request, random) => {
  const [name] = random.pick([
    ...request.query,
    ...request.operation.parameters.map((one) => [one.name] as const),
    ['a'] as const,
  ]);
  const isMany = random.chance(0.5);
  const added: [string, string][] = isMany
    ? Array.from({ length: 1200 }, (_, index) => [`a${index}`, '1'])
    : [[name, longText(most.headers / 4, random).replaceAll(/[^ -~]/gu, '.')]];
  const kept = request.query.filter(([one]) => isMany || one !== name);
  // Of the smaller sizes some fit.
  return { kind: 'very long query', request: { ...request, query: [...kept, ...added] }, expected: [200, 400, 404] };
};

const header: Mutation = (request, random) => {
  const own = request.operation.parameters.filter(({ in: place }) => place === 'header');
  if (own.length === 0) return undefined;
  const { name } = random.pick(own);
  const value = random.pick(['"', 'W/', ',', '"a",', 'a', ' a']).repeat(2500);
  const headers = { ...request.headers, [name]: `a${value}a` };
  return { kind: `very long ${name}`, request: { ...request, headers }, expected: [400] };
};

const textParts: Mutation = (request, random) => {
  const form = request.operation.body?.form;
  if (request.body?.kind !== 'form' || !form) return undefined;
  const { parts } = request.body;
  const names = Object.entries(resolve(form).properties ?? {})
    .filter(([, property]) => resolve(property).format !== 'binary')
    .map(([name]) => name);
  if (names.length === 0) return undefined;
  const large = new Map(names.map((name): [string, Part] => [name, { name, text: longText(most.part, random) }]));
  const changed = [...parts.filter(({ name }) => !large.has(name)), ...large.values()];
  return {
    kind: 'very large parts',
    request: { ...request, body: { kind: 'form', parts: changed } },
    expected: [413, 415, 422],
  };
};

/** The name of a file is no field: the call may be as good as any. */
const fileName: Mutation = (request, random) => {
  if (request.body?.kind !== 'form') return undefined;
  const parts = request.body.parts.map((part): Part => {
    if ('text' in part) return part;
    const filename = longText(79_000, random).replaceAll(/["\r\n\0]/g, '.');
    return { ...part, filename, ...(part.name !== 'resume' && { content: random.pick(pictures).content }) };
  });
  const body = { kind: 'form', parts } as const;
  const expected = [200, 201, 400, 403, 404, 409, 412, 413, 415, 422];
  return { kind: 'very long file name', request: { ...request, body }, expected };
};

/** Calls that fit no place of the contract for their size alone, up to what is read of a request at all. */
export const sizeMutations: readonly Mutation[] = [
  enlarging('string', longText), enlarging('array', longList), unknownFields, unwantedFields, noObject, nested,
  query, header, textParts, fileName,
]; // prettier-ignore
