import type { ErrorObject } from 'ajv';
import type { FastifyRequest } from 'fastify';

import type { FieldErrors } from '../domain/refusal.ts';
import { Refusal } from '../domain/refusal.ts';
import type { UploadedFile } from '../operations/types.ts';
import type { Wording } from '../operations/untyped.ts';
import type { ContractDocument, Operation, Schema } from './document.ts';
import { follow } from './document.ts';
import { filePartsOf, formValues, readForm, withParsedLists } from './form.ts';
import { fieldErrors, fillIn, firstNames, leaveOut, unknownField, unknownFields } from './sentences.ts';
import type { Uploads } from './uploads.ts';
import type { Validate, Validators } from './validators.ts';

const checkInput = 'Please check your input and try again.';

/** A checked body, and the files that came with it. */
export type Body = { readonly body: unknown; readonly files: Readonly<Record<string, UploadedFile>> };

/**
 * Reads an operation's body as JSON or as a form, whose files go into `uploads`: 400 when it is missing or there should be none, 422 when a field does
 * not fit, in the operation's own words where it has some.
 */
export function makeReadBody(
  document: ContractDocument,
  { body }: Operation,
  validators: Validators,
  wording: Wording = {},
): (request: FastifyRequest, uploads: Uploads) => Promise<Body> {
  const json = body?.json && validators.body(body.json);
  const readFormBody = body?.form && makeReadForm(document, body.form, body.json, validators, wording);
  return async (request, uploads) => {
    if (readFormBody && request.isMultipart()) return readFormBody(request, uploads);
    if (!json) return { body: readNothing(request.body, body?.isRequired === true), files: {} };
    if (request.body === undefined && body?.isRequired) throw new Refusal(400, 'A body is missing. Please send JSON.');
    // Where it may be left out there is nothing to check.
    if (request.body !== undefined) check(json, request.body, wording);
    return { body: request.body, files: {} };
  };
}

/** Calls without a body: an empty one or an empty object will do, a field will not. */
function readNothing(given: unknown, isFormMissing: boolean): undefined {
  if (isFormMissing) throw new Refusal(400, 'A body is missing. Please send a form.');
  const fields = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  if (fields.length > 0) throw new Refusal(400, `This call takes no body. ${unknownField(fields)}`, unknown(fields));
  return undefined;
}

function makeReadForm(
  document: ContractDocument,
  form: Schema,
  json: Schema | undefined,
  validators: Validators,
  wording: Wording,
) {
  const resolve = (schema: Schema): Schema => follow<Schema>(document, schema);
  const schema = resolve(form);
  const fileParts = filePartsOf(schema, resolve);
  const validateForm = validators.form(form);
  const validateJson = json && validators.body(json);
  return async (request: FastifyRequest, uploads: Uploads): Promise<Body> => {
    const sent = await readForm(request, uploads, fileParts, schema).catch(refuseMalformed);
    const values = formValues(sent, fileParts, schema, resolve);
    check(validateForm, values, wording);
    for (const name of Object.keys(sent.files)) delete values[name];
    if (!json || !validateJson) return { body: values, files: sent.files };
    const body = withParsedLists(values, resolve(json), resolve);
    // A form with nothing but a picture is no empty change.
    const hasFile = Object.keys(sent.files).length > 0;
    check(validateJson, body, wording, ({ keyword }) => !(hasFile && keyword === 'minProperties'));
    return { body, files: sent.files };
  };
}

/**
 * What the parser of forms complains of has no code: a form that is cut off, without a boundary, or broken in its parts.
 * A sender who gives up resets the connection.
 */
function refuseMalformed(error: unknown): never {
  if (!(error instanceof Error) || error instanceof Refusal) throw error;
  if ('code' in error && error.code !== 'ECONNRESET') throw error;
  throw new Refusal(400, 'The form is malformed or was cut off. Please send it again.');
}

function check(
  validate: Validate,
  value: unknown,
  { missingFields = checkInput, fields = {} }: Wording,
  counts: (error: ErrorObject) => boolean = () => true,
): void {
  const errors = validate(value).filter(counts);
  if (errors.length === 0) return;
  const named = fieldErrors(errors);
  const unknownOnes = unknownFields(errors);
  if (unknownOnes.length > 0) throw new Refusal(422, unknownField(unknownOnes), named);
  const isMissing = Object.entries(named).some(
    ([name, general]) => general === fillIn || (name in fields && isBlank(value, name)),
  );
  throw new Refusal(422, isMissing ? missingFields : checkInput, inOwnWords(named, fields, value));
}

function inOwnWords(named: FieldErrors, fields: NonNullable<Wording['fields']>, value: unknown): FieldErrors {
  const sentences = Object.entries(named).map(([name, general]) => {
    const own = fields[name];
    return [name, (isBlank(value, name) ? own?.missing : own?.invalid) ?? general] as const;
  });
  return Object.fromEntries(sentences);
}

function isBlank(body: unknown, name: string): boolean {
  const given: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return given === undefined || given === null || (typeof given === 'string' && given.trim() === '');
}

function unknown(names: readonly string[]): FieldErrors {
  return Object.fromEntries(firstNames(names).map((name) => [name, leaveOut]));
}
