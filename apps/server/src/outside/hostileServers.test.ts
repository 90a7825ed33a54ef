import { pipeline, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { longestTurn, longestTurnOf } from '../../../../tests/proof/loopWatch.ts';
import type { CheckedAddress } from '../domain/verification.ts';
import { checkAddress } from './checkAddress.ts';
import { internet } from './network.ts';
import { expiredCertificate } from './testing/certificates.ts';
import type { Sites } from './testing/sites.ts';
import { openSites, page } from './testing/sites.ts';

const publicUrl = 'https://guildhall.example';
const userId = '9d7e3a52-3f0b-4a7c-8a55-2f8f7f6d1b10';
const profile = `${publicUrl}/profile/mia-berg/${userId}`;
const linkBack = `<a rel="me" href="${profile}">Guildhall</a>`;

let sites: Sites;
beforeEach(async () => {
  sites = await openSites();
});
afterEach(() => sites.close());

const check = (checked: CheckedAddress, email: string, network = sites.network) =>
  checkAddress(checked, { userId, email }, { publicUrl, network });
const ofPage = (address: string) => check({ subject: 'portfolio', address }, 'mia@gmail.com');

describe('a hostile server costs a bounded time and memory', () => {
  const mia = 'https://mia.example';

  test('that sends one byte after the other', { timeout: 20_000 }, async () => {
    sites.listen((_, response) => {
      response.setHeader('content-type', 'text/html');
      const drip = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(drip));
    });
    const begun = Date.now();
    expect(await ofPage(mia)).toEqual({ problem: 'tooSlow', detail: null });
    expect(Date.now() - begun).toBeGreaterThan(4000);
  });

  test('that never answers', { timeout: 20_000 }, async () => {
    sites.listen(() => {});
    expect(await ofPage(mia)).toEqual({ problem: 'tooSlow', detail: null });
  });

  test('whose name server never answers', { timeout: 20_000 }, async () => {
    sites.addresses.set('mia.example', () => new Promise(() => {}));
    expect(await ofPage(mia)).toEqual({ problem: 'tooSlow', detail: null });
  });

  test('whose body never ends', async () => {
    let sent = 0;
    sites.listen(async (_, response) => {
      response.setHeader('content-type', 'text/html');
      const chunk = Buffer.alloc(64 * 1024, 'x');
      while (!response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) await Promise.race([sleep(50), new Promise((go) => response.once('drain', go))]);
      }
    });
    expect(await ofPage(mia)).toEqual({ problem: 'tooLarge', detail: null });
    // What was under way when the line was cut, and no more.
    expect(sent).toBeLessThan(8 * 1024 * 1024);
  });

  test('whose page is small and unpacks without end', async () => {
    function* zeros() {
      const chunk = Buffer.alloc(1024 * 1024);
      while (true) yield chunk;
    }
    sites.listen((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      pipeline(Readable.from(zeros()), createGzip(), response, () => {});
    });
    const before = process.memoryUsage().arrayBuffers;
    expect(await ofPage(mia)).toEqual({ problem: 'tooLarge', detail: null });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
  });

  test('whose link comes in the first half megabyte of an endless page', async () => {
    sites.listen((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.write(linkBack);
      response.end(Buffer.alloc(4 * 1024 * 1024, ' '));
    });
    expect(await ofPage(mia)).toBeNull();
  });

  test('whose page takes long to read keeps the server free meanwhile', { timeout: 30_000 }, async () => {
    // Each attribute is held against all before it.
    const attributes = Array.from({ length: 60_000 }, (_, index) => `a${index.toString(36)}`).join(' ');
    sites.listen(page(`<p ${attributes}>${linkBack}`));
    const { turn, answer } = await longestTurnOf(() => ofPage(mia));
    expect([null, 'tooSlow']).toContain(answer?.problem ?? null);
    expect(turn).toBeLessThan(longestTurn);
  });

  test.each([
    ['application/json', 'application/json'],
    ['text/plain', 'text/plain'],
    ['text/htmlx', 'text/htmlx'],
    ['', null],
  ])('that calls the page %j', async (type, detail) => {
    sites.listen((_, response) => response.writeHead(200, type ? { 'content-type': type } : {}).end(linkBack));
    expect(await ofPage(mia)).toEqual({ problem: 'notHtml', detail });
  });

  test('that passes on in a circle', async () => {
    sites.listen((_, response) => response.writeHead(301, { location: '/' }).end());
    expect(await ofPage(mia)).toEqual({ problem: 'tooManyRedirects', detail: null });
    expect(sites.asked).toHaveLength(4);
  });

  test('that sends what cannot be unpacked', async () => {
    const packed = { 'content-type': 'text/html', 'content-encoding': 'gzip' };
    sites.listen((_, response) => response.writeHead(200, packed).end('This is not packed.'));
    expect(await ofPage(mia)).toEqual({ problem: 'badEncoding', detail: null });
    sites.listen((_, response) => response.writeHead(200, { ...packed, 'content-encoding': 'zstd' }).end(linkBack));
    expect(await ofPage(mia)).toEqual({ problem: 'badEncoding', detail: 'zstd' });
  });

  test('that breaks off', async () => {
    sites.listen((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
      response.write(linkBack);
      setTimeout(() => response.destroy(), 50);
    });
    expect(await ofPage(mia)).toEqual({ problem: 'unreachable', detail: null });
  });

  test('with headers without end', async () => {
    sites.listen((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'x-long': 'x'.repeat(20_000) }).end(linkBack),
    );
    expect(await ofPage(mia)).toEqual({ problem: 'unreachable', detail: null });
  });

  test('with a certificate that has expired, is of another name, or that no authority signed', async () => {
    sites.listen(page(linkBack));
    expect(await ofPage('https://someone.example')).toEqual({ problem: 'badCertificate', detail: null });
    const { authorities: _, ...unsigned } = sites.network;
    expect(await check({ subject: 'portfolio', address: mia }, 'mia@gmail.com', unsigned)).toEqual({
      problem: 'badCertificate',
      detail: null,
    });
    const expired = await openSites({ certificate: expiredCertificate });
    expect(await check({ subject: 'portfolio', address: mia }, 'mia@gmail.com', expired.network)).toEqual({
      problem: 'badCertificate',
      detail: null,
    });
    await expired.close();
    expect(sites.asked).toEqual([]);
  });

  test('that has a certificate no one asks for, as the environment wants', async () => {
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    const { authorities: _, ...unsigned } = sites.network;
    const outcome = await check({ subject: 'portfolio', address: mia }, 'mia@gmail.com', unsigned);
    delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    expect(outcome).toMatchObject({ problem: 'badCertificate' });
  });

  test('that is not there', async () => {
    await sites.close();
    expect(await ofPage(mia)).toEqual({ problem: 'unreachable', detail: null });
    sites = await openSites();
    sites.addresses.set('mia.example', []);
    expect(await ofPage(mia)).toEqual({ problem: 'notFound', detail: null });
  });
});

test('the internet has one port, and no setting gives it another', () => {
  expect(internet.serverAt('93.184.215.14')).toEqual({ host: '93.184.215.14', port: 443 });
  expect(internet.authorities).toBeUndefined();
});
