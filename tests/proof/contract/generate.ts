import type { Role } from '@guildhall/api/enums';
import { operations as facts } from '@guildhall/api/operations';
import type { OperationId } from '@guildhall/api/operations';
import fc from 'fast-check';

import type { Operation, Parameter, Schema } from '../../../apps/server/src/contract/document.ts';
import type { Random } from '../../../apps/server/src/seed/random.ts';
import type { Aim } from './aims.ts';
import { aimsOf, idsFor } from './aims.ts';
import { makeQuerySense, makeSense } from './intent.ts';
import type { Part, Request, RequestBody } from './request.ts';
import { pictures, resumes } from './samples.ts';
import { resolve, valuesOf } from './values.ts';
import type { Person, World } from './world.ts';
import { callers } from './world.ts';

/** How the caller stands to the operation; decides whether the call may get past the door. */
export type Standing = 'good' | 'none' | 'bad' | 'other role';

export type Generated = { request: Request; standing: Standing; fields: Readonly<Record<string, unknown>> };

type Values = Record<string, unknown>;

const drawn = new Map<string, fc.Arbitrary<unknown>>();

/** One value of a schema, by the run's own randomness. */
function draw(schema: Schema, key: string, random: Random): unknown {
  const values = drawn.get(key) ?? valuesOf(schema);
  drawn.set(key, values);
  return fc.sample(values, { numRuns: 1, seed: random.between(0, 2 ** 31) })[0];
}

function drawQuery(operation: Operation, random: Random): Request['query'] {
  const drawnQuery = operation.parameters
    .filter(({ in: place, required }) => place === 'query' && (required === true || random.chance(0.4)))
    .map(({ name, schema }) => [name, String(draw(schema, `${operation.id}?${name}`, random)).toWellFormed()] as const);
  return makeQuerySense(operation.id, drawnQuery, random);
}

function drawHeaders(operation: Operation, aim: Aim, random: Random): Record<string, string> {
  const etag = aim.etag ?? aim.caller?.etag;
  const ofKind: Readonly<Record<string, (parameter: Parameter) => string>> = {
    // A key of its own: that a key used twice is found out has calls of its own.
    'Idempotency-Key': () => random.uuid(),
    'If-Match': ({ schema }) =>
      etag !== undefined && random.chance(0.8) ? etag : String(draw(schema, 'If-Match', random)),
    'If-None-Match': () => (etag !== undefined && random.chance(0.7) ? etag : '"none-of-mine"'),
  };
  const sent = operation.parameters.filter(({ in: place }) => place === 'header' && random.chance(0.5));
  return Object.fromEntries(
    sent.map((parameter) => {
      const make = ofKind[parameter.name];
      if (!make) throw new Error(`No values are known for the header ${parameter.name}.`);
      return [parameter.name, make(parameter)];
    }),
  );
}

const rolesOf = ({ id }: Operation): readonly Role[] => facts[id as OperationId].roles;

/** Who calls, and what for: mostly with reason to succeed, sometimes anyone, for anything. */
function aimAt(operation: Operation, world: World, random: Random): Aim {
  const [aims, able] = [aimsOf(operation.id, world), callers(world, rolesOf(operation))];
  const names = operation.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
  const aimed = aims && aims.length > 0 && random.chance(0.8) ? random.pick(aims) : undefined;
  const caller = aimed?.caller ?? (able.length > 0 ? random.pick(able) : undefined);
  const anyId = (name: string): string => {
    const ids = idsFor(name, world);
    return ids.length > 0 && random.chance(0.7) ? random.pick(ids) : random.uuid();
  };
  const params = Object.fromEntries(names.map((name) => [name, aimed?.params?.[name] ?? anyId(name)]));
  return { caller, params, etag: aimed?.etag };
}

/** No one, someone else, or the caller in mind: with a token of theirs, with one that has ended, or with none. */
function standAt(
  operation: Operation,
  caller: Person | undefined,
  world: World,
  random: Random,
): { token: string | undefined; caller: Person | undefined; standing: Standing } {
  const { roles, isOpen } = facts[operation.id as OperationId];
  const own = caller && caller.tokens.length > 0 ? random.pick(caller.tokens) : undefined;
  const isIgnored = roles.length === 0;
  if (isIgnored) return { token: own, caller, standing: 'good' };
  if (isOpen && random.chance(0.5)) return { token: undefined, caller: undefined, standing: 'good' };
  const others = world.people.filter(({ role, tokens }) => !rolesOf(operation).includes(role) && tokens.length > 0);
  if (random.chance(0.03) && others.length > 0) {
    const other = random.pick(others);
    return { token: random.pick(other.tokens), caller: other, standing: 'other role' };
  }
  if (random.chance(0.03) && world.ended.length > 0) {
    return { token: random.pick(world.ended), caller: undefined, standing: 'bad' };
  }
  if (own !== undefined && random.chance(0.97)) return { token: own, caller, standing: 'good' };
  if (!isOpen && random.chance(0.5)) return { token: undefined, caller: undefined, standing: 'none' };
  const garbage = random.pick(['x', 'null', 'Bearer', `${own ?? ''}x`, 'a'.repeat(43)]);
  return { token: garbage, caller: undefined, standing: 'bad' };
}

/** In a form, an empty part stands for null. */
function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
}

function toParts(form: Schema, values: Values, random: Random): Part[] {
  return Object.entries(resolve(form).properties ?? {}).flatMap(([name, property]): Part[] => {
    if (!(name in values)) return [];
    if (resolve(property).format === 'binary') {
      return [{ name, ...random.pick(name === 'resume' ? resumes : pictures) }];
    }
    return [{ name, text: asText(values[name]).toWellFormed() }];
  });
}

function drawBody(
  { id, body }: Operation,
  world: World,
  aim: Aim,
  random: Random,
): { body: RequestBody | undefined; fields: Values } {
  if (!body) return { body: undefined, fields: {} };
  const isForm = body.form !== undefined && (body.json === undefined || random.chance(0.4));
  if (isForm && body.form) {
    const form = resolve(body.form);
    const fields = makeSense(id, draw(form, `${id} form`, random) as Values, world, aim, random);
    const lists = Object.entries(body.json ? (resolve(body.json).properties ?? {}) : {});
    for (const [name, property] of lists) {
      // A list travels as JSON text, whatever the form's own schema lets through.
      if (name in fields && resolve(property).type === 'array') {
        fields[name] = JSON.stringify(draw(property, `${id} ${name}`, random)).toWellFormed();
      }
    }
    return { body: { kind: 'form', parts: toParts(form, fields, random) }, fields };
  }
  const fields = makeSense(id, draw(body.json ?? {}, `${id} json`, random) as Values, world, aim, random);
  return { body: { kind: 'json', value: fields }, fields };
}

/** A call that fits the contract in every part. */
export function generate(operation: Operation, world: World, random: Random): Generated {
  const aim = aimAt(operation, world, random);
  const { body, fields } = drawBody(operation, world, aim, random);
  const request = {
    operation,
    params: aim.params ?? {},
    query: drawQuery(operation, random),
    headers: drawHeaders(operation, aim, random),
    body,
  };
  const { standing, ...who } = standAt(operation, aim.caller, world, random);
  return { request: { ...request, ...who }, standing, fields };
}
