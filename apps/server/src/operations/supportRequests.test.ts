import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp({ SUPPORT_EMAIL: 'help@guildhall.example' });
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

const request = {
  name: 'Maya Lindqvist',
  email: 'maya@example.com',
  category: 'technical' as const,
  subject: 'My picture does not change',
  message: 'I chose a new picture\nand still see the old one.',
};
const rows = () => testApp.db.selectFrom('supportRequests').selectAll().execute();
const inbox = () => testApp.mails('help@guildhall.example');

test('a request is kept and mailed to support, where an answer goes to the sender', async () => {
  const reply = await market.call('createSupportRequest', { body: request });
  expect(reply).toMatchObject({ status: 201, message: 'Request Submitted!' });
  expect((await rows()).filter(({ id }) => id === reply.data.id)).toMatchObject([request]);
  const mail = (await inbox()).at(-1);
  expect(mail).toMatchObject({
    subject: '[Support: technical] My picture does not change',
    replyTo: { name: request.name, email: request.email },
  });
  expect(mail?.text).toContain('> I chose a new picture\n> and still see the old one.');
  expect(mail?.text).toContain(reply.data.id);
});

test('a request without a category is about something else', async () => {
  const { category: _, ...body } = request;
  await market.call('createSupportRequest', { body });
  expect((await inbox()).at(-1)?.subject).toBe('[Support: other] My picture does not change');
});

test('a request sent again with its key is one request', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const before = (await inbox()).length;
  const replies = [1, 2].map(() => market.call('createSupportRequest', { body: request, headers }));
  const [first, again] = await Promise.all(replies);
  expect(again?.data).toEqual(first?.data);
  expect(await inbox()).toHaveLength(before + 1);
});

test('a subject with line breaks is refused, and not mailed', async () => {
  const before = await inbox();
  const reply = await market.call('createSupportRequest', {
    body: { ...request, subject: 'Hi\r\nBcc: all@example.com' },
  });
  expect(reply).toMatchObject({ status: 422, errors: { subject: expect.any(String) } });
  expect(await inbox()).toHaveLength(before.length);
});

test.each(['name', 'email', 'subject', 'message'] as const)('a request without its %s is refused', async (field) => {
  const reply = await market.call('createSupportRequest', { body: { ...request, [field]: ' ' } });
  expect(reply).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } });
});

test('one address may send 30 in an hour, and what is over is neither kept nor mailed', async () => {
  const limited = await createTestApp({ LIMITS: 'on' });
  const { call } = openMarketplace(limited);
  try {
    const replies = await Promise.all(
      Array.from({ length: 35 }, () => call('createSupportRequest', { body: request })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await limited.db.selectFrom('supportRequests').selectAll().execute()).toHaveLength(30);
    expect(await limited.mails()).toHaveLength(30);
  } finally {
    await limited.close();
  }
});
