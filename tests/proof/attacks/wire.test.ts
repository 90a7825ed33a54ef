import { once } from 'node:events';
import { Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { connectTo, listen, missingHeaders, request, say, statusesIn } from './wire.ts';

let here: TestApp;
let port: number;

/** Short, so that no one has to wait; what is shown is that each of them ends a connection. */
const timeouts = { headers: 300, request: 900, keepAlive: 1000, silence: 1500, linger: 300, check: 30 };

beforeAll(async () => {
  const endless = new Readable({ read: () => void endless.push('a'.repeat(65_536)) });
  here = await createTestApp(
    { PUBLIC_URL: 'https://guildhall.example' },
    { timeouts, extend: async (app) => void app.get('/endless', async (_request, reply) => reply.send(endless)) },
  );
  port = await listen(here);
});
afterAll(() => here.close());

const live = 'GET /health/live HTTP/1.1';
const logIn = 'POST /api/v1/client/login HTTP/1.1';
const json = 'Content-Type: application/json';
const long = 'a'.repeat(20_000);
/** What a smuggler hides behind a body of doubtful length. */
const hidden = `${request('GET /api/v1/public/jobs HTTP/1.1')}`;

describe('every answer carries the security headers, whatever part of the server gives it', () => {
  test.each([
    ['a handler', 200, request(live)],
    ['the router, for what is not there', 404, request('GET /nothing HTTP/1.1')],
    ['the router, for a method', 404, request('PROPFIND /health/live HTTP/1.1')],
    ['the contract, for a method', 405, request('DELETE /api/v1/client/login HTTP/1.1')],
    ['the contract, for a type', 415, request(logIn, ['Content-Type: text/plain', 'Content-Length: 2'], '{}')],
    ['the contract, without a token', 401, request('GET /api/v1/client/profile HTTP/1.1')],
    ['the reader of JSON', 400, request(logIn, [json, 'Content-Length: 1'], '{')],
    ['the limit of a body', 413, request(logIn, [json, 'Content-Length: 300000'], '{')],
    ['the limit of all bodies', 413, request(logIn, [json, 'Content-Length: 1000000000'], '{')],
    ['the reader of addresses', 400, request('GET /%zz HTTP/1.1')],
    ['the parser, for headers', 431, request(live, [`X-Long: ${long}`])],
    ['the parser, for an address', 431, request(`GET /${long} HTTP/1.1`)],
    ['the parser, for nonsense', 400, 'HELLO\r\n\r\n'],
    ['the parser, for a chunk', 413, request(logIn, [json, 'Transfer-Encoding: chunked'], `2;${long}\r\n{}\r\n`)],
    ['the watch', 408, 'GET /health/live HTTP/1.1\r\n'],
  ])('%s: %i', async (_giver, status, text) => {
    const heard = await say(port, text);
    expect(statusesIn(heard)).toEqual([status]);
    expect(missingHeaders(heard)).toEqual([]);
    expect(heard).toContain(`"success":${status === 200}`);
  });

  test('a server that stops: 503', async () => {
    const stopping = await createTestApp({ PUBLIC_URL: 'https://guildhall.example' });
    const line = await connectTo(await listen(stopping));
    await stopping.app.connections.drain(0);
    line.socket.write(request('GET /api/v1/public/jobs HTTP/1.1'));
    await line.ended;
    expect(statusesIn(line.heard)).toEqual([503]);
    expect(missingHeaders(line.heard)).toEqual([]);
    await stopping.close();
  });
});

describe('a request that can be read in two ways is refused, and nothing hidden in it is answered', () => {
  test.each([
    ['two hosts', request(live, ['Host: evil.example'])],
    ['no host', 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'two tokens',
      request('GET /api/v1/client/profile HTTP/1.1', ['Authorization: Bearer a', 'Authorization: Bearer b']),
    ],
    ['two keys', request(logIn, [json, 'Idempotency-Key: a', 'Idempotency-Key: b', 'Content-Length: 2'], '{}')],
    [
      'length and chunks',
      request(logIn, [json, 'Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
    ],
    [
      'chunks and length',
      request(logIn, [json, 'Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${hidden}`),
    ],
    [
      'two encodings',
      request(logIn, [json, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${hidden}`),
    ],
    ['an unknown encoding', request(logIn, [json, 'Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`)],
    ['chunks that are not last', request(logIn, [json, 'Transfer-Encoding: chunked, gzip'], `0\r\n\r\n${hidden}`)],
    ['two lengths', request(logIn, [json, 'Content-Length: 0', 'Content-Length: 40'], hidden)],
    ['the same length twice', request(logIn, [json, 'Content-Length: 2', 'Content-Length: 2'], '{}')],
    ['a list of lengths', request(logIn, [json, 'Content-Length: 2, 2'], '{}')],
    ['a signed length', request(logIn, [json, 'Content-Length: +2'], '{}')],
    ['a hexadecimal length', request(logIn, [json, 'Content-Length: 0x2'], '{}')],
    ['a space before the colon', request(logIn, [json, 'Content-Length : 2'], '{}')],
    ['a folded header', request(logIn, [json, 'X-Folded: a\r\n Transfer-Encoding: chunked'], hidden)],
    ['bare line feeds', 'GET /health/live HTTP/1.1\nHost: guildhall.example\n\n'],
    ['a bare carriage return', request(live, ['X-Return: a\rTransfer-Encoding: chunked'])],
    ['a null byte in a header', request(live, ['X-Null: a\0b'])],
    ['a null byte in the address', request('GET /health/\0live HTTP/1.1')],
    ['a chunk of endless size', request(logIn, [json, 'Transfer-Encoding: chunked'], 'FFFFFFFFFFFFFFFFF\r\na')],
    ['a chunk of negative size', request(logIn, [json, 'Transfer-Encoding: chunked'], '-1\r\na')],
    [
      'a chunk longer than it says',
      request(logIn, [json, 'Transfer-Encoding: chunked'], `1\r\nab\r\n0\r\n\r\n${hidden}`),
    ],
    ['a method in small letters', request('get /health/live HTTP/1.1')],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('%s', async (_trick, text) => {
    const heard = await say(port, text);
    expect(statusesIn(heard)).toEqual([400]);
    expect(missingHeaders(heard)).toEqual([]);
  });

  test('a host of the sender stands in no answer', async () => {
    const evil = (firstLine: string) => say(port, request(firstLine).replace('guildhall.example', 'evil.example'));
    expect(await evil('GET /nothing HTTP/1.1')).not.toContain('evil');
    expect(await evil('GET /api/v1/public/jobs HTTP/1.1')).not.toContain('evil');
  });

  test('a tunnel is not opened, an upgrade and an unknown expectation change nothing', async () => {
    expect(await say(port, request('CONNECT example.com:443 HTTP/1.1'))).toBe('');
    expect(statusesIn(await say(port, request(live, ['Upgrade: websocket'])))).toEqual([200]);
    expect(statusesIn(await say(port, request(live, ['Expect: the-unexpected'])))).toEqual([200]);
  });
});

describe('a body that is too large is refused before it is here', () => {
  const piece = 'a'.repeat(65_536);
  const flood = async (headers: readonly string[], wrap: (text: string) => string, firstLine = logIn) => {
    const line = await connectTo(port);
    let isOpen = true;
    let sent = 0;
    void line.ended.then(() => (isOpen = false));
    line.socket.write([firstLine, 'Host: guildhall.example', ...headers, '', ''].join('\r\n'));
    while (isOpen) {
      sent += piece.length;
      const isTaken = line.socket.write(wrap(piece));
      await (isTaken
        ? new Promise(setImmediate)
        : Promise.race([once(line.socket, 'drain').catch(() => {}), line.ended]));
    }
    return { sent, statuses: statusesIn(line.heard) };
  };
  const asChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const announced = 4_000_000_000;

  test.each([
    ['announced', 413, [json, `Content-Length: ${announced}`], (text: string) => text, logIn],
    ['in chunks', 413, [json, 'Transfer-Encoding: chunked'], asChunk, logIn],
    [
      'to where nothing is',
      413,
      [json, `Content-Length: ${announced}`],
      (text: string) => text,
      'POST /nothing HTTP/1.1',
    ],
    [
      'in chunks, without a token',
      401,
      [json, 'Transfer-Encoding: chunked'],
      asChunk,
      'POST /api/v1/client/projects HTTP/1.1',
    ],
    ['with a call that takes none', 200, [`Content-Length: ${announced}`], (text: string) => text, live],
  ] as const)('%s: answered %i, and the rest is cut off', async (_way, status, headers, wrap, firstLine) => {
    const { sent, statuses } = await flood(headers, wrap, firstLine);
    expect(statuses).toEqual([status]);
    expect(sent).toBeLessThan(announced / 4);
  });
});

describe('who keeps a connection waiting loses it', () => {
  /** Keeps sending `bits` until the server hangs up, and returns what it said. */
  async function drip(start: string, bits: string): Promise<string> {
    const line = await connectTo(port);
    if (start !== '') line.socket.write(start);
    const dripping = setInterval(() => bits !== '' && line.socket.write(bits), 20);
    await line.ended;
    clearInterval(dripping);
    return line.heard;
  }
  const unfinished = [logIn, 'Host: guildhall.example', json, 'Content-Length: 1000', '', '{'].join('\r\n');

  test.each([
    ['headers that never end', `${live}\r\n`, 'X-More: a\r\n'],
    ['a body that never ends', unfinished, ' '],
    ['silence in the middle of headers', `${live}\r\n`, ''],
    ['silence in the middle of a body', unfinished, ''],
    ['silence from the start', '', ''],
  ])('%s', async (_way, start, bits) => {
    expect(statusesIn(await drip(start, bits))).toEqual([408]);
  });

  test('silence after an answer', async () => {
    expect(statusesIn(await drip(`${live}\r\nHost: guildhall.example\r\n\r\n`, ''))).toEqual([200]);
  });

  test('an answer that is not taken', async () => {
    const line = await connectTo(port);
    line.socket.pause();
    line.socket.write('GET /endless HTTP/1.1\r\nHost: guildhall.example\r\n\r\n');
    const open = () => new Promise<number>((resolve) => here.app.server.getConnections((_, count) => resolve(count)));
    expect(await open()).toBeGreaterThan(0);
    await expect.poll(open, { timeout: 10_000 }).toBe(0);
    line.socket.destroy();
  });

  test('two hundred of them keep no one else from being served', async () => {
    const lines = await Promise.all(Array.from({ length: 200 }, () => connectTo(port)));
    for (const { socket } of lines) socket.write(unfinished);
    expect(statusesIn(await say(port, request(live)))).toEqual([200]);
    await Promise.all(lines.map(({ ended }) => ended));
  });
});
