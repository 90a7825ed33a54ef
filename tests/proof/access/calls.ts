import { randomUUID } from 'node:crypto';

import { operations as facts } from '@guildhall/api/operations';
import type { OperationId } from '@guildhall/api/operations';

import { listOperations, readContract } from '../../../apps/server/src/contract/document.ts';
import type { Marketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { Request, RequestBody } from '../contract/request.ts';
import { send } from '../contract/request.ts';
import { pictures, resumes } from '../contract/samples.ts';
import type { Caller, Scene } from './scene.ts';
import { bodies, meeting, proposedTime } from './scene.ts';

const contract = new Map(listOperations(readContract()).map((operation) => [operation.id, operation]));

const form = (name: string, sample: { filename: string; type: string; content: Buffer } | undefined): RequestBody => {
  if (!sample) throw new Error('There is no sample.');
  return { kind: 'form', parts: [{ name, ...sample }] };
};

/** A body that fits, for each operation that takes one; fresh each time, where one may be sent once only. */
function bodyFor(id: OperationId, market: Marketplace, now: Date, ids: Scene['ids']): RequestBody | undefined {
  const email = `${randomUUID()}@example.com`;
  const password = 'seven quiet lanterns';
  const proposed = proposedTime(now);
  const signUp = { name: 'Maya', email, password };
  const reset = { email, otp: '000000', newPassword: password, confirmPassword: password };
  const json: Partial<Record<OperationId, object>> = {
    sendVerificationOtp: { email },
    verifyEmailOtp: { email, otp: '000000' },
    signUpClient: signUp,
    signUpFreelancer: signUp,
    logInClient: { email, password },
    logInFreelancer: { email, password },
    requestClientPasswordReset: { email },
    requestFreelancerPasswordReset: { email },
    closeAccount: { password: 'a guess' },
    // The password is a guess.
    changePassword: {
      currentPassword: 'a guess',
      newPassword: 'eight quiet lanterns',
      confirmPassword: 'eight quiet lanterns',
    },
    requestEmailChange: { email, password: 'a guess' },
    changeEmail: { email, otp: '000000' },
    setEmailPreference: { kind: 'RATINGS', isOn: false },
    setAccountTimezone: { timezone: 'Europe/Lisbon' },
    // What its role is already, for one of them; the other has done too much.
    changeAccountRole: { role: 'CLIENT' },
    checkVerification: { subject: 'github' },
    resetClientPassword: reset,
    resetFreelancerPassword: reset,
    createSupportRequest: { name: 'Maya', email, subject: 'Help', message: 'My picture does not change.' },
    updateClientProfile: { bio: 'We bring good coffee to offices.' },
    createProject: market.job,
    editProject: { ...market.job, title: 'Redesign of two shops' },
    rejectApplication: { reason: 'We need someone sooner.' },
    rejectApplications: { applicationIds: [ids['applicationId'] ?? randomUUID()] },
    cancelProject: { reason: 'We begin later.' },
    endProject: { reason: 'Our funding fell through.' },
    endAssignedProject: { reason: 'I have fallen ill.' },
    requestCompletion: { delivered: 'The shop is live.' },
    rejectCompletion: { reason: 'Not yet.' },
    rateFreelancer: { rating: 5 },
    rateClient: { rating: 5 },
    replyToRating: { text: 'Thank you.' },
    updateFreelancerProfile: market.profile,
    addEducation: bodies.education,
    updateEducation: bodies.education,
    addExperience: bodies.experience,
    updateExperience: bodies.experience,
    addPortfolioItem: bodies.portfolioItem,
    updatePortfolioItem: bodies.portfolioItem,
    movePortfolioItem: { place: 1 },
    applyToProject: market.proposal,
    saveProposalDraft: { proposal: 'I would', coverLetter: '' },
    editApplication: { ...market.proposal, proposal: 'I would start with the checkout.' },
    scheduleMeeting: meeting(now),
    rescheduleMeeting: { reason: 'The room is taken.', meetingTime: '16:00' },
    cancelMeeting: { reason: 'We begin later.' },
    declineMeeting: { reason: 'I am ill.' },
    proposeMeetingTimes: { times: [{ ...proposedTime(now), meetingTime: '18:00' }] },
    acceptMeetingProposal: { startsAt: `${proposed.meetingDate}T${proposed.meetingTime}:00.000Z` },
    createSavedSearch: { name: randomUUID(), criteria: { query: 'react' } },
    updateSavedSearch: { digest: 'weekly' },
    markSavedSearchSeen: { seenAt: now.toISOString() },
  };
  const forms: Partial<Record<OperationId, RequestBody>> = {
    updateClientProfileImage: form('profileImage', pictures[0]),
    updateFreelancerProfileImage: form('profileImage', pictures[1]),
    updateFreelancerProfilePicture: form('profilePicture', pictures[2]),
    uploadResume: form('resume', resumes[0]),
  };
  if (facts[id].bodies.length === 0) return undefined;
  const value = json[id];
  const body = forms[id] ?? (value && ({ kind: 'json', value } as const));
  if (!body) throw new Error(`${id} takes a body, and has none yet: add it above.`);
  return body;
}

/** The query of an operation that cannot be called without one. */
function queryFor(id: OperationId, now: Date): Request['query'] {
  if (id === 'compareFreelancers') return [['ids', randomUUID()]];
  const { meetingDate, meetingTime } = meeting(now);
  return id === 'getMeetingConflicts' ? Object.entries({ meetingDate, meetingTime }) : [];
}

/** Makes one call of the matrix. `ids` names what its path names; an id that is not there names nothing. */
export async function callAs(
  id: OperationId,
  caller: Caller,
  { people, ids }: Scene,
  { testApp, market }: { testApp: TestApp; market: Marketplace },
): Promise<number> {
  const operation = contract.get(id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  const names = operation.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
  const request: Request = {
    operation,
    params: Object.fromEntries(names.map((name) => [name, ids[name] ?? randomUUID()])),
    query: queryFor(id, testApp.clock.now()),
    headers: {},
    body: bodyFor(id, market, testApp.clock.now(), ids),
    caller: undefined,
    token: caller === 'anonymous' ? undefined : people[caller].token,
  };
  return (await send(testApp.app, request, '127.0.0.1')).status;
}
