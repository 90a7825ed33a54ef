import type { OperationId } from '@guildhall/api/operations';
import { operations as facts } from '@guildhall/api/operations';

import type { TestApp } from '../../testing/testApp.ts';
import type { Person, Reply } from './marketplace.ts';

export type Part = string | { readonly content: Buffer; readonly name?: string; readonly type?: string };

/** A form as it is sent. */
export type EncodedForm = { readonly payload: Buffer; readonly contentType: string };

/** Writes a form as browsers do. A large one takes this thread a while. */
export async function encodeForm(parts: Readonly<Record<string, Part>>): Promise<EncodedForm> {
  const form = new FormData();
  for (const [field, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(field, part);
    else form.append(field, new Blob([new Uint8Array(part.content)], { type: part.type ?? '' }), part.name ?? 'file');
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  };
}

type Rest = { params?: Record<string, string>; headers?: Record<string, string> };

/** Writes a form, and sends it. */
export const upload = async <Id extends OperationId>(
  here: TestApp,
  id: Id,
  person: Person,
  parts: Readonly<Record<string, Part>>,
  rest?: Rest,
): Promise<Reply<Id>> => sendForm(here, id, person, await encodeForm(parts), rest);

export async function sendForm<Id extends OperationId>(
  { app }: TestApp,
  id: Id,
  person: Person,
  { payload, contentType }: EncodedForm,
  { params = {}, headers = {} }: Rest = {},
): Promise<Reply<Id>> {
  const { method, path } = facts[id];
  const response = await app.inject({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': contentType,
      ...headers,
    },
    payload,
  });
  const envelope: Omit<Reply<Id>, 'status' | 'headers'> = response.json();
  return { ...envelope, errors: envelope.errors ?? {}, status: response.statusCode, headers: response.headers };
}

/** Reads an address that was answered, as an `<img>` or a download does. */
export async function download({ app }: TestApp, url: string, reader?: Person, headers: Record<string, string> = {}) {
  const response = await app.inject({
    url,
    headers: { ...(reader && { authorization: `Bearer ${reader.token}` }), ...headers },
  });
  return { status: response.statusCode, headers: response.headers, content: response.rawPayload };
}
