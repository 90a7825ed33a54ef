import type { OperationId } from '@guildhall/api/operations';
import { operations as facts } from '@guildhall/api/operations';

import type { TestApp } from '../../testing/testApp.ts';
import type { Person, Reply } from './marketplace.ts';

export type Part = string | { readonly content: Buffer; readonly name?: string; readonly type?: string };

/** Sends a form as browsers do. */
export async function upload<Id extends OperationId>(
  { app }: TestApp,
  id: Id,
  person: Person,
  parts: Readonly<Record<string, Part>>,
  { params = {}, headers = {} }: { params?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<Reply<Id>> {
  const form = new FormData();
  for (const [field, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(field, part);
    else form.append(field, new Blob([new Uint8Array(part.content)], { type: part.type ?? '' }), part.name ?? 'file');
  }
  const encoded = new Response(form);
  const { method, path } = facts[id];
  const response = await app.inject({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
      ...headers,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
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
