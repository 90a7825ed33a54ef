// Brings `request.parts()` and `request.isMultipart()` into FastifyRequest.
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { Refusal } from '../domain/refusal.ts';
import type { UploadedFile } from '../operations/types.ts';
import type { Schema } from './document.ts';
import { leaveOut, unknownField } from './sentences.ts';
import type { Uploads } from './uploads.ts';

/** The parts of a form that are files, with the most bytes that each may have. */
export type FileParts = ReadonlyMap<string, number>;

export type Form = {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, UploadedFile>>;
};

/** Which properties of a form are files. Throws on one to which the contract sets no limit. */
export function filePartsOf(schema: Schema, follow: (schema: Schema) => Schema): FileParts {
  const files = Object.entries(schema.properties ?? {})
    .map(([name, property]) => [name, follow(property)] as const)
    .filter(([, property]) => property.format === 'binary');
  return new Map(
    files.map(([name, property]) => {
      const maxBytes = property['x-max-bytes'];
      if (typeof maxBytes !== 'number') throw new Error(`openapi.yaml: the file ${name} has no x-max-bytes.`);
      return [name, maxBytes];
    }),
  );
}

/** Reads a multipart body: texts as they are, files into `uploads` within their limits. A part given twice is refused. */
export async function readForm(
  request: FastifyRequest,
  uploads: Uploads,
  fileParts: FileParts,
  schema: Schema,
): Promise<Form> {
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, UploadedFile> = Object.create(null);
  // Of a part that is too large no more is passed on than shows it.
  const limits = { fileSize: Math.max(0, ...fileParts.values()) + 1 };
  try {
    for await (const part of request.parts({ limits })) {
      const name = part.fieldname;
      if (name in fields || name in files) throw invalid(name, 'This field was sent twice. Please send it once.');
      if (part.type === 'field') {
        fields[name] = String(part.value);
        continue;
      }
      const maxBytes = fileParts.get(name);
      if (maxBytes === undefined) throw notAFile(name, schema);
      const received = await uploads.receive(part.file, maxBytes);
      if (received === undefined) throw tooLarge(name, maxBytes);
      // Missing where a part says to be bytes, and gives no name: the types of the library do not know of it.
      const filename = (part.filename as string | undefined) ?? '';
      // A browser sends an empty file for an empty file input.
      if (filename !== '' || received.byteSize > 0) files[name] = { filename, claimedType: part.mimetype, ...received };
    }
  } catch (error) {
    // Browsers read an answer only when they have sent everything: the rest is let through to nowhere.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
  return { fields, files };
}

/**
 * The form as Ajv checks it: empty text stands for null where null is allowed, and a file is present by its name.
 */
export function formValues(
  { fields, files }: Form,
  fileParts: FileParts,
  schema: Schema,
  follow: (schema: Schema) => Schema,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(fields)) {
    if (fileParts.has(name)) throw invalid(name, 'Please choose a file.');
    const property = schema.properties?.[name];
    values[name] = text === '' && property && allowsNull(follow(property)) ? null : text;
  }
  // The schema asks whether a file is there; what it holds is for `files/`.
  for (const name of Object.keys(files)) values[name] = '';
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

function tooLarge(name: string, maxBytes: number): Refusal {
  const message = `The file is larger than ${maxBytes / 1_000_000} MB.`;
  return new Refusal(413, message, { [name]: message });
}

function notAFile(name: string, schema: Schema): Refusal {
  if (schema.properties && name in schema.properties) return invalid(name, 'Please send text here, not a file.');
  return new Refusal(422, unknownField([name]), { [name]: leaveOut });
}

function invalid(name: string, message: string): Refusal {
  return new Refusal(422, 'Please check your input and try again.', { [name]: message });
}
