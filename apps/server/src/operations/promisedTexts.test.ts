import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { operations } from '@guildhall/api/operations';
import type { OperationId } from '@guildhall/api/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

interface Operation {
  operationId?: OperationId;
  description?: string;
  requestBody?: { content: Record<string, unknown> };
}

const contract: { paths: Record<string, Record<string, Operation>> } = parse(
  readFileSync(join(import.meta.dirname, '../../../../openapi.yaml'), 'utf8'),
);

let testApp: TestApp;
let market: Marketplace;
let tokens: { client: string; freelancer: string };

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  tokens = { client: (await market.makeClient()).token, freelancer: (await market.makeFreelancer()).token };
});
afterAll(async () => testApp.close());

/** The texts that a description promises for fields: `title "Please enter a job title."`, `a and b "…" or "…"`. */
function textsByField(description: string): Map<string, string[]> {
  const [, listed = ''] = /texts in `errors`: (.*)/s.exec(description) ?? [];
  const promised = new Map<string, string[]>();
  for (const [, names = '', texts = ''] of listed.matchAll(/(\w+(?: and \w+)*) ("[^"]+"(?:\s+or\s+"[^"]+")*)/g)) {
    for (const name of names.split(' and ')) {
      const said = [...texts.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
      promised.set(name, [...(promised.get(name) ?? []), ...said]);
    }
  }
  return promised;
}

const promising = Object.values(contract.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId, description = '' }) => {
    if (operationId === undefined) return [];
    const fields = textsByField(description);
    const [, message] = /[Mm]issing (?:required )?fields?[^.]* 422 with the message "([^"]+)"/.exec(description) ?? [];
    return fields.size === 0 && message === undefined ? [] : [{ operationId, fields, message }];
  });

test('the contract promises texts for fields and calls', () => {
  expect(promising.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['createProject', 'scheduleMeeting', 'applyToProject', 'updateFreelancerProfile']),
  );
});

test.each(promising)('$operationId answers with the texts that the contract promises', async (promise) => {
  const { operationId, fields, message } = promise;
  const params = Object.fromEntries(
    [...operations[operationId].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, crypto.randomUUID()]),
  );
  const token = operations[operationId].path.includes('/freelancer/') ? tokens.freelancer : tokens.client;
  for (const value of [undefined, '']) {
    const body = Object.fromEntries([...fields.keys()].map((name) => [name, value]));
    const reply = await market.call(operationId, { params, token, body });
    expect(reply.status).toBe(422);
    expect(message === undefined ? message : reply.message).toBe(message);
    const surprising = [...fields].filter(
      ([name, texts]) => reply.errors[name] !== undefined && !texts.includes(reply.errors[name]),
    );
    expect(surprising.map(([name]) => [name, reply.errors[name]])).toEqual([]);
    expect([...fields.keys()].some((name) => name in reply.errors)).toBe(fields.size > 0);
  }
});
