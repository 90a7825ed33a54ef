import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createConnection } from 'node:net';

import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';

/** Lets a test server listen on a port of its own, which it returns. */
export async function listen({ app }: TestApp): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('The server listens nowhere.');
  return address.port;
}

/** A connection that says what it is told to, byte by byte, and keeps what it hears. */
export type Line = { readonly socket: Socket; heard: string; readonly ended: Promise<void> };

export async function connectTo(port: number): Promise<Line> {
  const socket = createConnection(port, '127.0.0.1');
  const { promise, resolve } = Promise.withResolvers<void>();
  const line: Line = { socket, heard: '', ended: promise };
  socket.setEncoding('latin1').on('data', (part) => (line.heard += String(part)));
  socket.on('error', () => {}).once('close', () => resolve());
  await once(socket, 'connect');
  return line;
}

/** Says everything at once and returns what came back when the server hung up. */
export async function say(port: number, text: string): Promise<string> {
  const line = await connectTo(port);
  line.socket.write(text, 'latin1');
  await line.ended;
  return line.heard;
}

/** A request as it looks on the wire; it asks the server to hang up afterwards. */
export function request(firstLine: string, headers: readonly string[] = [], body = ''): string {
  return [firstLine, 'Host: guildhall.example', 'Connection: close', ...headers, '', body].join('\r\n');
}

export const statusesIn = (heard: string): number[] =>
  [...heard.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

/** The security headers that are missing in an answer. */
export function missingHeaders(heard: string): string[] {
  const head = heard.slice(0, heard.indexOf('\r\n\r\n')).toLowerCase();
  return [
    "content-security-policy: default-src 'self'",
    'x-content-type-options: nosniff',
    'x-frame-options: deny',
    'referrer-policy: strict-origin-when-cross-origin',
    'permissions-policy: camera=()',
    'cross-origin-opener-policy: same-origin',
    'cross-origin-resource-policy: same-origin',
    'strict-transport-security: max-age=31536000',
  ].filter((header) => !head.includes(header));
}
