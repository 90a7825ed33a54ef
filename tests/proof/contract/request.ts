import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import type { Operation } from '../../../apps/server/src/contract/document.ts';
import type { Person } from './world.ts';

/** One part of a form. */
export type Part = { name: string } & ({ text: string } | { filename: string; type: string; content: Buffer });

export type RequestBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; parts: readonly Part[] }
  | { kind: 'raw'; type: string | undefined; content: string | Buffer };

/** One call, not yet sent. Immutable: mutations and shrinking make copies. */
export type Request = {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBody | undefined;
  readonly caller: Person | undefined;
  readonly token: string | undefined;
};

export type Response = { status: number; headers: LightMyRequestResponse['headers']; json: unknown; text: string };

/** The path and query as they go over the wire. */
export function urlOf({ operation, params, query }: Request): string {
  const path = operation.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(wellFormed(params[name])));
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** An address takes no lone surrogates. */
function wellFormed(text: string | undefined): string {
  return (text ?? '').toWellFormed();
}

const boundary = '----proof7d81b5e0f3';

function encodeForm(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap((part) => {
    const isText = 'text' in part;
    const name = `form-data; name="${part.name}"`;
    const disposition = isText ? name : `${name}; filename="${part.filename}"\r\nContent-Type: ${part.type}`;
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n`),
      isText ? Buffer.from(part.text) : part.content,
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

function payloadOf(body: RequestBody): { type: string | undefined; content: string | Buffer } {
  if (body.kind === 'json') return { type: 'application/json', content: JSON.stringify(body.value) };
  if (body.kind === 'raw') return body;
  return { type: `multipart/form-data; boundary=${boundary}`, content: encodeForm(body.parts) };
}

/** Sends from an address of its own, so that limits by address do not stand between the proof and the server. */
export async function send(app: FastifyInstance, request: Request, remoteAddress: string): Promise<Response> {
  const payload = request.body && payloadOf(request.body);
  const response = await app.inject({
    // Methods of the contract, as `listOperations` spells them.
    method: request.operation.method as 'GET',
    url: urlOf(request),
    remoteAddress,
    headers: {
      ...(payload?.type !== undefined && { 'content-type': payload.type }),
      ...(request.token !== undefined && { authorization: `Bearer ${request.token}` }),
      ...request.headers,
    },
    ...(payload && { payload: payload.content }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    headers: response.headers,
    json: isJson ? response.json() : undefined,
    text: isJson ? response.body : '',
  };
}

/** The call as a line for a shell, to be tried by hand. */
export function asCurl(request: Request): string {
  const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const headers = {
    ...(request.token !== undefined && { authorization: `Bearer ${request.token}` }),
    ...request.headers,
  };
  return [
    `curl -X ${request.operation.method} ${quote(`http://localhost:3000${urlOf(request)}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...curlBody(request.body, quote),
  ].join(' ');
}

function curlBody(body: RequestBody | undefined, quote: (text: string) => string): string[] {
  if (!body) return [];
  if (body.kind === 'form') {
    return body.parts.map((part) =>
      'text' in part
        ? `-F ${quote(`${part.name}=${part.text}`)}`
        : `-F ${quote(`${part.name}=@${part.filename};type=${part.type}`)}`,
    );
  }
  const { type, content } = payloadOf(body);
  return [
    ...(type === undefined ? [] : [`-H ${quote(`content-type: ${type}`)}`]),
    `--data-raw ${quote(String(content))}`,
  ];
}
