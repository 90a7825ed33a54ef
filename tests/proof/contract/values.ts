import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';

import type { Schema } from '../../../apps/server/src/contract/document.ts';
import { follow, readContract } from '../../../apps/server/src/contract/document.ts';
import { text } from './texts.ts';

/** The schema itself, where it is named by reference; what stands beside the reference counts too. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  return { ...resolve(follow<Schema>(readContract(), { $ref })), ...beside };
}

/** The types that a value may have, those of all branches included. */
export function typesOf(given: Schema): readonly string[] {
  const schema = resolve(given);
  const branches = branchesOf(schema);
  if (branches) return branches.flatMap(typesOf);
  if ('const' in schema) return [typeof schema['const']];
  return [schema.type ?? []].flat();
}

/** The branches of a choice (`oneOf` and `anyOf` are alike for a generator), or undefined. */
export function branchesOf(schema: Schema): readonly Schema[] | undefined {
  const branches = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(branches) ? (branches as Schema[]) : undefined;
}

/** A numeric keyword of a schema. */
export function limitOf(schema: Schema, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}

/** Values that fit a schema of the contract, with a liking for its edges. Throws on a schema it cannot read. */
export function valuesOf(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(given);
  const branches = branchesOf(schema);
  if (branches) return fc.oneof(...branches.map(valuesOf));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const types = typesOf(schema);
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integers(schema);
    case 'number':
      return numbers(schema);
    case 'string':
      return text(schema);
    case 'array':
      return lists(schema);
    case 'object':
      return objects(schema);
    default:
      throw new Error(`No values are known for ${JSON.stringify(schema)}.`);
  }
}

function rangeOf(schema: Schema): [number, number] {
  return [limitOf(schema, 'minimum') ?? -1_000_000, limitOf(schema, 'maximum') ?? 1_000_000];
}

function integers(schema: Schema): fc.Arbitrary<number> {
  const [min, max] = rangeOf(schema);
  return fc.oneof(
    fc.integer({ min, max }),
    fc.integer({ min, max: Math.min(max, min + 60) }),
    fc.constantFrom(min, max),
  );
}

function numbers(schema: Schema): fc.Arbitrary<number> {
  const [min, max] = rangeOf(schema);
  return fc.oneof(
    { weight: 3, arbitrary: integers({ ...schema, minimum: Math.ceil(min), maximum: Math.floor(max) }) },
    { weight: 2, arbitrary: fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100) },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
  );
}

function lists(schema: Schema): fc.Arbitrary<unknown[]> {
  const items = (schema['items'] ?? {}) as Schema;
  const minLength = limitOf(schema, 'minItems') ?? 0;
  const maxLength = limitOf(schema, 'maxItems') ?? 50;
  const drawn = (least: number, most: number) => {
    const lengths = { minLength: least, maxLength: most };
    return schema['uniqueItems'] === true
      ? fc.uniqueArray(valuesOf(items), { ...lengths, comparator: isDeepStrictEqual })
      : fc.array(valuesOf(items), lengths);
  };
  return fc.oneof(
    { weight: 8, arbitrary: drawn(minLength, Math.min(maxLength, 5)) },
    { weight: 1, arbitrary: drawn(maxLength, maxLength) },
  );
}

function objects(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const properties = schema.properties ?? {};
  const required = new Set((schema['required'] ?? []) as string[]);
  const least = limitOf(schema, 'minProperties') ?? 0;
  const model = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valuesOf(property)]));
  return fc
    .record(model, {
      requiredKeys: Object.keys(properties).filter((name) => required.has(name)),
      noNullPrototype: true,
    })
    .filter((value) => Object.keys(value).length >= least);
}
