import type { operations as facts, OperationId } from '@guildhall/api/operations';
import { wallTimeOf } from '@guildhall/machines/domain/meetingTime';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { after, days } from '../../apps/server/src/domain/time.ts';
import { pdf, plain } from '../../apps/server/src/files/testing/samples.ts';
import type { Marketplace, Person } from '../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../apps/server/src/operations/testing/marketplace.ts';
import { upload } from '../../apps/server/src/operations/testing/upload.ts';
import type { TestApp } from '../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../apps/server/src/testing/testApp.ts';

type Writing = {
  [Id in OperationId]: (typeof facts)[Id]['method'] extends 'GET' ? never : Id;
}[OperationId];

let here: TestApp;
let market: Marketplace;
let client: Person;
let maya: Person;
let count = 0;

beforeAll(async () => {
  here = await createTestApp();
  market = openMarketplace(here);
  [client, maya] = [await market.makeClient(), await market.makeFreelancer()];
});
afterAll(() => here.close());

const newEmail = (): string => `recorded${(count += 1)}@example.com`;
const password = 'seven quiet lanterns';
const education = { institution: 'TU Delft', degree: 'BSc', startYear: 2012 };
const experience = { title: 'Developer', company: 'Northwind', startDate: '2019-03-01' };
const draft = { proposal: 'I would', coverLetter: '' };
const item = { title: 'Booking system' };
const profileImage = { content: await plain(64, 64).png().toBuffer() };

async function proved(): Promise<string> {
  const email = newEmail();
  await market.call('sendVerificationOtp', { body: { email } });
  await market.call('verifyEmailOtp', { body: { email, otp: await market.codeFor(email) } });
  return email;
}

async function applied() {
  const projectId = await market.postJob(client);
  const { data } = await market.apply(maya, projectId);
  return { projectId, applicationId: data.id };
}

async function hired(): Promise<{ projectId: string }> {
  const params = await applied();
  await market.approve(client, params.projectId, params.applicationId);
  return { projectId: params.projectId };
}

async function handedIn(): Promise<{ projectId: string }> {
  const params = await hired();
  await market.call('requestCompletion', { token: maya.token, params });
  return params;
}

const reset = (email: string, otp: string) => ({ email, otp, newPassword: password, confirmPassword: password });

async function savedSearch(): Promise<{ savedSearchId: string }> {
  const body = { name: `React ${(count += 1)}`, criteria: { query: 'react' } };
  return { savedSearchId: (await market.call('createSavedSearch', { token: client.token, body })).data.id };
}

const meeting = () => ({
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  meetingDate: wallTimeOf(after(here.clock.now(), days(7)), 'UTC').date,
  meetingTime: '14:30',
  meetingTitle: 'Application Interview',
});

async function met(): Promise<{ meetingId: string }> {
  const { applicationId } = await applied();
  const call = { token: client.token, params: { applicationId }, body: meeting() };
  return { meetingId: (await market.call('scheduleMeeting', call)).data.meeting.id };
}

function propose(params: { meetingId: string }) {
  const times = [{ meetingDate: meeting().meetingDate, meetingTime: '17:00' }];
  return market.call('proposeMeetingTimes', { token: maya.token, params, body: { times, note: 'After work.' } });
}

/** For every call that writes, how to make one that succeeds. What it takes is done first, then the call itself. */
const writes: { readonly [Id in Writing]: () => Promise<() => Promise<{ status: number }>> } = {
  sendVerificationOtp: async () => () => market.call('sendVerificationOtp', { body: { email: newEmail() } }),
  async verifyEmailOtp() {
    const email = newEmail();
    await market.call('sendVerificationOtp', { body: { email } });
    const otp = await market.codeFor(email);
    return () => market.call('verifyEmailOtp', { body: { email, otp } });
  },
  async signUpClient() {
    const email = await proved();
    return () => market.call('signUpClient', { body: { name: 'Jonas', email, password } });
  },
  async signUpFreelancer() {
    const email = await proved();
    return () => market.call('signUpFreelancer', { body: { name: 'Maya', email, password } });
  },
  logInClient: async () => () => market.call('logInClient', { body: { email: client.email, password } }),
  logInFreelancer: async () => () => market.call('logInFreelancer', { body: { email: maya.email, password } }),
  requestClientPasswordReset: async () => () =>
    market.call('requestClientPasswordReset', { body: { email: newEmail() } }),
  requestFreelancerPasswordReset: async () => () =>
    market.call('requestFreelancerPasswordReset', { body: { email: newEmail() } }),
  async resetClientPassword() {
    const { email } = await market.makeClient();
    await market.call('requestClientPasswordReset', { body: { email } });
    const body = reset(email, await market.codeFor(email));
    return () => market.call('resetClientPassword', { body });
  },
  async resetFreelancerPassword() {
    const { email } = await market.makePerson('FREELANCER', 'Maya');
    await market.call('requestFreelancerPasswordReset', { body: { email } });
    const body = reset(email, await market.codeFor(email));
    return () => market.call('resetFreelancerPassword', { body });
  },
  async logOut() {
    const { token } = await market.makeClient();
    return () => market.call('logOut', { token });
  },
  async endSession() {
    const { token, email } = await market.makeClient();
    await market.call('logInClient', { body: { email, password } });
    const { sessions } = (await market.call('listSessions', { token })).data;
    const sessionId = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)?.id ?? '';
    return () => market.call('endSession', { token, params: { sessionId } });
  },
  async endOtherSessions() {
    const { token } = await market.makeClient();
    return () => market.call('endOtherSessions', { token });
  },
  async changePassword() {
    const { token } = await market.makeClient();
    const next = 'eight quiet lanterns';
    const body = { currentPassword: password, newPassword: next, confirmPassword: next };
    return () => market.call('changePassword', { token, body });
  },
  async closeAccount() {
    const { token } = await market.makeClient();
    return () => market.call('closeAccount', { token, body: { password } });
  },
  setEmailPreference: async () => () =>
    market.call('setEmailPreference', {
      token: maya.token,
      body: { kind: 'RATINGS', isOn: false },
    }),
  setAccountTimezone: async () => () =>
    market.call('setAccountTimezone', { token: maya.token, body: { timezone: 'Asia/Tokyo' } }),
  async changeAccountRole() {
    const { token } = await market.makeClient();
    return () => market.call('changeAccountRole', { token, body: { role: 'FREELANCER' } });
  },
  async requestEmailChange() {
    const { token } = await market.makeClient();
    return () => market.call('requestEmailChange', { token, body: { email: newEmail(), password } });
  },
  async changeEmail() {
    const [{ token }, email] = [await market.makeClient(), newEmail()];
    await market.call('requestEmailChange', { token, body: { email, password } });
    const otp = await market.codeFor(email);
    return () => market.call('changeEmail', { token, body: { email, otp } });
  },
  async checkVerification() {
    const body = { ...market.profile, githubUrl: 'https://github.com/maya' };
    await market.call('updateFreelancerProfile', { token: maya.token, body });
    return () => market.call('checkVerification', { token: maya.token, body: { subject: 'github' } });
  },
  renewCalendarFeed: async () => () => market.call('renewCalendarFeed', { token: client.token }),
  async endCalendarFeed() {
    await market.call('renewCalendarFeed', { token: maya.token });
    return () => market.call('endCalendarFeed', { token: maya.token });
  },
  createSupportRequest: async () => () =>
    market.call('createSupportRequest', {
      body: { name: 'Maya', email: newEmail(), subject: 'A question', message: 'How does it work?' },
    }),
  updateClientProfile: async () => () =>
    market.call('updateClientProfile', {
      token: client.token,
      body: { companyName: 'Northwind', industry: 'Technology', location: 'Berlin', profileSummary: 'We sell kites.' },
    }),
  updateFreelancerProfile: async () => () =>
    market.call('updateFreelancerProfile', { token: maya.token, body: market.profile }),
  updateClientProfileImage: async () => () => upload(here, 'updateClientProfileImage', client, { profileImage }),
  removeClientProfileImage: async () => () => market.call('removeClientProfileImage', { token: client.token }),
  removeFreelancerProfileImage: async () => () => market.call('removeFreelancerProfileImage', { token: maya.token }),
  updateFreelancerProfileImage: async () => () => upload(here, 'updateFreelancerProfileImage', maya, { profileImage }),
  updateFreelancerProfilePicture: async () => () =>
    upload(here, 'updateFreelancerProfilePicture', maya, { profilePicture: profileImage }),
  removeResume: async () => {
    await upload(here, 'uploadResume', maya, { resume: { content: pdf() } });
    return () => market.call('removeResume', { token: maya.token });
  },
  uploadResume: async () => () => upload(here, 'uploadResume', maya, { resume: { content: pdf() } }),
  addPortfolioItem: async () => () => market.call('addPortfolioItem', { token: maya.token, body: item }),
  async updatePortfolioItem() {
    const { data } = await market.call('addPortfolioItem', { token: maya.token, body: item });
    const params = { portfolioItemId: data.id };
    return () => market.call('updatePortfolioItem', { token: maya.token, params, body: item });
  },
  async movePortfolioItem() {
    const { data } = await market.call('addPortfolioItem', { token: maya.token, body: item });
    const params = { portfolioItemId: data.id };
    return () => market.call('movePortfolioItem', { token: maya.token, params, body: { place: 2 } });
  },
  async deletePortfolioItem() {
    const { data } = await market.call('addPortfolioItem', { token: maya.token, body: item });
    return () => market.call('deletePortfolioItem', { token: maya.token, params: { portfolioItemId: data.id } });
  },
  addEducation: async () => () => market.call('addEducation', { token: maya.token, body: education }),
  async updateEducation() {
    const params = { educationId: (await market.call('addEducation', { token: maya.token, body: education })).data.id };
    return () => market.call('updateEducation', { token: maya.token, params, body: education });
  },
  async deleteEducation() {
    const params = { educationId: (await market.call('addEducation', { token: maya.token, body: education })).data.id };
    return () => market.call('deleteEducation', { token: maya.token, params });
  },
  addExperience: async () => () => market.call('addExperience', { token: maya.token, body: experience }),
  async updateExperience() {
    const { data } = await market.call('addExperience', { token: maya.token, body: experience });
    const params = { experienceId: data.id };
    return () => market.call('updateExperience', { token: maya.token, params, body: experience });
  },
  async deleteExperience() {
    const { data } = await market.call('addExperience', { token: maya.token, body: experience });
    return () => market.call('deleteExperience', { token: maya.token, params: { experienceId: data.id } });
  },
  createSavedSearch: async () => () =>
    market.call('createSavedSearch', { token: maya.token, body: { name: 'React', criteria: { query: 'react' } } }),
  async updateSavedSearch() {
    const params = await savedSearch();
    return () => market.call('updateSavedSearch', { token: client.token, params, body: { digest: 'daily' } });
  },
  async deleteSavedSearch() {
    const params = await savedSearch();
    return () => market.call('deleteSavedSearch', { token: client.token, params });
  },
  async markSavedSearchSeen() {
    const params = await savedSearch();
    const body = { seenAt: here.clock.now().toISOString() };
    return () => market.call('markSavedSearchSeen', { token: client.token, params, body });
  },
  createProject: async () => () => market.call('createProject', { token: client.token, body: market.job }),
  async editProject() {
    const { projectId } = await applied();
    const body = { ...market.job, title: 'Redesign of two shops' };
    return () => market.call('editProject', { token: client.token, params: { projectId }, body });
  },
  async cancelProject() {
    const params = { projectId: await market.postJob(client) };
    return () => market.call('cancelProject', { token: client.token, params });
  },
  async applyToProject() {
    const projectId = await market.postJob(client);
    return () => market.apply(maya, projectId);
  },
  async approveApplication() {
    const { projectId, applicationId } = await applied();
    return () => market.approve(client, projectId, applicationId);
  },
  async rejectApplication() {
    const params = await applied();
    return () => market.call('rejectApplication', { token: client.token, params });
  },
  async rejectApplications() {
    const { projectId, applicationId } = await applied();
    const body = { applicationIds: [applicationId] };
    return () => market.call('rejectApplications', { token: client.token, params: { projectId }, body });
  },
  async undoRejection() {
    const { projectId, applicationId } = await applied();
    const body = { applicationIds: [applicationId] };
    const { data } = await market.call('rejectApplications', { token: client.token, params: { projectId }, body });
    return () => market.call('undoRejection', { token: client.token, params: { rejectionId: data.id } });
  },
  async saveProposalDraft() {
    const params = { projectId: await market.postJob(client) };
    return () => market.call('saveProposalDraft', { token: maya.token, params, body: draft });
  },
  async deleteProposalDraft() {
    const params = { projectId: await market.postJob(client) };
    await market.call('saveProposalDraft', { token: maya.token, params, body: draft });
    return () => market.call('deleteProposalDraft', { token: maya.token, params });
  },
  async editApplication() {
    const params = { applicationId: (await applied()).applicationId };
    const body = { ...market.proposal, proposal: 'I would start with the checkout.' };
    return () => market.call('editApplication', { token: maya.token, params, body });
  },
  async withdrawApplication() {
    const params = await applied();
    return () => market.call('withdrawApplication', { token: maya.token, params });
  },
  async markApplicationViewed() {
    const params = await applied();
    return () => market.call('markApplicationViewed', { token: client.token, params });
  },
  async shortlistApplication() {
    const params = await applied();
    return () => market.call('shortlistApplication', { token: client.token, params });
  },
  async unshortlistApplication() {
    const params = await applied();
    return () => market.call('unshortlistApplication', { token: client.token, params });
  },
  async requestCompletion() {
    const params = await hired();
    return () => market.call('requestCompletion', { token: maya.token, params });
  },
  async endProject() {
    const params = await hired();
    return () => market.call('endProject', { token: client.token, params, body: { reason: 'No money is left.' } });
  },
  async endAssignedProject() {
    const params = await hired();
    return () =>
      market.call('endAssignedProject', { token: maya.token, params, body: { reason: 'I have fallen ill.' } });
  },
  async approveCompletion() {
    const params = await handedIn();
    return () => market.call('approveCompletion', { token: client.token, params });
  },
  async rejectCompletion() {
    const params = await handedIn();
    return () =>
      market.call('rejectCompletion', { token: client.token, params, body: { reason: 'One page is missing.' } });
  },
  async rateFreelancer() {
    const projectId = await market.finishJob(client, maya);
    return () => market.rate(client, projectId, 5);
  },
  async rateClient() {
    const projectId = await market.finishJob(client, maya);
    return () => market.rateClient(maya, projectId, 5);
  },
  async replyToRating() {
    const { data } = await market.rate(client, await market.finishJob(client, maya), 5);
    return () => market.reply(maya, data.id, 'Thank you.');
  },
  async scheduleMeeting() {
    const { applicationId } = await applied();
    return () => market.call('scheduleMeeting', { token: client.token, params: { applicationId }, body: meeting() });
  },
  async rescheduleMeeting() {
    const params = await met();
    const body = { meetingTime: '16:00', reason: 'The room is taken.' };
    return () => market.call('rescheduleMeeting', { token: client.token, params, body });
  },
  async cancelMeeting() {
    const params = await met();
    return () => market.call('cancelMeeting', { token: client.token, params, body: { reason: 'We begin later.' } });
  },
  async proposeMeetingTimes() {
    const params = await met();
    return () => propose(params);
  },
  async acceptMeetingProposal() {
    const params = await met();
    const { data } = await propose(params);
    const body = { startsAt: data.proposal?.times[0]?.startsAt };
    return () => market.call('acceptMeetingProposal', { token: client.token, params, body });
  },
  async declineMeetingProposal() {
    const params = await met();
    await propose(params);
    return () => market.call('declineMeetingProposal', { token: client.token, params });
  },
  async confirmMeeting() {
    const params = await met();
    return () => market.call('confirmMeeting', { token: maya.token, params });
  },
  async declineMeeting() {
    const params = await met();
    return () => market.call('declineMeeting', { token: maya.token, params, body: { reason: 'I am ill.' } });
  },
};

async function countRows(): Promise<number> {
  const { rows } = await here.db
    .selectFrom('auditLog')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

test.each(Object.entries(writes))('%s leaves a row in the audit log', async (_id, prepare) => {
  const write = await prepare();
  const before = await countRows();
  const { status } = await write();
  expect([200, 201]).toContain(status);
  expect(await countRows()).toBeGreaterThan(before);
});

test('what is recorded cannot be changed, not even by the server', async () => {
  // The types know it too; so it is asked in SQL.
  await expect(sql`update audit_log set action = 'nothing'`.execute(here.db)).rejects.toThrow('append-only');
  await expect(sql`delete from audit_log`.execute(here.db)).rejects.toThrow('append-only');
});

test('the record holds ids and words of ours, and nothing that people wrote', async () => {
  const rows = await here.db.selectFrom('auditLog').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/@|lanterns|Northwind|room|work\.|later|\b\d{6}\b(?!")/);
});
