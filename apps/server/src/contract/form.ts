// Brings `request.parts()` and `request.isMultipart()` into FastifyRequest.
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import type { Schema } from './document.ts';
import { Refusal } from './refusal.ts';
import type { UploadedFile } from './types.ts';

/** The largest file anyone may send, in bytes, as the contract says of pictures and resumes. */
export const maxFileSize = 5_000_000;

export type Form = {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, UploadedFile>>;
};

/** Reads a multipart body: texts as they are, files into memory within `maxFileSize`. A part given twice is refused. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, UploadedFile> = Object.create(null);
  for await (const part of request.parts()) {
    const name = part.fieldname;
    if (name in fields || name in files) throw invalid(name, 'This field was sent twice. Please send it once.');
    if (part.type === 'field') {
      fields[name] = String(part.value);
      continue;
    }
    const content = await part.toBuffer().catch((error: unknown) => {
      if (isTooLarge(error)) throw tooLarge(name);
      throw error;
    });
    // A browser sends an empty file for an empty file input.
    if (part.filename !== '' || content.length > 0) {
      files[name] = { filename: part.filename, claimedType: part.mimetype, content };
    }
  }
  return { fields, files };
}

/**
 * The form as Ajv checks it: empty text stands for null where null is allowed, and a file is present by its name.
 */
export function formValues(
  { fields, files }: Form,
  schema: Schema,
  follow: (schema: Schema) => Schema,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(fields)) {
    const property = schema.properties?.[name];
    values[name] = text === '' && property && allowsNull(follow(property)) ? null : text;
  }
  for (const name of Object.keys(files)) {
    // A file where text belongs must not pass as its name.
    const property = schema.properties?.[name];
    if (property && follow(property).format !== 'binary') throw invalid(name, 'Please send text here, not a file.');
    values[name] = files[name]?.filename ?? '';
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (name in fields && follow(property).format === 'binary') throw invalid(name, 'Please choose a file.');
  }
  return values;
}

/** Lists travel through a form as JSON text where the JSON form of the same call has a list. */
export function withParsedLists(
  values: Record<string, unknown>,
  json: Schema,
  follow: (schema: Schema) => Schema,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const property = json.properties?.[name];
      const isList = property !== undefined && follow(property).type === 'array';
      return [name, isList && typeof value === 'string' ? parseList(name, value) : value];
    }),
  );
}

function parseList(name: string, text: string): unknown {
  try {
    return JSON.parse(text === '' ? '[]' : text);
  } catch {
    throw invalid(name, 'Please send a list as JSON text, such as ["React"].');
  }
}

function allowsNull({ type }: Schema): boolean {
  return type === 'null' || (Array.isArray(type) && type.includes('null'));
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}

function tooLarge(name: string): Refusal {
  const message = `The file is larger than ${maxFileSize / 1_000_000} MB.`;
  return new Refusal(413, message, { [name]: message });
}

function invalid(name: string, message: string): Refusal {
  return new Refusal(422, 'Please check your input and try again.', { [name]: message });
}
