import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

import { check } from 'recheck';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

import type { Operation, Schema } from '../../apps/server/src/contract/document.ts';
import { listOperations, readContract } from '../../apps/server/src/contract/document.ts';
import { branchesOf, limitOf, resolve } from '../proof/contract/values.ts';

const root = join(import.meta.dirname, '../..');

/** Every schema that a request is checked with, and those inside, each with the place where it stands. */
function* schemasOf(place: string, given: Schema): Generator<readonly [place: string, schema: Schema]> {
  const schema = resolve(given);
  yield [place, schema];
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* schemasOf(`${place}.${name}`, property);
  for (const branch of [...(branchesOf(schema) ?? []), ...((schema['allOf'] ?? []) as Schema[])])
    yield* schemasOf(place, branch);
  if (schema['items'] !== undefined) yield* schemasOf(`${place}[]`, schema['items'] as Schema);
}

function* requestSchemas({ id, parameters, body }: Operation) {
  for (const { name, schema } of parameters) yield* schemasOf(`${id} ${name}`, schema);
  for (const schema of [body?.json, body?.form]) if (schema) yield* schemasOf(id, schema);
}

const schemas = listOperations(readContract()).flatMap((operation) => [...requestSchemas(operation)]);

/** Formats whose values have one length, and files, which have `x-max-bytes`. */
const short = ['uuid', 'date', 'binary'];

/** A pattern from the first to the last character, without repetition. */
const isFixed = (pattern: unknown): boolean =>
  typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern);

function isBounded(schema: Schema): boolean {
  const types = [schema.type ?? []].flat();
  const isChosen = 'enum' in schema || 'const' in schema;
  if (types.includes('string') && !isChosen && !short.includes(schema.format ?? '')) {
    return limitOf(schema, 'maxLength') !== undefined || isFixed(schema['pattern']);
  }
  if (types.includes('array')) return limitOf(schema, 'maxItems') !== undefined;
  return !types.includes('object') || [schema['additionalProperties'], schema['unevaluatedProperties']].includes(false);
}

test('every text, list and object of a request has a limit', () => {
  expect(schemas.length).toBeGreaterThan(100);
  expect(schemas.filter(([, schema]) => !isBounded(schema)).map(([place]) => place)).toEqual([]);
});

test('formats, whose expressions are not ours, stand behind a short limit', () => {
  const formatted = schemas.filter(([, { format = 'uuid' }]) => !short.includes(format));
  expect(formatted.length).toBeGreaterThan(5);
  expect(formatted.filter(([, schema]) => (limitOf(schema, 'maxLength') ?? Infinity) > 500)).toEqual([]);
});

/** What is wrong with an expression: nothing, or how its time grows, and with what. */
async function growthOf(source: string, flags: string): Promise<string | undefined> {
  const result = await check(source, flags, { timeout: 20_000 });
  if (result.status === 'safe') return undefined;
  if (result.status === 'unknown') return 'not known';
  return `${result.complexity.summary} in ${JSON.stringify(result.attack.pattern).slice(0, 200)}`;
}

describe('every pattern of the contract takes time in proportion to the text:', () => {
  const patterns = new Set(schemas.flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : [])));
  test.each([...patterns])('%s', async (pattern) => {
    expect(await growthOf(pattern, 'u')).toBeUndefined();
  });
});

test('one that does not is found', async () => {
  expect(await growthOf('^[^,]*[^,\\s][^,]*$', 'u')).toMatch(/polynomial/);
});

/** Expressions that never meet what a stranger sends, with the reason. */
const ours: Readonly<Record<string, string>> = {
  '/\\/+$/': 'the operator sets PUBLIC_URL',
};

type Found = { readonly source: string; readonly flags: string; readonly file: string };

/** Every regular expression that is written in a file. */
function* expressionsIn(file: string): Generator<Found> {
  const waiting: unknown[] = [parseAst(readFileSync(join(root, file), 'utf8'), { lang: 'ts' })];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    if ('regex' in node && typeof node.regex === 'object' && node.regex !== null) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      yield { source: pattern, flags, file };
    } else waiting.push(...Object.values(node));
  }
}

test('so does every regular expression of the server', { timeout: 240_000 }, async () => {
  const places = ['apps/server/src', 'packages/machines/src/domain', 'packages/machines/src/lifecycles'];
  const found = new Map<string, Found>();
  for (const place of places) {
    for await (const name of glob('**/*.ts', { cwd: join(root, place) })) {
      if (/\.test\.ts$|(^|\/)(testing|seed)\//.test(name)) continue;
      for (const one of expressionsIn(`${place}/${name}`)) found.set(`/${one.source}/${one.flags}`, one);
    }
  }
  expect(found.size).toBeGreaterThan(40);
  const slow: string[] = [];
  for (const [expression, { source, flags, file }] of found) {
    if (expression in ours) continue;
    const growth = await growthOf(source, flags);
    if (growth !== undefined) slow.push(`${file}: ${expression} is ${growth}`);
  }
  expect(slow).toEqual([]);
  // None stays excused that is gone.
  expect(Object.keys(ours).filter((expression) => !found.has(expression))).toEqual([]);
});
