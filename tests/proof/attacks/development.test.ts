import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { serveMailbox } from '../../../apps/server/src/web/mailbox.ts';

let here: TestApp;
let outbox: string;

beforeAll(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'guildhall-outbox-'));
  await writeFile(join(outbox, 'one.eml'), 'To: maya@example.com\r\nSubject: 481516 is your code\r\n\r\n481516\r\n');
  // A proxy is believed, as behind one: what it says of the sender must not count here.
  here = await createTestApp({ TRUST_PROXY: '1' }, { extend: (app) => serveMailbox(app, outbox) });
  const { email, password, name } = demoAccounts.client;
  const person = await openMarketplace(here).makeClient(name);
  const { hashSecret } = await import('../../../apps/server/src/domain/passwords.ts');
  const passwordHash = await hashSecret(password);
  await here.db.updateTable('users').set({ email, passwordHash }).where('id', '=', person.userId).execute();
});
afterAll(async () => {
  await here.close();
  await rm(outbox, { recursive: true, force: true });
});

type Caller = { readonly peer: string; readonly host: string; readonly headers?: Record<string, string> };

const localPeers = ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'];
const localHosts = ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'];
const otherPeers = ['10.0.0.5', '192.168.1.20', '203.0.113.7', '2001:db8::1', '::ffff:10.0.0.5', '0.0.0.0', '::'];
const otherHosts = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.0.0.5:3000',
  'localhost@evil.example',
  'evil.example:80',
  '[::2]',
  'localhost.',
  'xn--localhost-',
];

const local: Caller[] = localPeers.flatMap((peer) => localHosts.map((host) => ({ peer, host })));
const others: Caller[] = [
  ...otherPeers.flatMap((peer) => [...localHosts, ...otherHosts].map((host) => ({ peer, host }))),
  ...localPeers.flatMap((peer) => otherHosts.map((host) => ({ peer, host }))),
  ...['x-forwarded-for', 'x-real-ip', 'forwarded'].map((name) => ({
    peer: '10.0.0.5',
    host: 'localhost',
    headers: { [name]: '127.0.0.1', 'x-forwarded-host': 'localhost' },
  })),
];

const pages = ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/one', '/dev/mailbox/one/html', '/dev/mailbox.css'];

const open = (url: string, { peer, host, headers }: Caller) =>
  here.app.inject({ url, remoteAddress: peer, headers: { host, ...headers } });

const logIn = ({ peer, host, headers }: Caller) =>
  here.app.inject({
    method: 'POST',
    url: '/api/v1/client/login',
    remoteAddress: peer,
    headers: { host, ...headers },
    payload: { email: demoAccounts.client.email, password: demoAccounts.client.password },
  });

test('the mailbox and the demo accounts open on this machine', async () => {
  for (const caller of local) {
    for (const page of pages)
      expect([page, caller, (await open(page, caller)).statusCode]).toEqual([page, caller, 200]);
    expect([caller, (await logIn(caller)).statusCode]).toEqual([caller, 200]);
  }
});

test('and on no other, whatever it says', async () => {
  for (const caller of others) {
    for (const page of pages) {
      const { statusCode, body } = await open(page, caller);
      expect([page, caller, statusCode]).toEqual([page, caller, 403]);
      expect(body).not.toContain('481516');
    }
    expect([caller, (await logIn(caller)).statusCode]).toEqual([caller, 401]);
  }
});
