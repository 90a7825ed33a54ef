import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

async function exported({ token }: Person) {
  const response = await testApp.app.inject({
    url: '/api/v1/account/export',
    headers: { authorization: `Bearer ${token}` },
  });
  return { response, text: response.body, data: JSON.parse(response.body) };
}

test('everything of an account is one file, and nothing of anyone else’s that it was not shown', async () => {
  const [ada, maya, sam] = [
    await market.makeClient('Ada'),
    await market.makeFreelancer('Maya Lindqvist'),
    await market.makeFreelancer('Sam Other'),
  ];
  const won = await market.finishJob(ada, maya, { title: 'A finished shop' });
  await market.rate(ada, won, 5, 'Calm and fast.');
  const open = await market.postJob(ada, { title: 'An open shop' });
  const sent = (await market.apply(maya, open)).data;
  await market.call('editApplication', {
    token: maya.token,
    params: { applicationId: sent.id },
    body: { ...market.proposal, coverLetter: 'I have rebuilt five.' },
    headers: { 'If-Match': sent.etag },
  });
  await market.apply(sam, open);
  const { token } = maya;
  await market.call('addEducation', { token, body: { institution: 'Lund', degree: 'BSc', startYear: 2013 } });
  await market.call('createSavedSearch', { token, body: { name: 'React', criteria: { query: 'react' } } });
  const feed = await market.call('renewCalendarFeed', { token });
  await market.call('setEmailPreference', { token, body: { kind: 'RATINGS', isOn: false } });
  await market.call('setAccountTimezone', { token, body: { timezone: 'Asia/Tokyo' } });

  const { response, text, data } = await exported(maya);
  expect(response.statusCode).toBe(200);
  const today = testApp.clock.now().toISOString().slice(0, 10);
  expect(response.headers['content-disposition']).toContain(`attachment; filename="guildhall-account-${today}.json"`);
  expect(data).toMatchObject({
    account: {
      id: maya.userId,
      email: maya.email,
      name: 'Maya Lindqvist',
      mutedMails: ['RATINGS'],
      timezone: 'Asia/Tokyo',
    },
    clientProfile: null,
    freelancerProfile: { hourlyRate: 65 },
    verification: null,
    education: [{ institution: 'Lund' }],
    savedSearches: [{ name: 'React', criteria: { query: 'react' } }],
    applications: [
      { title: 'A finished shop', clientName: 'Ada', status: 'ACCEPTED', ...market.proposal },
      { title: 'An open shop', status: 'PENDING' },
    ],
    applicationEdits: [{ applicationId: sent.id, textBefore: { coverLetter: market.proposal.coverLetter } }],
    work: [{ title: 'A finished shop', status: 'COMPLETED' }],
    ratings: [{ from: 'Ada', to: 'Maya Lindqvist', rating: 5, review: 'Calm and fast.' }],
    posts: [],
  });
  expect(data.activity.map(({ action }: { action: string }) => action)).toContain('application.send');
  const address = feed.data.address ?? '';
  for (const secret of [ada.email, sam.userId, 'Sam Other', token, 'argon2', address.split('/').at(-1) ?? '-'])
    expect(text).not.toContain(secret);

  const theirs = await exported(ada);
  expect(theirs.data.posts).toMatchObject([
    { title: 'A finished shop', freelancerName: 'Maya Lindqvist' },
    { title: 'An open shop', freelancerName: null },
  ]);
  for (const secret of [maya.email, market.proposal.coverLetter, sam.email]) expect(theirs.text).not.toContain(secret);
});

test('a rating that its receiver is not to see yet is in its author’s file alone', async () => {
  const [ada, maya] = [await market.makeClient('Ada'), await market.makeFreelancer('Maya')];
  const project = await market.finishJob(ada, maya);
  await market.rateClient(maya, project, 2, 'Slow to answer.');
  expect((await exported(ada)).data.ratings).toEqual([]);
  expect((await exported(maya)).data.ratings).toMatchObject([{ rating: 2, review: 'Slow to answer.' }]);
  await market.rate(ada, project, 5);
  expect((await exported(ada)).data.ratings).toMatchObject([{ rating: 2 }, { rating: 5 }]);
});

test('a long list is written whole, page by page', async () => {
  const ada = await market.makeClient('Ada');
  const { id: projectId } = await testApp.db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', await market.postJob(ada))
    .executeTakeFirstOrThrow();
  const now = testApp.clock.now();
  const act = { at: now, actorId: ada.userId, action: 'test.act', entity: 'project', entityId: projectId };
  await testApp.db
    .insertInto('auditLog')
    .values(Array.from({ length: 400 }, () => act))
    .execute();
  const { data } = await exported(ada);
  expect(data.activity.filter(({ action }: { action: string }) => action === 'test.act')).toHaveLength(400);
});

test('is given to its owner alone', async () => {
  expect((await testApp.app.inject({ url: '/api/v1/account/export' })).statusCode).toBe(401);
});
