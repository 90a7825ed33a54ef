import type { ErrorObject } from 'ajv';

import { Refusal } from '../domain/refusal.ts';
import type { Operation, Parameter } from './document.ts';
import { fieldErrors, firstNames, listNames, unknownFields } from './sentences.ts';
import type { Validators } from './validators.ts';

/** Reads an operation's path, query or declared headers: converted, filled up with defaults, or refused with 400. */
export function makeReadParameters(operation: Operation, place: Parameter['in'], validators: Validators) {
  const own = operation.parameters.filter((parameter) => parameter.in === place);
  const validate = validators.parameters(operation, place);
  return (given: unknown): Record<string, unknown> => {
    const values = place === 'header' ? declared(own, given) : { ...(given as Record<string, unknown>) };
    const errors = validate(values);
    if (errors.length > 0) throw malformed(place, errors);
    return place === 'header' ? asWritten(own, values) : values;
  };
}

/** Header names are given in lower case by node; handlers know them as the contract writes them. */
function asWritten(own: readonly Parameter[], values: Record<string, unknown>): Record<string, unknown> {
  const present = own.filter(({ name }) => name.toLowerCase() in values);
  return Object.fromEntries(present.map(({ name }) => [name, values[name.toLowerCase()]]));
}

function declared(own: readonly Parameter[], given: unknown): Record<string, unknown> {
  const headers = given as Record<string, unknown>;
  const names = own.map(({ name }) => name.toLowerCase()).filter((name) => headers[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}

function malformed(place: Parameter['in'], errors: readonly ErrorObject[]): Refusal {
  const unknown = unknownFields(errors);
  if (unknown.length > 0) {
    const message = `Unknown query parameter${unknown.length > 1 ? 's' : ''}: ${listNames(unknown)}.`;
    const errors = firstNames(unknown).map((name) => [name, 'Unknown query parameter.']);
    return new Refusal(400, message, Object.fromEntries(errors));
  }
  const named = fieldErrors(errors);
  const [name = '', sentence = ''] = Object.entries(named)[0] ?? [];
  return new Refusal(400, place === 'path' ? invalidId(name) : `${name}: ${sentence}`, named);
}

/** `projectId` → "Invalid project ID." */
function invalidId(name: string): string {
  const words = name.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `Invalid ${words} ID.`;
}
