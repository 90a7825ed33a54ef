import { randomUUID } from 'node:crypto';

import { pdf } from '../../../apps/server/src/files/testing/samples.ts';
import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { upload } from '../../../apps/server/src/operations/testing/upload.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';

/** Who calls. The owners are the two people of the project; the others have nothing to do with it. */
export const callers = ['anonymous', 'owner client', 'other client', 'owner freelancer', 'other freelancer'] as const;
export type Caller = (typeof callers)[number];

/** Where the project, the owner freelancer's application to it, and its rating stand. */
export const states = [
  'open, no applications',
  'open, pending',
  'open, pending, meeting',
  'open, pending, rejecting',
  'open, rejected',
  'assigned',
  'assigned, meeting, proposal',
  'in progress',
  'pending completion',
  'completed',
  'completed, rated',
  'completed, both rated',
  'withdrawn',
  'ended',
] as const;
export type State = (typeof states)[number];

/** One project with all that can hang on it, and the people around it. */
export type Scene = {
  readonly people: Readonly<Record<Exclude<Caller, 'anonymous'>, Person>>;
  /** By the name of the path parameter; what is not there in this state has an id that names nothing. */
  readonly ids: Readonly<Record<string, string>>;
};

type Reached = { applicationId?: string; meetingId?: string; rejectionId?: string; ratingId?: string };

type Stage = { market: Marketplace; client: Person; freelancer: Person; projectId: string };

export const meeting = (now: Date) => ({
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  meetingDate: new Date(now.getTime() + 5 * 86_400_000).toISOString().slice(0, 10),
  meetingTime: '14:30',
  meetingTitle: 'Application Interview',
});

/** What the freelancer proposes where there is a proposal. */
export const proposedTime = (now: Date) => ({ meetingDate: meeting(now).meetingDate, meetingTime: '17:00' });

/** How each state is come to: by the calls that people would make. Each gives the application's id, if there is one. */
async function bring(stage: Stage, state: State, now: Date): Promise<Reached> {
  const { market, client, freelancer, projectId } = stage;
  const params = { projectId };
  if (state === 'open, no applications') return {};
  const applicationId = (await market.apply(freelancer, projectId)).data.id;
  const invite = async (): Promise<string> => {
    const call = { token: client.token, params: { applicationId }, body: meeting(now) };
    return (await market.call('scheduleMeeting', call)).data.meeting.id;
  };
  if (state === 'open, pending') return { applicationId };
  if (state === 'open, pending, meeting') return { applicationId, meetingId: await invite() };
  if (state === 'open, pending, rejecting') {
    const body = { applicationIds: [applicationId] };
    const { data } = await market.call('rejectApplications', { token: client.token, params, body });
    return { applicationId, rejectionId: data.id };
  }
  if (state === 'open, rejected') {
    await market.call('rejectApplication', { token: client.token, params: { projectId, applicationId } });
    return { applicationId };
  }
  if (state === 'withdrawn') {
    await market.call('cancelProject', { token: client.token, params });
    return { applicationId };
  }
  await market.approve(client, projectId, applicationId);
  if (state === 'assigned') return { applicationId };
  if (state === 'assigned, meeting, proposal') {
    const meetingId = await invite();
    const body = { times: [proposedTime(now)] };
    await market.call('proposeMeetingTimes', { token: freelancer.token, params: { meetingId }, body });
    return { applicationId, meetingId };
  }
  if (state === 'ended') {
    await market.call('endProject', { token: client.token, params, body: { reason: 'Our funding fell through.' } });
    return { applicationId };
  }
  await market.call('requestCompletion', { token: freelancer.token, params });
  if (state === 'in progress') {
    await market.call('rejectCompletion', { token: client.token, params, body: { reason: 'Not yet.' } });
  }
  if (!state.startsWith('completed')) return { applicationId };
  await market.call('approveCompletion', { token: client.token, params });
  if (state === 'completed') return { applicationId };
  const ratingId = (await market.rate(client, projectId, 5)).data.id;
  if (state === 'completed, both rated') await market.rateClient(freelancer, projectId, 5);
  return { applicationId, ratingId };
}

/** Builds one state of the world, on people of its own. A resume is looked at by a program of its own, which takes its time. */
export async function setScene(
  testApp: TestApp,
  market: Marketplace,
  state: State,
  { hasResume = true } = {},
): Promise<Scene> {
  const [client, otherClient] = await Promise.all([market.makeClient('Ada'), market.makeClient('Ben')]);
  const [freelancer, otherFreelancer] = await Promise.all([market.makeFreelancer('Fay'), market.makeFreelancer('Gus')]);
  const body = { companyName: 'Northwind', industry: 'Technology', location: 'Hamburg' };
  await Promise.all([client, otherClient].map(({ token }) => market.call('updateClientProfile', { token, body })));
  const projectId = await market.postJob(client);
  const reached = await bring({ market, client, freelancer, projectId }, state, testApp.clock.now());
  const { token } = freelancer;
  const education = await market.call('addEducation', { token, body: bodies.education });
  const experience = await market.call('addExperience', { token, body: bodies.experience });
  const portfolioItem = await market.call('addPortfolioItem', { token, body: bodies.portfolioItem });
  const savedSearch = await market.call('createSavedSearch', {
    token: client.token,
    body: { name: 'React', criteria: { query: 'react' } },
  });
  const resume = hasResume ? await upload(testApp, 'uploadResume', freelancer, { resume: bodies.resume }) : null;
  return {
    people: {
      'owner client': client,
      'other client': otherClient,
      'owner freelancer': freelancer,
      'other freelancer': otherFreelancer,
    },
    ids: {
      projectId,
      jobId: projectId,
      applicationId: randomUUID(),
      meetingId: randomUUID(),
      rejectionId: randomUUID(),
      ratingId: randomUUID(),
      ...reached,
      freelancerId: freelancer.userId,
      clientId: client.userId,
      userId: freelancer.userId,
      educationId: education.data.id,
      experienceId: experience.data.id,
      portfolioItemId: portfolioItem.data.id,
      savedSearchId: savedSearch.data.id,
      fileId: resume?.data.url.split('/').at(-1) ?? '',
    },
  };
}

/** Bodies that fit, for the calls that take one. */
export const bodies = {
  education: { institution: 'University of Lisbon', degree: 'BSc', startYear: 2013 },
  experience: { title: 'Developer', company: 'Tidewater Studio', startDate: '2018-03-01' },
  portfolioItem: { title: 'Booking system' },
  resume: { content: pdf(), name: 'resume.pdf' },
} as const;
