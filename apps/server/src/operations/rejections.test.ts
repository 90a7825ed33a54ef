import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { carryOutRejections } from '../rejections/carryOutRejections.ts';
import { readAuditLog } from '../repositories/auditLog.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { tidyUp } from '../tidyUp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;
let people: Person[];

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  client = await market.makeClient();
  people = await Promise.all(['Maya', 'Ivo', 'Ren'].map((name) => market.makeFreelancer(name)));
});
afterAll(async () => testApp.close());

/** A job with three applicants, of whom the first two are being rejected. */
async function rejecting(body: { reason?: string } = {}) {
  const projectId = await market.postJob(client);
  const replies = await Promise.all(people.map((person) => market.apply(person, projectId)));
  const ids = replies.map(({ data }) => data.id);
  const { data } = await market.call('rejectApplications', {
    token: client.token,
    params: { projectId },
    body: { applicationIds: ids.slice(0, 2), ...body },
  });
  return { projectId, ids, rejectionId: data.id };
}

const undo = (rejectionId: string) => market.call('undoRejection', { token: client.token, params: { rejectionId } });

/** What every server does once a second. */
async function carryOut(): Promise<void> {
  await carryOutRejections(testApp, (error) => {
    throw error;
  });
}

async function dueNow(): Promise<void> {
  testApp.clock.advance(11);
  await carryOut();
}

async function readAsClient(projectId: string) {
  const query = { projectId, limit: 50 };
  const { data } = await market.call('listClientApplications', { token: client.token, query });
  return data.applications;
}

async function statuses({ projectId, ids }: { projectId: string; ids: string[] }): Promise<string[]> {
  const all = await readAsClient(projectId);
  return ids.map((id) => all.find((one) => one.id === id)?.status ?? 'none');
}

const asFreelancer = async (index: number, id: string | undefined) => {
  const person = people[index];
  if (!person) throw new Error('There is no such freelancer.');
  const query = { limit: 50 };
  const { data } = await market.call('listFreelancerApplications', { token: person.token, query });
  return { application: data.applications.find((one) => one.id === id), mails: await testApp.mails(person.email) };
};

describe('several applications rejected at once', () => {
  test('change nothing for anyone else for ten seconds', async () => {
    const before = await testApp.mails();
    const { projectId, ids } = await rejecting({ reason: 'We need someone sooner.' });
    testApp.clock.advance(9);
    await carryOut();
    const { application, mails } = await asFreelancer(0, ids[0]);
    expect(application).toMatchObject({ status: 'PENDING', rejectionReason: null });
    expect(JSON.stringify(application)).not.toMatch(/rejectionDueAt/);
    expect(mails.filter((mail) => !before.includes(mail))).toEqual([]);
    expect(await statuses({ projectId, ids })).toEqual(['PENDING', 'PENDING', 'PENDING']);
    const due = (await readAsClient(projectId)).filter(({ rejectionDueAt }) => rejectionDueAt !== null);
    expect(due.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    const dashboard = await market.call('getClientDashboard', { token: client.token });
    expect(dashboard.data.rejections).toMatchObject([
      { projectId, projectTitle: market.job.title, status: 'DUE', applicationsCount: 2, secondsLeft: 1 },
    ]);
    await dueNow();
  });

  test('are rejected afterwards, with the reason for each, and the others are left alone', async () => {
    const made = await rejecting({ reason: '  We need someone sooner.\n' });
    await dueNow();
    expect(await statuses(made)).toEqual(['REJECTED', 'REJECTED', 'PENDING']);
    for (const index of [0, 1]) {
      const { application, mails } = await asFreelancer(index, made.ids[index]);
      expect(application).toMatchObject({ status: 'REJECTED', rejectionReason: 'We need someone sooner.' });
      expect(mails.at(-1)?.text).toContain('> We need someone sooner.');
    }
    const dashboard = await market.call('getClientDashboard', { token: client.token });
    expect(dashboard.data.rejections).toEqual([]);
  });

  test('wait for an answer as before once it was undone, however often that is asked for', async () => {
    const made = await rejecting();
    expect(await undo(made.rejectionId)).toMatchObject({
      status: 200,
      data: { status: 'UNDONE', applicationsCount: 2 },
    });
    expect(await undo(made.rejectionId)).toMatchObject({ status: 200, data: { status: 'UNDONE' } });
    await dueNow();
    expect(await statuses(made)).toEqual(['PENDING', 'PENDING', 'PENDING']);
    const [id] = made.ids;
    const params = { projectId: made.projectId };
    const again = { token: client.token, params, body: { applicationIds: [id] } };
    expect((await market.call('rejectApplications', again)).status).toBe(201);
    await dueNow();
  });

  test('cannot be undone once they are carried out', async () => {
    const { rejectionId } = await rejecting();
    await dueNow();
    expect(await undo(rejectionId)).toMatchObject({ status: 409, message: expect.stringContaining('too late') });
  });

  test('cannot be undone once someone got the project, or it was withdrawn, and say so', async () => {
    const message =
      'It is too late to undo this. Meanwhile the project was given to someone or withdrawn, and everyone who applied was told.';
    const [approved, chosen, withdrawn] = [await rejecting(), await rejecting(), await rejecting()];
    await market.approve(client, approved.projectId, approved.ids[2] ?? '');
    await market.approve(client, chosen.projectId, chosen.ids[0] ?? '');
    const call = { token: client.token, params: { projectId: withdrawn.projectId } };
    expect((await market.call('cancelProject', call)).status).toBe(200);
    for (const { rejectionId } of [approved, chosen, withdrawn]) {
      expect(await undo(rejectionId)).toMatchObject({ status: 409, message });
      const record = await readAuditLog(testApp.db, 'rejection', rejectionId);
      expect(record.map(({ action, toStatus }) => [action, toStatus])).toEqual([
        ['rejection.plan', 'DUE'],
        ['rejection.overtake', 'OVERTAKEN'],
      ]);
    }
    await dueNow();
    expect(await statuses(chosen)).toEqual(['ACCEPTED', 'REJECTED', 'REJECTED']);
  });

  test('can be undone for as long as no server has carried them out', async () => {
    const made = await rejecting();
    testApp.clock.advance(600);
    expect((await undo(made.rejectionId)).status).toBe(200);
    await carryOut();
    expect(await statuses(made)).toEqual(['PENDING', 'PENDING', 'PENDING']);
  });

  test('are refused together where one is answered, or is being rejected already', async () => {
    const { projectId, ids } = await rejecting();
    const call = { token: client.token, params: { projectId }, body: { applicationIds: ids } };
    expect(await market.call('rejectApplications', call)).toMatchObject({
      status: 409,
      message: expect.stringContaining('already'),
    });
    await dueNow();
    expect((await market.call('rejectApplications', call)).status).toBe(409);
    expect(await statuses({ projectId, ids })).toEqual(['REJECTED', 'REJECTED', 'PENDING']);
  });

  test('are left as they are where the job has changed since it was read', async () => {
    const made = await rejecting();
    await undo(made.rejectionId);
    const call = { token: client.token, params: { projectId: made.projectId }, body: { applicationIds: made.ids } };
    const stale = await market.call('rejectApplications', { ...call, headers: { 'If-Match': '"0"' } });
    expect(stale.status).toBe(412);
    await dueNow();
    expect(await statuses(made)).toEqual(['PENDING', 'PENDING', 'PENDING']);
  });

  test('of another project are not found', async () => {
    const { projectId } = await rejecting();
    const elsewhere = await rejecting();
    const call = { token: client.token, params: { projectId }, body: { applicationIds: [elsewhere.ids[2]] } };
    expect((await market.call('rejectApplications', call)).status).toBe(404);
    await dueNow();
  });
});

describe('what happens in the ten seconds follows the lifecycle', () => {
  test('one of them is accepted: it is hired, and the other hears that the position is filled', async () => {
    const made = await rejecting({ reason: 'We need someone sooner.' });
    expect((await market.approve(client, made.projectId, made.ids[0] ?? '')).status).toBe(200);
    await dueNow();
    expect(await statuses(made)).toEqual(['ACCEPTED', 'REJECTED', 'REJECTED']);
    const { application, mails } = await asFreelancer(1, made.ids[1]);
    expect(application?.rejectionReason).toBeNull();
    expect(mails.at(-1)?.subject).toMatch(/filled/i);
  });

  test('one of them is rejected alone: at once, with its own reason, and once', async () => {
    const made = await rejecting({ reason: 'For all.' });
    const params = { projectId: made.projectId, applicationId: made.ids[0] ?? '' };
    await market.call('rejectApplication', { token: client.token, params, body: { reason: 'For you.' } });
    const sent = (await asFreelancer(0, made.ids[0])).mails.length;
    await dueNow();
    const { application, mails } = await asFreelancer(0, made.ids[0]);
    expect(application?.rejectionReason).toBe('For you.');
    expect(mails).toHaveLength(sent);
    expect((await asFreelancer(1, made.ids[1])).application?.rejectionReason).toBe('For all.');
  });

  test('one of them is rejected alone, and the others are undone: the answer counts these, and says of these that they were not told', async () => {
    const made = await rejecting();
    const params = { projectId: made.projectId, applicationId: made.ids[0] ?? '' };
    await market.call('rejectApplication', { token: client.token, params });
    const told = (await asFreelancer(0, made.ids[0])).mails.length;
    const untold = (await asFreelancer(1, made.ids[1])).mails.length;
    expect(await undo(made.rejectionId)).toMatchObject({
      message: 'Undone. Those who wait again were not notified.',
      data: { status: 'UNDONE', applicationsCount: 1 },
    });
    await dueNow();
    expect(await statuses(made)).toEqual(['REJECTED', 'PENDING', 'PENDING']);
    expect((await asFreelancer(0, made.ids[0])).mails).toHaveLength(told);
    expect((await asFreelancer(1, made.ids[1])).mails).toHaveLength(untold);
  });

  test('the post is withdrawn: they hear that, and nothing more', async () => {
    const made = await rejecting();
    await market.call('cancelProject', { token: client.token, params: { projectId: made.projectId } });
    const sent = (await asFreelancer(0, made.ids[0])).mails.length;
    await dueNow();
    expect((await asFreelancer(0, made.ids[0])).mails).toHaveLength(sent);
  });
});

test('one that cannot be carried out stops no other, and is tried again', async () => {
  const [bad, good] = [await rejecting(), await rejecting()];
  testApp.clock.advance(11);
  const failures: string[] = [];
  const mail: TestApp['mail'] = {
    ...testApp.mail,
    async send(trx, message, options) {
      if (message.to === people[0]?.email && failures.length === 0) throw new Error('No room in the queue.');
      await testApp.mail.send(trx, message, options);
    },
  };
  await carryOutRejections({ ...testApp, mail }, (_error, id) => failures.push(id));
  expect(failures).toEqual([bad.rejectionId]);
  expect(await statuses(good)).toEqual(['REJECTED', 'REJECTED', 'PENDING']);
  expect(await statuses(bad)).toEqual(['PENDING', 'PENDING', 'PENDING']);
  await carryOut();
  expect(await statuses(bad)).toEqual(['REJECTED', 'REJECTED', 'PENDING']);
});

test('rejections that are over are forgotten after a day, and one that is due is not', async () => {
  const [over, due] = [await rejecting(), await rejecting()];
  await undo(over.rejectionId);
  testApp.clock.advance(2 * 86_400);
  await tidyUp(testApp, testApp.clock.now(), { auditDays: undefined });
  const kept = await testApp.db.selectFrom('rejections').select('id').execute();
  expect(kept.map(({ id }) => id)).toEqual([due.rejectionId]);
  await carryOut();
});
