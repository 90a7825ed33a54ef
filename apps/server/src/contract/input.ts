// Brings `request.parts()` and `request.isMultipart()` into FastifyRequest.
import type {} from '@fastify/multipart';
import type { ErrorObject } from 'ajv';
import type { FastifyRequest } from 'fastify';

import type { ContractDocument, Operation, Parameter, Schema } from './document.ts';
import { follow } from './document.ts';
import { formValues, readForm, withParsedLists } from './form.ts';
import type { RequestInput } from './handlers.ts';
import { Refusal } from './refusal.ts';
import { fieldErrors, unknownFields } from './sentences.ts';
import type { UploadedFile } from './types.ts';
import type { Validate, Validators } from './validators.ts';

/** Reads one operation's requests: checked, converted, or refused. */
export type ReadInput = (request: FastifyRequest) => Promise<RequestInput>;

export function makeReadInput(document: ContractDocument, operation: Operation, validators: Validators): ReadInput {
  const readPath = makeReadParameters(operation, 'path', validators);
  const readQuery = makeReadParameters(operation, 'query', validators);
  const readHeaders = makeReadParameters(operation, 'header', validators);
  const readBody = makeReadBody(document, operation, validators);
  return async (request) => ({
    params: readPath(request.params),
    query: readQuery(request.query),
    headers: readHeaders(request.headers),
    ...(await readBody(request)),
  });
}

function makeReadParameters(operation: Operation, place: Parameter['in'], validators: Validators) {
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
    const message = `Unknown query parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}.`;
    return new Refusal(400, message, Object.fromEntries(unknown.map((name) => [name, 'Unknown query parameter.'])));
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

type Body = { readonly body: unknown; readonly files: Readonly<Record<string, UploadedFile>> };

function makeReadBody(document: ContractDocument, operation: Operation, validators: Validators) {
  const { body } = operation;
  const json = body?.json && validators.body(body.json);
  const readFormBody = body?.form && makeReadForm(document, body.form, body.json, validators);
  return async (request: FastifyRequest): Promise<Body> => {
    if (readFormBody && request.isMultipart()) return readFormBody(request);
    if (!json) return { body: readNothing(request.body, body?.isRequired === true), files: {} };
    if (request.body === undefined && body?.isRequired) throw new Refusal(400, 'A body is missing. Please send JSON.');
    check(json, request.body);
    return { body: request.body, files: {} };
  };
}

/** Calls without a body: an empty one or an empty object will do, a field will not. */
function readNothing(given: unknown, isFormMissing: boolean): undefined {
  if (isFormMissing) throw new Refusal(400, 'A body is missing. Please send a form.');
  const fields = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  if (fields.length > 0) throw unknownField(fields, {});
  return undefined;
}

function makeReadForm(document: ContractDocument, form: Schema, json: Schema | undefined, validators: Validators) {
  const resolve = (schema: Schema): Schema => follow<Schema>(document, schema);
  const validateForm = validators.form(form);
  const validateJson = json && validators.body(json);
  return async (request: FastifyRequest): Promise<Body> => {
    const sent = await readForm(request);
    const values = formValues(sent, resolve(form), resolve);
    check(validateForm, values);
    for (const name of Object.keys(sent.files)) delete values[name];
    if (!json || !validateJson) return { body: values, files: sent.files };
    const body = withParsedLists(values, resolve(json), resolve);
    // A form with nothing but a picture is no empty change.
    check(validateJson, body, (error) => error.keyword !== 'minProperties' || Object.keys(sent.files).length === 0);
    return { body, files: sent.files };
  };
}

function check(validate: Validate, value: unknown, counts: (error: ErrorObject) => boolean = () => true): void {
  const errors = validate(value).filter(counts);
  if (errors.length === 0) return;
  const unknown = unknownFields(errors);
  if (unknown.length > 0) throw unknownField(unknown, fieldErrors(errors));
  throw new Refusal(422, 'Please check your input and try again.', fieldErrors(errors));
}

function unknownField(names: readonly string[], errors: Readonly<Record<string, string>>): Refusal {
  const named = Object.fromEntries(names.map((name) => [name, 'This field is not known. Please leave it out.']));
  return new Refusal(422, `Unknown field${names.length > 1 ? 's' : ''}: ${names.join(', ')}.`, { ...errors, ...named });
}
