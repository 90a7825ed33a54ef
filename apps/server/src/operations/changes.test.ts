import { randomUUID } from 'node:crypto';

import { changeStreams as limit } from '@guildhall/api/limits';
import { wallTimeOf } from '@guildhall/machines/domain/meetingTime';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { after, days } from '../domain/time.ts';
import type { ChangeReader } from '../testing/changeReader.ts';
import { originOf, readChanges } from '../testing/changeReader.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp, createTestDatabase } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

// Calls are made on the one server, streams are read from the other.
let here: TestApp;
let there: TestApp;
let market: Marketplace;
let origin: string;
let client: Person;
let maya: Person;
let open: ChangeReader[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  here = await createTestApp({}, {}, database);
  there = await createTestApp({}, { keepsStreams: true }, { ...database, drop: async () => {} });
  market = openMarketplace(here);
  origin = await originOf(there.app);
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(async () => {
  [client, maya] = [await market.makeClient(), await market.makeFreelancer()];
});
afterEach(() => {
  for (const reader of open) reader.close();
  open = [];
});

async function hear({ token, userId }: Pick<Person, 'token' | 'userId'>): Promise<ChangeReader> {
  const reader = await readChanges(origin, token);
  open.push(reader);
  if (reader.status !== 200) return reader;
  // What was done just before may still be on its way: notices come in the order of their commits.
  const id = randomUUID();
  await sql`select tell_change('session', ${id}, array[${userId}::uuid])`.execute(here.db);
  await reader.startsAfter(id);
  return reader;
}

const both = async () => [await hear(client), await hear(maya)] as const;

describe('the two sides hear at once, on another server,', () => {
  test('of an application, what the client reads, and what is decided', async () => {
    const [clients, mayas] = await both();
    const projectId = await market.postJob(client);
    await clients.hears('project');
    const applicationId = (await market.apply(maya, projectId)).data.id;
    await clients.hears('application');
    await mayas.hears('application');
    expect(mayas.ids('application')).toEqual([applicationId]);
    await market.call('markApplicationViewed', { token: client.token, params: { projectId, applicationId } });
    await clients.hears('application');
    await mayas.hears('application');
    await market.approve(client, projectId, applicationId);
    await clients.hears('application', 'project');
    await mayas.hears('application', 'project');
    await market.call('requestCompletion', { token: maya.token, params: { projectId } });
    await clients.hears('project');
    await mayas.hears('project');
    await market.call('approveCompletion', { token: client.token, params: { projectId } });
    await clients.hears('project');
    await mayas.hears('project');
    expect(new Set(mayas.ids('project'))).toEqual(new Set([projectId]));
  });

  test('of a meeting that is scheduled and moved', async () => {
    const projectId = await market.postJob(client);
    const applicationId = (await market.apply(maya, projectId)).data.id;
    const [clients, mayas] = await both();
    const body = {
      googleMeetLink: 'https://meet.google.com/abc-defg-hij',
      meetingDate: wallTimeOf(after(here.clock.now(), days(9)), 'UTC').date,
      meetingTime: '14:30',
      meetingTitle: 'Application Interview',
      timezone: 'UTC',
    };
    const { meeting } = (await market.call('scheduleMeeting', { token: client.token, params: { applicationId }, body }))
      .data;
    await clients.hears('meeting');
    await mayas.hears('meeting');
    const moved = await market.call('rescheduleMeeting', {
      token: client.token,
      params: { meetingId: meeting.id },
      headers: { 'If-Match': String(meeting.etag) },
      body: { meetingDate: body.meetingDate, meetingTime: '16:00', timezone: 'UTC', reason: 'Better so.' },
    });
    expect(moved.status).toBe(200);
    await clients.hears('meeting');
    await mayas.hears('meeting');
    expect(mayas.ids('meeting')).toEqual([meeting.id, meeting.id]);
  });

  test('that a post was withdrawn, everyone who waits for an answer', async () => {
    const projectId = await market.postJob(client);
    await market.apply(maya, projectId);
    const [clients, mayas] = await both();
    await market.call('cancelProject', { token: client.token, params: { projectId }, body: {} });
    await clients.hears('application', 'project');
    await mayas.hears('application', 'project');
    expect(mayas.ids('project')).toEqual([projectId]);
  });
});

test('a freelancer who is writing a proposal hears that the post was edited, and that it was withdrawn', async () => {
  const projectId = await market.postJob(client);
  const params = { projectId };
  const body = { proposal: 'I would begin with', coverLetter: '' };
  await market.call('saveProposalDraft', { token: maya.token, params, body });
  const mayas = await hear(maya);
  await sql`update projects set duration = '2 weeks' where id = ${projectId}`.execute(here.db);
  await mayas.hears('project');
  await market.call('cancelProject', { token: client.token, params, body: {} });
  await mayas.hears('project');
  expect(mayas.ids('project')).toEqual([projectId, projectId]);
});

test('no one else hears of it', async () => {
  const strangers = await hear(await market.makeFreelancer());
  const [clients, mayas] = await both();
  const projectId = await market.postJob(client);
  await market.apply(maya, projectId);
  await clients.hears('project', 'application');
  await mayas.hears('application');
  expect(strangers.kinds()).toEqual([]);
});

test('what is of the client alone is told to the client alone: a star, and a rejection that can be undone', async () => {
  const projectId = await market.postJob(client);
  const applicationId = (await market.apply(maya, projectId)).data.id;
  const [clients, mayas] = await both();
  await market.call('shortlistApplication', { token: client.token, params: { projectId, applicationId } });
  await clients.hears('application');
  const { data } = await market.call('rejectApplications', {
    token: client.token,
    params: { projectId },
    body: { applicationIds: [applicationId] },
  });
  await clients.hears('application');
  await market.call('undoRejection', { token: client.token, params: { projectId, rejectionId: data.id } });
  await clients.hears('application');
  expect(mayas.kinds()).toEqual([]);
});

test('a freelancer’s rating is told to the client when it shows', async () => {
  const projectId = await market.finishJob(client, maya);
  const [clients, mayas] = await both();
  await market.rateClient(maya, projectId, 4);
  await mayas.hears('rating');
  expect(clients.kinds()).toEqual([]);
  await market.rate(client, projectId, 5);
  await mayas.hears('rating');
  await clients.hears('rating');
});

test('nothing is told of what was not saved', async () => {
  const clients = await hear(client);
  const undone = here.db.transaction().execute(async (trx) => {
    await sql`select tell_change('project', gen_random_uuid(), array[${client.userId}::uuid])`.execute(trx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await market.postJob(client);
  await clients.hears('project');
});

test('everyone hears, however many a change concerns', async () => {
  const people = Array.from({ length: 250 }, () => sql`gen_random_uuid()`);
  const clients = await hear(client);
  await sql`select tell_change('project', gen_random_uuid(), array[${sql.join([...people, sql`${client.userId}::uuid`])}])`.execute(
    here.db,
  );
  await clients.hears('project');
  expect(clients.kinds()).toEqual(['project']);
});

describe('a stream ends with its session:', () => {
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    'logging out': () => market.call('logOut', { token: client.token }),
    'a changed password': () =>
      here.db.updateTable('tokens').set({ revokedAt: here.clock.now() }).where('userId', '=', client.userId).execute(),
    'a suspended account': () =>
      here.db.updateTable('users').set({ isActive: false }).where('id', '=', client.userId).execute(),
  };
  test.each(Object.entries(ways))('%s', async (_name, end) => {
    const [clients, mayas] = await both();
    await end();
    await clients.ends();
    const again = await hear(client);
    expect(again.status).toBe(401);
    expect(mayas.kinds()).toEqual([]);
  });

  test('logging out elsewhere leaves it', async () => {
    const other = await market.makeClient();
    const opened = await market.call('logInClient', { body: { email: other.email, password: 'seven quiet lanterns' } });
    const [first, second] = [await hear(other), await hear(opened.data)];
    await market.call('logOut', { token: opened.data.token });
    await second.ends();
    // The first stream has heard where the second one starts, too.
    await first.hears('session', 'session');
    await market.postJob(other);
    await first.hears('project');
    expect(second.kinds()).not.toContain('project');
  });
});

test('it comes as it is written, and a proxy is asked not to keep it', async () => {
  const clients = await hear(client);
  expect(Object.fromEntries(clients.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(clients.headers.get('content-encoding')).toBeNull();
  expect(clients.text()).toMatch(/^retry: [1-5]\d{3}\n\n/);
});

test('an account has only so many, and another one when one is closed', async () => {
  const readers = await Promise.all(Array.from({ length: limit.count }, () => hear(client)));
  expect(readers.map(({ status }) => status)).toEqual(readers.map(() => 200));
  const refused = await hear(client);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await hear(maya)).status).toBe(200);
  readers[0]?.close();
  await expect.poll(async () => (await hear(client)).status).toBe(200);
});

test('a server that lost the database ends its streams, and hears again when it is back', async () => {
  const lost = await hear(client);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'guildhall changes'
  `.execute(here.db);
  await lost.ends();
  const again = await hear(client);
  expect(again.status).toBe(200);
  await market.postJob(client);
  await again.hears('project');
});

test('a HEAD is refused: without a body there is nothing to hear', async () => {
  const answer = await there.app.inject({ method: 'POST', url: '/api/v1/session/changes' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET']);
});
