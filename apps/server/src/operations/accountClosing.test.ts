import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { plain } from '../files/testing/samples.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { tidyUp } from '../tidyUp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';
import { download, upload } from './testing/upload.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

const password = 'seven quiet lanterns';
const day = 24 * 60 * 60;

const close = ({ token }: Person, typed = password) =>
  market.call('closeAccount', { token, body: { password: typed } });
const obstaclesOf = async ({ token }: Person) => (await market.call('getAccountClosing', { token })).data.obstacles;
const logIn = ({ email }: Person, role: 'Client' | 'Freelancer', reopen?: boolean) =>
  market.call(`logIn${role}`, { body: { email, password, ...(reopen !== undefined && { reopen }) } });
const seen = async ({ userId }: Person) =>
  (await market.call('getPublicProfile', { params: { userId } })).status === 200;
const isPosted = async (jobId: string) => (await market.call('getPublicJob', { params: { jobId } })).status === 200;
const tidy = () => tidyUp(testApp, testApp.clock.now(), { auditDays: undefined });
const rowOf = ({ userId }: Person) =>
  testApp.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

const meeting = () => ({
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  meetingDate: new Date(testApp.clock.now().getTime() + 5 * day * 1000).toISOString().slice(0, 10),
  meetingTime: '14:30',
  meetingTitle: 'Application Interview',
});

describe('closing an account', () => {
  test('ends every session, takes profile and posts away, and is told by mail until when it can be undone', async () => {
    const ada = await market.makeClient('Ada');
    const other = (await logIn(ada, 'Client')).data.token;
    const jobId = await market.postJob(ada);
    expect([await seen(ada), await isPosted(jobId)]).toEqual([true, true]);
    expect((await close(ada)).status).toBe(200);
    expect([await seen(ada), await isPosted(jobId)]).toEqual([false, false]);
    for (const token of [ada.token, other]) expect((await market.call('listSessions', { token })).status).toBe(401);
    const mail = (await testApp.mails(ada.email)).at(-1);
    expect(mail?.subject).toBe('Your Guildhall account is closed');
    const acts = await testApp.db.selectFrom('auditLog').selectAll().where('entityId', '=', ada.userId).execute();
    expect(acts.at(-1)).toMatchObject({ action: 'account.close', fromStatus: 'ACTIVE', toStatus: 'CLOSED' });
  });

  test('asks for the password, and counts guesses as at logging in', async () => {
    const ada = await market.makeClient('Ada');
    const reply = await close(ada, 'a guess');
    expect([reply.status, reply.errors]).toEqual([422, { password: 'This is not your password.' }]);
    for (let guess = 0; guess < 9; guess += 1) await close(ada, 'a guess');
    expect((await close(ada)).status).toBe(429);
    expect(await seen(ada)).toBe(true);
  });

  test('waits for open work, which is named to each of the two people', async () => {
    const [ada, maya] = [await market.makeClient('Ada'), await market.makeFreelancer()];
    const projectId = await market.postJob(ada, { title: 'A shop' });
    const applicationId = (await market.apply(maya, projectId)).data.id;
    await market.call('scheduleMeeting', { token: ada.token, params: { applicationId }, body: meeting() });
    expect(await obstaclesOf(ada)).toMatchObject([
      { kind: 'APPLICATIONS', projectId, title: 'A shop', count: 1, startsAt: null },
      { kind: 'MEETING', projectId, title: 'Application Interview' },
    ]);
    expect(await obstaclesOf(maya)).toMatchObject([{ kind: 'MEETING', projectId }]);
    expect([(await close(ada)).status, (await close(maya)).status]).toEqual([409, 409]);

    await market.approve(ada, projectId, applicationId);
    testApp.clock.advance(7 * day);
    for (const person of [ada, maya]) {
      const { status, message } = await close(person);
      expect([status, message]).toEqual([
        409,
        'Some of your work is still open. Finish it first, then close your account.',
      ]);
      expect(await obstaclesOf(person)).toMatchObject([{ kind: 'WORK', projectId, title: 'A shop' }]);
    }
    await market.call('requestCompletion', { token: maya.token, params: { projectId } });
    await market.call('approveCompletion', { token: ada.token, params: { projectId } });
    expect([await obstaclesOf(ada), await obstaclesOf(maya)]).toEqual([[], []]);
    expect([(await close(ada)).status, (await close(maya)).status]).toEqual([200, 200]);
  });

  test('is not kept open by a meeting that was planned for work that is over', async () => {
    const [ada, maya] = [await market.makeClient('Ada'), await market.makeFreelancer()];
    const projectId = await market.postJob(ada);
    const applicationId = (await market.apply(maya, projectId)).data.id;
    await market.call('scheduleMeeting', { token: ada.token, params: { applicationId }, body: meeting() });
    await market.approve(ada, projectId, applicationId);
    expect(await obstaclesOf(maya)).toMatchObject([{ kind: 'WORK' }, { kind: 'MEETING' }]);
    await market.call('requestCompletion', { token: maya.token, params: { projectId } });
    await market.call('approveCompletion', { token: ada.token, params: { projectId } });
    expect([(await close(ada)).status, (await close(maya)).status]).toEqual([200, 200]);
  });

  test('withdraws the applications that wait, and their clients are told', async () => {
    const [ada, maya] = [await market.makeClient('Ada'), await market.makeFreelancer()];
    const applicationId = (await market.apply(maya, await market.postJob(ada))).data.id;
    expect((await close(maya)).status).toBe(200);
    const { data } = await market.call('listClientApplications', { token: ada.token });
    expect(data.applications.find(({ id }) => id === applicationId)?.status).toBe('WITHDRAWN');
    expect((await testApp.mails(ada.email)).at(-1)?.text).toContain('withdr');
    expect((await close(ada)).status).toBe(200);
  });

  test('leaves no way in: no application to its posts', async () => {
    const [ada, maya] = [await market.makeClient('Ada'), await market.makeFreelancer()];
    const projectId = await market.postJob(ada);
    await close(ada);
    expect((await market.apply(maya, projectId)).status).toBe(404);
  });

  test('comes before or after an application that arrives at once, never beside it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ada, maya] = [await market.makeClient('Ada'), await market.makeFreelancer()];
      const projectId = await market.postJob(ada);
      const [closing, applying] = await Promise.all([close(ada), market.apply(maya, projectId)]);
      expect([
        [200, 404],
        [409, 201],
      ]).toContainEqual([closing.status, applying.status]);
    }
  });
});

describe('an account that was closed', () => {
  test('is reopened by who logs in and says so, within 14 days, with all it had', async () => {
    const ada = await market.makeClient('Ada');
    const jobId = await market.postJob(ada);
    const closedAt = testApp.clock.now();
    await close(ada);
    testApp.clock.advance(13 * day);
    await tidy();
    const until = new Date(closedAt.getTime() + 14 * day * 1000);
    const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(until);
    for (const reopen of [undefined, false]) {
      const refused = await logIn(ada, 'Client', reopen);
      expect([refused.status, refused.message]).toEqual([
        409,
        `You closed this account. You can reopen it until ${words} (UTC).`,
      ]);
    }
    expect((await logIn(ada, 'Freelancer', true)).status).toBe(404);
    expect(await seen(ada)).toBe(false);
    const { status, data } = await logIn(ada, 'Client', true);
    expect([status, data.userId]).toEqual([200, ada.userId]);
    expect([await seen(ada), await isPosted(jobId)]).toEqual([true, true]);
    // A session that was open then is over for good.
    expect((await market.call('listSessions', { token: ada.token })).status).toBe(401);
    expect((await testApp.mails(ada.email)).map(({ subject }) => subject)).toContain(
      'Your Guildhall account is open again',
    );
    testApp.clock.advance(30 * day);
    await tidy();
    expect((await rowOf(ada)).email).toBe(ada.email);
  });

  test('may have a new password before it is reopened', async () => {
    const ada = await market.makeClient('Ada');
    const { email } = ada;
    await close(ada);
    await market.call('requestClientPasswordReset', { body: { email } });
    const otp = await market.codeFor(email);
    const body = { email, otp, newPassword: 'eight quiet lanterns', confirmPassword: 'eight quiet lanterns' };
    expect((await market.call('resetClientPassword', { body })).status).toBe(200);
    const reply = await market.call('logInClient', {
      body: { email, password: 'eight quiet lanterns', reopen: true },
    });
    expect(reply.status).toBe(200);
  });

  test('cannot be told from an unknown one by who does not know its password, or when its time is over', async () => {
    const ada = await market.makeClient('Ada');
    await close(ada);
    const guessed = await market.call('logInClient', { body: { email: ada.email, password: 'a guess', reopen: true } });
    testApp.clock.advance(14 * day);
    const late = [await logIn(ada, 'Client', true), await logIn(ada, 'Client')];
    for (const { status, message } of [guessed, ...late])
      expect([status, message]).toEqual([401, 'Invalid email or password. Please check your credentials.']);
  });

  test('of an operator’s doing is not reopened by its owner', async () => {
    const ada = await market.makeClient('Ada');
    await testApp.db.updateTable('users').set({ isActive: false }).where('id', '=', ada.userId).execute();
    for (const reopen of [true, undefined]) expect((await logIn(ada, 'Client', reopen)).status).toBe(401);
  });
});

describe('after 14 days', () => {
  test('the person is gone, and what others share with them stays under another name', async () => {
    const [ada, maya] = [await market.makeClient('Ada'), await market.makeFreelancer('Maya Secret')];
    const { token } = maya;
    const [won, lost] = [await market.finishJob(ada, maya), await market.postJob(ada)];
    await market.rate(ada, won, 5, 'Calm and fast.');
    const { id: lostId, etag } = (await market.apply(maya, lost)).data;
    const headers = { 'If-Match': etag };
    const edited = { proposal: 'I would start anew, on the product page.', coverLetter: 'I have rebuilt five.' };
    await market.call('editApplication', { token, params: { applicationId: lostId }, body: edited, headers });
    await market.call('addEducation', { token, body: { institution: 'Lund', degree: 'BSc', startYear: 2013 } });
    const picture = { content: await plain(300, 300).png().toBuffer(), name: 'maya.png', type: 'image/png' };
    const image = await upload(testApp, 'updateFreelancerProfileImage', maya, { profileImage: picture });
    const url = /\/api\/v1\/files\/[\w-]+/.exec(JSON.stringify(image.data))?.[0] ?? '';
    expect((await download(testApp, url)).status).toBe(200);
    await market.call('createSavedSearch', { token, body: { name: 'React', criteria: { query: 'react' } } });
    await market.call('renewCalendarFeed', { token });
    const begun = { proposal: 'A secret plan', coverLetter: '' };
    const params = { projectId: await market.postJob(ada) };
    expect((await market.call('saveProposalDraft', { token, params, body: begun })).status).toBe(200);
    await market.call('setEmailPreference', { token, body: { kind: 'RATINGS', isOn: false } });
    await market.call('setAccountTimezone', { token, body: { timezone: 'Asia/Tokyo' } });
    await close(maya);

    testApp.clock.advance(14 * day - 60);
    await tidy();
    expect((await rowOf(maya)).name).toBe('Maya Secret');
    testApp.clock.advance(60);
    await tidy();

    const row = await rowOf(maya);
    expect(row).toMatchObject({ name: 'Closed account', bio: null, location: null, profileImageId: null });
    expect(row).toMatchObject({ mutedMails: [], timezone: null });
    const { rows } = await sql<{ found: string }>`
        select 'users' as found from users where ${maya.userId}::uuid = id
          and (email || name || coalesce(bio, '') || coalesce(location, '')) ~ 'Secret|example.com|Lisbon|calm'
        union all select 'freelancers' from freelancers where user_id = ${maya.userId}
          and (experience is not null or skills <> '{}' or hourly_rate is not null)
        union all select 'education' from education_entries where user_id = ${maya.userId}
        union all select 'searches' from saved_searches where user_id = ${maya.userId}
        union all select 'feeds' from calendar_feeds where user_id = ${maya.userId}
        union all select 'drafts' from proposal_drafts where freelancer_id = ${maya.userId}
        union all select 'tokens' from tokens where user_id = ${maya.userId}
        union all select 'files' from files where owner_id = ${maya.userId}
        union all select 'lost' from applications where id = ${lostId} and proposal like '%product page%'
        union all select 'edited' from project_events where application_id = ${lostId} and details::text like '%product page%'
        union all select 'listed' from freelancer_search where user_id = ${maya.userId}`.execute(testApp.db);
    expect(rows).toEqual([]);
    expect((await download(testApp, url)).status).toBe(404);

    const renewed = (await logIn(ada, 'Client')).data.token;
    const { data } = await market.call('listClientApplications', { token: renewed });
    const accepted = data.applications.find(({ projectId }) => projectId === won);
    const gone = { name: 'Closed account', email: null };
    expect(accepted).toMatchObject({ freelancer: gone, proposal: market.proposal.proposal });
    const { projects } = (await market.call('listClientProjects', { token: renewed })).data;
    expect(projects.find(({ id }) => id === won)).toMatchObject({ freelancer: gone });
    const statement = await market.call('getWorkStatement', { token: renewed, params: { projectId: won } });
    expect(statement.status).toBe(200);
    expect(JSON.stringify(statement.data)).toContain('Closed account');
    const acts = await testApp.db.selectFrom('auditLog').selectAll().where('entityId', '=', maya.userId).execute();
    expect(acts.at(-1)).toMatchObject({ action: 'account.erase', fromStatus: 'CLOSED', toStatus: 'ERASED' });

    const again = await market.signUp('CLIENT', maya.email);
    expect(again.userId).not.toBe(maya.userId);
    const sent = (await testApp.mails()).length;
    await tidy();
    expect((await testApp.mails()).length).toBe(sent);
  });

  test('a client’s open posts are withdrawn, and the ratings they gave stay', async () => {
    const [ada, maya] = [await market.makeClient('Ada Secret'), await market.makeFreelancer()];
    const [finished, open] = [await market.finishJob(ada, maya), await market.postJob(ada)];
    await market.rate(ada, finished, 4, 'Good work.');
    await close(ada);
    testApp.clock.advance(15 * day);
    await tidy();
    const { token } = (await logIn(maya, 'Freelancer')).data;
    const { projects } = (await market.call('listAssignedProjects', { token })).data;
    expect(projects[0]).toMatchObject({ client: { name: 'Closed account', email: null } });
    const post = await testApp.db.selectFrom('projects').selectAll().where('id', '=', open).executeTakeFirstOrThrow();
    expect(post.status).toBe('CANCELLED');
    const { data } = await market.call('getPublicProfile', { params: { userId: maya.userId } });
    expect(JSON.stringify(data)).toContain('Good work.');
    expect(JSON.stringify(data)).toContain('Closed account');
    expect(JSON.stringify(data)).not.toContain('Ada Secret');
  });

  test('no mail goes to who is gone', async () => {
    const [ada, maya] = [await market.makeClient('Ada'), await market.makeFreelancer()];
    const projectId = await market.finishJob(ada, maya);
    await close(maya);
    testApp.clock.advance(15 * day);
    await tidy();
    const sent = (await testApp.mails()).length;
    expect((await market.rate({ ...ada, ...(await logIn(ada, 'Client')).data }, projectId, 3)).status).toBe(201);
    const later = (await testApp.mails()).slice(sent).map(({ to }) => to);
    expect(later.filter((to) => to.endsWith('.invalid'))).toEqual([]);
  });
});
