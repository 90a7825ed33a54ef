import type { Schema } from '../../../apps/server/src/contract/document.ts';
import type { Random } from '../../../apps/server/src/seed/random.ts';
import type { Mutation } from './mutation.ts';
import type { Request } from './request.ts';
import { sharedPatterns } from './texts.ts';
import { branchesOf, limitOf, resolve, typesOf } from './values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A JSON body and its schema, or nothing. */
function jsonOf({ operation, body }: Request): { schema: Schema; fields: Fields } | undefined {
  if (body?.kind !== 'json' || !operation.body?.json) return undefined;
  return { schema: resolve(operation.body.json), fields: body.value as Fields };
}

const withFields = (request: Request, value: Fields): Request => ({ ...request, body: { kind: 'json', value } });

/** Spoils one field by a value that its schema cannot take. */
function spoiling(kind: string, values: (property: Schema) => readonly unknown[]): Mutation {
  return (request, random) => {
    const json = jsonOf(request);
    if (!json) return undefined;
    const candidates = Object.entries(json.schema.properties ?? {})
      .map(([name, property]) => ({ name, bad: values(property) }))
      .filter(({ bad }) => bad.length > 0);
    if (candidates.length === 0) return undefined;
    const { name, bad } = random.pick(candidates);
    const changed = withFields(request, { ...json.fields, [name]: random.pick(bad) });
    return { kind: `${kind} ${name}`, request: changed, expected: [422] };
  };
}

const wild: Readonly<Record<string, readonly unknown[]>> = {
  string: ['text', '12', 'true', ''],
  number: [1.5, -7, 1e308],
  integer: [12],
  boolean: [true, false],
  null: [null],
  array: [[], [null], [[1]]],
  object: [{}, { a: 1 }, { toString: 'x' }],
};

function wrongTypes(property: Schema): unknown[] {
  const own = typesOf(property);
  const taken = new Set(own.includes('number') ? [...own, 'integer'] : own);
  // A whole number is no wrong type for a number, a fraction is one for an integer.
  return Object.entries(wild).flatMap(([type, values]) => (taken.has(type) ? [] : values));
}

function tooLong(given: Schema): unknown[] {
  const schema = resolve(given);
  const longest = limitOf(schema, 'maxLength');
  if (longest === undefined || branchesOf(schema)) return [];
  const long = 'x'.repeat(longest + 1);
  return [long, '😀'.repeat(longest + 1)];
}

function outOfList(given: Schema): unknown[] {
  const schema = resolve(given);
  const values = schema['enum'];
  if (!Array.isArray(values)) return [];
  return schema.type === 'integer' ? [-1, 31] : ['none of these', '', String(values[0]).toLowerCase().concat(' ')];
}

function outOfRange(given: Schema): unknown[] {
  const schema = resolve(given);
  const [min, max] = [limitOf(schema, 'minimum'), limitOf(schema, 'maximum')];
  return [
    ...(min === undefined ? [] : [min - 1, -1e308]),
    ...(max === undefined ? [] : [max + 1, 1e308, Number.MAX_SAFE_INTEGER]),
  ];
}

function misshapen(given: Schema): unknown[] {
  const schema = resolve(given);
  const isRequiredText = schema['pattern'] === '\\S';
  const byFormat: Readonly<Record<string, readonly string[]>> = {
    email: [
      'maya',
      'maya@',
      '@example.com',
      'maya@example',
      'a b@example.com',
      'maya@example.com\r\nBcc: all@example.com',
    ],
    uri: ['example.com', '//example.com', 'https://', 'http://a b', 'https://example.com/\u0007'],
    date: ['2026-13-01', '2026-02-30', '26-01-01', '2026-1-1', '2026-01-01T00:00:00Z', 'tomorrow'],
    uuid: ['1', 'none'],
  };
  const byPattern: Readonly<Record<string, readonly string[]>> = {
    '^[0-9]{6}$': ['12345', '1234567', '12345a', '１２３４５６', ' 12345'],
    '^([01][0-9]|2[0-3]):[0-5][0-9]$': ['24:00', '9:00', '09:60', '09:00:00', 'noon'],
    '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\s]': [
      'ftp://example.com/',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:text/html,x',
    ],
  };
  return [
    ...(isRequiredText ? ['', ' ', '\t\r\n', '\u00A0\u2003\uFEFF'] : []),
    ...(sharedPatterns(schema).length > 0
      ? ['two\nlines', 'two\u2028lines', 'txt\u202Eexe', 'Ma\u200Bya', 'a\u0007b', 'a\tb']
      : []),
    ...(byFormat[schema.format ?? ''] ?? []),
    ...(byPattern[String(schema['pattern'])] ?? []),
  ];
}

/** Text that PostgreSQL cannot hold: U+0000 and half a surrogate pair. Everything else must fit, so that nothing but this character is at fault. */
function unstorable(given: Schema): unknown[] {
  const schema = resolve(given);
  const isPlain = schema['pattern'] === undefined || schema['pattern'] === '\\S';
  return typesOf(schema).includes('string') && isPlain && !schema.format && !schema['enum'] && !('const' in schema)
    ? ['seven\0lanterns', 'lantern\0', 'half \uD800 a pair', '\uDC00\uD800']
    : [];
}

const missing: Mutation = (request, random) => {
  const json = jsonOf(request);
  const required = (json?.schema['required'] ?? []) as string[];
  if (!json || required.length === 0) return undefined;
  const name = random.pick(required);
  const { [name]: _gone, ...rest } = json.fields;
  return { kind: `missing ${name}`, request: withFields(request, rest), expected: [422] };
};

const nothing: Mutation = (request) => {
  const json = jsonOf(request);
  const isNeeded =
    json && ((json.schema['required'] as string[] | undefined)?.length || limitOf(json.schema, 'minProperties'));
  return isNeeded ? { kind: 'empty object', request: withFields(request, {}), expected: [422] } : undefined;
};

const unknownNames = [
  'role',
  'id',
  'isVerified',
  'colour',
  'toString',
  'hasOwnProperty',
  '',
  'a.b',
  '$where',
  'x'.repeat(200),
];

const unknown: Mutation = (request, random: Random) => {
  const json = jsonOf(request);
  if (!json) return undefined;
  const name = random.pick(unknownNames);
  return {
    kind: `unknown field ${name}`,
    request: withFields(request, { ...json.fields, [name]: 1 }),
    expected: [422],
  };
};

/** `1e400` is a number of JSON, but of no computer. */
const huge: Mutation = (request, random) => {
  const json = jsonOf(request);
  if (!json) return undefined;
  const names = Object.entries(json.schema.properties ?? {})
    .filter(([, property]) => typesOf(property).some((type) => type === 'number' || type === 'integer'))
    .map(([name]) => name);
  if (names.length === 0) return undefined;
  const name = random.pick(names);
  const content = JSON.stringify({ ...json.fields, [name]: '?' }).replace(
    '"?"',
    random.pick(['1e400', '-1e400', '9'.repeat(400)]),
  );
  const body = { kind: 'raw', type: 'application/json', content } as const;
  return { kind: `huge number in ${name}`, request: { ...request, body }, expected: [422] };
};

/** A list of the wrong length or with a wrong entry. */
function badLists(given: Schema): unknown[] {
  const schema = resolve(given);
  const list = [schema, ...(branchesOf(schema) ?? []).map(resolve)].find(({ type }) => type === 'array');
  if (!list) return [];
  const most = limitOf(list, 'maxItems');
  return [
    ['React', 7],
    ['React', null],
    ['a,b'],
    [' '],
    ...(most === undefined ? [] : [Array.from({ length: most + 1 }, () => 'React')]),
    ...(limitOf(list, 'minItems') === undefined ? [] : [[]]),
  ];
}

export const fieldMutations: readonly Mutation[] = [
  missing, nothing, unknown, huge,
  spoiling('wrong type of', wrongTypes),
  spoiling('too long', tooLong),
  spoiling('out of the list:', outOfList),
  spoiling('out of range:', outOfRange),
  spoiling('misshapen', misshapen),
  spoiling('unstorable text in', unstorable),
  spoiling('bad list', badLists),
]; // prettier-ignore
