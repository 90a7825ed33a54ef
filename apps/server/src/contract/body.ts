import type { ErrorObject } from 'ajv';
import type { FastifyRequest } from 'fastify';

import type { ContractDocument, Operation, Schema } from './document.ts';
import { follow } from './document.ts';
import { formValues, readForm, withParsedLists } from './form.ts';
import type { FieldErrors } from './refusal.ts';
import { Refusal } from './refusal.ts';
import { fieldErrors, fillIn, leaveOut, unknownFields } from './sentences.ts';
import type { UploadedFile } from './types.ts';
import type { Validate, Validators } from './validators.ts';

const checkInput = 'Please check your input and try again.';

/** A checked body, and the files that came with it. */
export type Body = { readonly body: unknown; readonly files: Readonly<Record<string, UploadedFile>> };

/**
 * Reads an operation's body as JSON or as a form: 400 when it is missing or there should be none, 422 when a field does
 * not fit. `missingFields` is the message when a required field is empty.
 */
export function makeReadBody(
  document: ContractDocument,
  { body }: Operation,
  validators: Validators,
  missingFields = checkInput,
): (request: FastifyRequest) => Promise<Body> {
  const json = body?.json && validators.body(body.json);
  const readFormBody = body?.form && makeReadForm(document, body.form, body.json, validators, missingFields);
  return async (request) => {
    if (readFormBody && request.isMultipart()) return readFormBody(request);
    if (!json) return { body: readNothing(request.body, body?.isRequired === true), files: {} };
    if (request.body === undefined && body?.isRequired) throw new Refusal(400, 'A body is missing. Please send JSON.');
    check(json, request.body, missingFields);
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
  missingFields: string,
) {
  const resolve = (schema: Schema): Schema => follow<Schema>(document, schema);
  const validateForm = validators.form(form);
  const validateJson = json && validators.body(json);
  return async (request: FastifyRequest): Promise<Body> => {
    const sent = await readForm(request).catch(refuseMalformed);
    const values = formValues(sent, resolve(form), resolve);
    check(validateForm, values, missingFields);
    for (const name of Object.keys(sent.files)) delete values[name];
    if (!json || !validateJson) return { body: values, files: sent.files };
    const body = withParsedLists(values, resolve(json), resolve);
    // A form with nothing but a picture is no empty change.
    const hasFile = Object.keys(sent.files).length > 0;
    check(validateJson, body, missingFields, ({ keyword }) => !(hasFile && keyword === 'minProperties'));
    return { body, files: sent.files };
  };
}

/** What the parser of forms complains of has no code: a form that is cut off, without a boundary, or broken in its parts. */
function refuseMalformed(error: unknown): never {
  if (!(error instanceof Error) || error instanceof Refusal || 'code' in error) throw error;
  throw new Refusal(400, 'The form is malformed or was cut off. Please send it again.');
}

function check(
  validate: Validate,
  value: unknown,
  missingFields: string,
  counts: (error: ErrorObject) => boolean = () => true,
): void {
  const errors = validate(value).filter(counts);
  if (errors.length === 0) return;
  const named = fieldErrors(errors);
  const unknownOnes = unknownFields(errors);
  if (unknownOnes.length > 0) throw new Refusal(422, unknownField(unknownOnes), named);
  throw new Refusal(422, Object.values(named).includes(fillIn) ? missingFields : checkInput, named);
}

function unknownField(names: readonly string[]): string {
  return `Unknown field${names.length > 1 ? 's' : ''}: ${names.join(', ')}.`;
}

function unknown(names: readonly string[]): FieldErrors {
  return Object.fromEntries(names.map((name) => [name, leaveOut]));
}
