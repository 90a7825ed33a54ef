import { randomUUID } from 'node:crypto';

import { operations as facts } from '@guildhall/api/operations';
import type { OperationId } from '@guildhall/api/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { hashToken, newToken } from '../../../apps/server/src/domain/secrets.ts';
import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { insertToken } from '../../../apps/server/src/repositories/tokens.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { Scene } from './scene.ts';
import { setScene } from './scene.ts';

let testApp: TestApp;
let market: Marketplace;
let scene: Scene;
/** Headers that look like a session and are none, each with its name. */
let bad: Record<string, string>;

async function tokenThatEnds(person: Person, seconds: number): Promise<string> {
  const token = newToken();
  const now = testApp.clock.now();
  const [createdAt, expiresAt] = [new Date(now.getTime() - 86_400_000), new Date(now.getTime() + seconds * 1000)];
  await insertToken(testApp.db, {
    userId: person.userId,
    tokenHash: hashToken(token),
    createdAt,
    expiresAt,
    browser: null,
    address: null,
  });
  return token;
}

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  scene = await setScene(testApp, market, 'open, pending, meeting');
  const [client, gone, leaver] = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => market.makeClient(name)));
  if (!client || !gone || !leaver) throw new Error('Three were made.');
  await market.call('logOut', { token: gone.token });
  await testApp.db.updateTable('users').set({ isActive: false }).where('id', '=', leaver.userId).execute();
  bad = {
    'no token': 'Bearer',
    'an empty token': 'Bearer ',
    'another scheme': `Basic ${Buffer.from('maya:seven quiet lanterns').toString('base64')}`,
    'a token without its scheme': client.token,
    'an invented token': `Bearer ${newToken()}`,
    'a token and a letter': `Bearer ${client.token}x`,
    'a token less a letter': `Bearer ${client.token.slice(0, -1)}`,
    'a token in another case': `Bearer ${client.token.toUpperCase()}`,
    'two tokens': `Bearer ${client.token} ${client.token}`,
    'two tokens with a comma': `Bearer ${client.token}, Bearer ${client.token}`,
    'the id of a user': `Bearer ${client.userId}`,
    'the hash of a token': `Bearer ${hashToken(client.token).toString('base64url')}`,
    'a query in disguise': "Bearer ' or 1=1--",
    'a very long token': `Bearer ${'a'.repeat(8000)}`,
    'a revoked token': `Bearer ${gone.token}`,
    'an expired token': `Bearer ${await tokenThatEnds(client, -1)}`,
    'a token of a closed account': `Bearer ${leaver.token}`,
  };
});
afterAll(async () => testApp.close());

const ids = (Object.keys(facts) as OperationId[]).filter((id) => facts[id].roles.length > 0);

test.each(ids)('%s: what looks like a session and is none gets 401', async (id) => {
  const { method, path } = facts[id];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => scene.ids[name] ?? randomUUID());
  const entries = await Promise.all(
    Object.entries(bad).map(async ([name, authorization]) => {
      const response = await testApp.app.inject({ method, url, headers: { authorization } });
      return [name, `${response.statusCode} ${String(response.headers['www-authenticate'])}`] as const;
    }),
  );
  const wrong = entries.filter(([, told]) => told !== '401 Bearer');
  expect(wrong).toEqual([]);
});

test('a token is good to its last second and not beyond', async () => {
  const client = await market.makeClient();
  const token = await tokenThatEnds(client, 60);
  expect((await market.call('getClientProfile', { token })).status).toBe(200);
  testApp.clock.advance(61);
  expect((await market.call('getClientProfile', { token })).status).toBe(401);
});

test('the scheme may be written in any case', async () => {
  const client = await market.makeClient();
  const headers = { authorization: `bEARER ${client.token}` };
  expect((await market.call('getClientProfile', { headers })).status).toBe(200);
});
