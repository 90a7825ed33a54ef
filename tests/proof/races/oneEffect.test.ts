import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { carryOutRejections } from '../../../apps/server/src/rejections/carryOutRejections.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { timeLimit } from '../depth.ts';
import { brokenInvariants } from '../lifecycles/compare.ts';
import { atOnce, one, tally } from './atOnce.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;
let maya: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  client = await market.makeClient();
  maya = await market.makeFreelancer();
});
afterAll(async () => testApp.close());

const many = 100;

/** How many rows the audit log has of one thing's coming to a status. */
async function recorded(entityId: string, toStatus: string): Promise<number> {
  const { audit } = await testApp.db
    .selectFrom('auditLog')
    .select((eb) => eb.fn.countAll<string>().as('audit'))
    .where('entityId', '=', entityId)
    .where('toStatus', '=', toStatus)
    .executeTakeFirstOrThrow();
  return Number(audit);
}

/** How often a code is on record as having proved its email. */
async function proofsOf(codeId: string): Promise<number> {
  const { proofs } = await testApp.db
    .selectFrom('auditLog')
    .select((eb) => eb.fn.countAll<string>().as('proofs'))
    .where('entityId', '=', codeId)
    .where('action', '=', 'email.verify')
    .executeTakeFirstOrThrow();
  return Number(proofs);
}

/** A project given to Maya. */
async function assignedProject(): Promise<{ projectId: string }> {
  const projectId = await market.postJob(client);
  await market.approve(client, projectId, (await market.apply(maya, projectId)).data.id);
  return { projectId };
}

async function pendingProject(): Promise<{ projectId: string }> {
  const params = await assignedProject();
  await market.call('requestCompletion', { token: maya.token, params });
  return params;
}

async function completedProject(): Promise<{ projectId: string }> {
  const params = await pendingProject();
  await market.call('approveCompletion', { token: client.token, params });
  return params;
}

test('who applies a hundred times at once has applied once', { timeout: timeLimit }, async () => {
  const id = await market.postJob(client);
  const replies = await atOnce(many, () => market.apply(maya, id));
  expect(tally(replies)).toEqual({ 201: 1, 409: many - 1 });
  const { data } = await market.call('getPublicJob', { params: { jobId: id } });
  expect(data.applicationsCount).toBe(1);
  expect(await testApp.mails(client.email)).toHaveLength(1);
  expect(await recorded(one(replies.find(({ status }) => status === 201)).data.id, 'PENDING')).toBe(1);
});

test('a hundred apply at once, all are accepted at once: one gets the job', { timeout: timeLimit }, async () => {
  const id = await market.postJob(client);
  const people = await atOnce(many, (index) => market.makeFreelancer(`Freelancer ${index}`));
  const sent = await atOnce(many, (index) => market.apply(one(people[index]), id));
  expect(tally(sent)).toEqual({ 201: many });
  const replies = await atOnce(many, (index) => market.approve(client, id, one(sent[index]).data.id));
  expect(tally(replies)).toEqual({ 200: 1, 409: many - 1 });
  const rows = await testApp.db
    .selectFrom('applications')
    .select(['id', 'status'])
    .where('projectId', '=', id)
    .execute();
  expect(
    Object.fromEntries([...Map.groupBy(rows, ({ status }) => status)].map(([status, list]) => [status, list.length])),
  ).toEqual({
    ACCEPTED: 1,
    REJECTED: many - 1,
  });
  expect(await recorded(id, 'ASSIGNED')).toBe(1);
  const readers = Map.groupBy(await testApp.mails(), ({ to }) => to);
  expect(people.filter(({ email }) => readers.get(email)?.length !== 1)).toEqual([]);
});

test(
  'a post withdrawn while its applicants are accepted ends as one or the other',
  { timeout: timeLimit },
  async () => {
    const endings = await atOnce(10, async () => {
      const id = await market.postJob(client);
      const application = (await market.apply(maya, id)).data.id;
      const [accepted, withdrawn] = await Promise.all([
        market.approve(client, id, application),
        market.call('cancelProject', { token: client.token, params: { projectId: id } }),
      ]);
      const { data } = await market.call('getPublicJob', { params: { jobId: id } });
      return `accept ${accepted.status}, withdraw ${withdrawn.status}: ${data.status}`;
    });
    const lawful = ['accept 200, withdraw 409: ASSIGNED', 'accept 409, withdraw 200: CANCELLED'];
    expect(endings.filter((ending) => !lawful.includes(ending))).toEqual([]);
  },
);

test(
  'a rejection undone by many while servers carry it out is undone or carried out, never both',
  { timeout: timeLimit },
  async () => {
    for (let round = 0; round < 6; round += 1) {
      const projectId = await market.postJob(client);
      const freelancer = await market.makeFreelancer(`Rejected ${round}`);
      const applicationId = (await market.apply(freelancer, projectId)).data.id;
      const body = { applicationIds: [applicationId] };
      const made = await market.call('rejectApplications', { token: client.token, params: { projectId }, body });
      const params = { rejectionId: made.data.id };
      testApp.clock.advance(11);
      const carryOut = () =>
        carryOutRejections(testApp, (error) => {
          throw error;
        });
      const servers = atOnce(4, carryOut);
      const undone = await atOnce(many / 10, () => market.call('undoRejection', { token: client.token, params }));
      await servers;
      const { status } = await testApp.db
        .selectFrom('applications')
        .select('status')
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow();
      const rejected = (await testApp.mails(freelancer.email)).length;
      expect(await recorded(params.rejectionId, 'UNDONE')).toBe(status === 'PENDING' ? 1 : 0);
      expect(await recorded(params.rejectionId, 'CARRIED_OUT')).toBe(status === 'PENDING' ? 0 : 1);
      expect(rejected).toBe(status === 'PENDING' ? 0 : 1);
      // What is decided is answered alike, however often it is asked for.
      expect(Object.keys(tally(undone))).toEqual([status === 'PENDING' ? '200' : '409']);
    }
  },
);

test('an application withdrawn while it is accepted ends as one or the other', { timeout: timeLimit }, async () => {
  const endings = await atOnce(10, async () => {
    const id = await market.postJob(client);
    const applicationId = (await market.apply(maya, id)).data.id;
    const [accepted, withdrawn] = await Promise.all([
      market.approve(client, id, applicationId),
      market.call('withdrawApplication', { token: maya.token, params: { applicationId } }),
    ]);
    const { data } = await market.call('getPublicJob', { params: { jobId: id }, token: maya.token });
    return `accept ${accepted.status}, withdraw ${withdrawn.status}: ${data.status}, ${data.application?.status}`;
  });
  const lawful = ['accept 200, withdraw 409: ASSIGNED, ACCEPTED', 'accept 409, withdraw 200: OPEN, WITHDRAWN'];
  expect(endings.filter((ending) => !lawful.includes(ending))).toEqual([]);
});

test(
  'a text edited while the client opens it is read new, or stays as it was read',
  { timeout: timeLimit },
  async () => {
    const before = market.proposal;
    const after = { proposal: 'I would start with the checkout.', coverLetter: 'I have rebuilt five shops.' };
    const endings = await atOnce(30, async (round) => {
      const applicationId = (await market.apply(maya, await market.postJob(client))).data.id;
      const params = { applicationId };
      const edit = () => market.call('editApplication', { token: maya.token, params, body: after });
      const view = () => market.call('markApplicationViewed', { token: client.token, params });
      const [edited, viewed] =
        round % 2 === 0
          ? await Promise.all([edit(), view()])
          : await Promise.all([view(), edit()]).then(([one, other]) => [other, one] as const);
      const stored = await testApp.db
        .selectFrom('applications')
        .select(['proposal', 'coverLetter'])
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow();
      const nameOf = ({ proposal, coverLetter }: typeof before): string =>
        [before, after].findIndex((one) => one.proposal === proposal && one.coverLetter === coverLetter).toString();
      return `edit ${edited.status}, read ${nameOf(viewed.data)}, stored ${nameOf(stored)}`;
    });
    const lawful = ['edit 200, read 1, stored 1', 'edit 409, read 0, stored 0'];
    expect(endings.filter((ending) => !lawful.includes(ending))).toEqual([]);
  },
);

test('a text edited a hundred times at once on one version is edited once', { timeout: timeLimit }, async () => {
  const { data } = await market.apply(maya, await market.postJob(client));
  const params = { applicationId: data.id };
  const replies = await atOnce(many, (index) =>
    market.call('editApplication', {
      token: maya.token,
      params,
      headers: { 'If-Match': data.etag },
      body: { ...market.proposal, proposal: `I would begin in ${index} days.` },
    }),
  );
  expect(tally(replies)).toEqual({ 200: 1, 412: many - 1 });
});

test('after a withdrawal a hundred proposals at once are one more', { timeout: timeLimit }, async () => {
  const projectId = await market.postJob(client);
  const applicationId = (await market.apply(maya, projectId)).data.id;
  await market.call('withdrawApplication', { token: maya.token, params: { applicationId } });
  expect(tally(await atOnce(many, () => market.apply(maya, projectId)))).toEqual({ 201: 1, 409: many - 1 });
});

test('completion asked for a hundred times at once is asked for once', { timeout: timeLimit }, async () => {
  const params = await assignedProject();
  const replies = await atOnce(many, () => market.call('requestCompletion', { token: maya.token, params }));
  expect(tally(replies)).toEqual({ 200: 1, 409: many - 1 });
  expect(await recorded(params.projectId, 'PENDING_COMPLETION')).toBe(1);
});

test('work approved and sent back at once is one of both', { timeout: timeLimit }, async () => {
  const params = await pendingProject();
  const body = { reason: 'Not yet.' };
  const replies = await atOnce(many, (index): Promise<{ status: number }> =>
    index % 2 === 0
      ? market.call('approveCompletion', { token: client.token, params })
      : market.call('rejectCompletion', { token: client.token, params, body }),
  );
  expect(tally(replies)).toEqual({ 200: 1, 409: many - 1 });
  const [done, back] = [await recorded(params.projectId, 'COMPLETED'), await recorded(params.projectId, 'IN_PROGRESS')];
  expect(done + back).toBe(1);
});

test('work rated a hundred times at once is rated once', { timeout: timeLimit }, async () => {
  const params = await completedProject();
  const before = (await market.call('getFreelancerDashboard', { token: maya.token })).data.freelancer.totalRatings;
  const replies = await atOnce(many, (index) =>
    market.call('rateFreelancer', { token: client.token, params, body: { rating: (index % 5) + 1 } }),
  );
  expect(tally(replies)).toEqual({ 201: 1, 409: many - 1 });
  const { data } = await market.call('getFreelancerDashboard', { token: maya.token });
  expect(data.freelancer.totalRatings).toBe(before + 1);
});

test('a client rated a hundred times at once is rated once', { timeout: timeLimit }, async () => {
  const params = await completedProject();
  const replies = await atOnce(many, (index) =>
    market.call('rateClient', { token: maya.token, params, body: { rating: (index % 5) + 1 } }),
  );
  expect(tally(replies)).toEqual({ 201: 1, 409: many - 1 });
  const given = testApp.db.selectFrom('ratings').select('type').where('projectId', '=', params.projectId);
  expect(await given.execute()).toEqual([{ type: 'FREELANCER_TO_CLIENT' }]);
});

test(
  'both sides rating a hundred times at once are each heard once, and the client reads it once',
  { timeout: timeLimit },
  async () => {
    const params = await completedProject();
    const mailsBefore = (await testApp.mails(client.email)).length;
    const replies = await atOnce(many, (index): Promise<{ status: number }> =>
      index % 2 === 0
        ? market.call('rateClient', { token: maya.token, params, body: { rating: 2 } })
        : market.call('rateFreelancer', { token: client.token, params, body: { rating: 4 } }),
    );
    expect(tally(replies)).toEqual({ 201: 2, 409: many - 2 });
    const mails = (await testApp.mails(client.email))
      .slice(mailsBefore)
      .filter(({ text }) => text.includes('2 out of 5 stars'));
    expect(mails).toHaveLength(1);
  },
);

test(
  'a rating replied to a hundred times at once has the one reply that was let in',
  { timeout: timeLimit },
  async () => {
    const { projectId } = await completedProject();
    const { data } = await market.rate(client, projectId, 4);
    const before = (await testApp.mails(client.email)).length;
    const replies = await atOnce(many, (index) => market.reply(maya, data.id, `Thank you, ${index} times.`));
    expect(tally(replies)).toEqual({ 200: 1, 409: many - 1 });
    const kept = await testApp.db.selectFrom('ratings').select('reply').where('id', '=', data.id).execute();
    expect(kept).toEqual([{ reply: replies.find(({ status }) => status === 200)?.data.reply?.text }]);
    expect((await testApp.mails(client.email)).length).toBe(before + 1);
  },
);

test('an interview scheduled a hundred times at once takes place once', { timeout: timeLimit }, async () => {
  const id = await market.postJob(client);
  const applicationId = (await market.apply(maya, id)).data.id;
  const body = {
    googleMeetLink: 'https://meet.google.com/abc-defg-hij',
    meetingDate: new Date(testApp.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10),
    meetingTime: '14:30',
    meetingTitle: 'Application Interview',
  };
  const call = { token: client.token, params: { applicationId }, body };
  expect(tally(await atOnce(many, () => market.call('scheduleMeeting', call)))).toEqual({ 201: 1, 409: many - 1 });
  const { data } = await market.call('listFreelancerApplicationMeetings', {
    token: maya.token,
    params: { applicationId },
  });
  expect(data.meetings).toHaveLength(1);
});

test('a code given a hundred times at once proves the email once', { timeout: timeLimit }, async () => {
  const email = 'once@example.com';
  await market.call('sendVerificationOtp', { body: { email } });
  const otp = await market.codeFor(email);
  const replies = await atOnce(many, () => market.call('verifyEmailOtp', { body: { email, otp } }));
  // Each may be the retry of one whose answer was lost.
  expect(tally(replies)).toEqual({ 200: many });
  const { id, guesses } = await testApp.db
    .selectFrom('emailCodes')
    .select(['id', 'guesses'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(guesses).toBe(0);
  expect(await proofsOf(id)).toBe(1);
});

test('a password reset a hundred times at once, with one code and one password, is changed once', async () => {
  const { email } = await market.signUp('CLIENT', 'forgetful@example.com');
  await market.call('requestClientPasswordReset', { body: { email } });
  const body = { email, otp: await market.codeFor(email), newPassword: 'eight loud lanterns' };
  const replies = await atOnce(many, () =>
    market.call('resetClientPassword', { body: { ...body, confirmPassword: body.newPassword } }),
  );
  expect(tally(replies)).toEqual({ 200: many });
  const { resets } = await testApp.db
    .selectFrom('auditLog')
    .select((eb) => eb.fn.countAll<number>().as('resets'))
    .where('action', '=', 'password.reset')
    .executeTakeFirstOrThrow();
  expect(Number(resets)).toBe(1);
});

test('one code and a hundred passwords at once change the password to one of them', async () => {
  const { email } = await market.signUp('CLIENT', 'undecided@example.com');
  await market.call('requestClientPasswordReset', { body: { email } });
  const otp = await market.codeFor(email);
  const replies = await atOnce(many, (index) => {
    const newPassword = `lantern number ${index}`;
    return market.call('resetClientPassword', { body: { email, otp, newPassword, confirmPassword: newPassword } });
  });
  expect(tally(replies)).toEqual({ 200: 1, 422: many - 1 });
  const winner = replies.findIndex(({ status }) => status === 200);
  const body = { email, password: `lantern number ${winner}` };
  expect((await market.call('logInClient', { body })).status).toBe(200);
});

test('an email signed up a hundred times at once has one account', { timeout: timeLimit }, async () => {
  const email = 'racer@example.com';
  await market.call('sendVerificationOtp', { body: { email } });
  await market.call('verifyEmailOtp', { body: { email, otp: await market.codeFor(email) } });
  const body = { name: 'Racer', email, password: 'seven quiet lanterns' };
  const replies = await atOnce(many, (index) =>
    market.call(index % 2 ? 'signUpClient' : 'signUpFreelancer', {
      body: { ...body, email: index % 3 ? email : email.toUpperCase() },
    }),
  );
  const { 201: made, 409: taken = 0, 422: unproved = 0, ...others } = tally(replies);
  expect({ made, refused: taken + unproved, others }).toEqual({ made: 1, refused: many - 1, others: {} });
  const accounts = await testApp.db.selectFrom('users').select('id').where('email', 'ilike', email).execute();
  expect(accounts).toHaveLength(1);
});

test('a code asked for a hundred times at once is sent once', { timeout: timeLimit }, async () => {
  const email = 'asked@example.com';
  const replies = await atOnce(many, () => market.call('sendVerificationOtp', { body: { email } }));
  expect(tally(replies)).toEqual({ 200: 1, 429: many - 1 });
  expect(await testApp.mails(email)).toHaveLength(1);
});

test('after all these races every count, status and record agrees', async () => {
  expect(await brokenInvariants(testApp.db)).toEqual([]);
});
