import { randomUUID } from 'node:crypto';

import type { APIRequestContext, Page } from '@playwright/test';

import { connect } from '../../apps/server/src/db/connect.ts';
import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import type { ProjectStatus } from '../../packages/api/src/generated/enums.ts';
import type { Schema } from '../../packages/machines/src/kit/schema.ts';
import type { Guildhall } from './guildhall.ts';
import type { MailServer } from './mailServer.ts';
import { codeIn } from './mailServer.ts';
import { logIn } from './steps.ts';
import { expect } from './test.ts';

const api = '/api/v1';

export async function send<Data>(
  request: APIRequestContext,
  method: 'post' | 'put',
  path: string,
  data: object,
  token = '',
) {
  const answer = await request[method](api + path, {
    data,
    headers: token === '' ? {} : { Authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
  // The server keeps to its contract: another test proves it.
  return ((await answer.json()) as { data: Data }).data;
}

const profile = {
  bio: 'I build quiet, fast websites for people who make things.',
  location: 'Graz, Austria',
  experience: '6',
  hourlyRate: 65,
};

/** Signs a freelancer up without the screens, whose own tests walk through them, and logs them in. */
export async function newFreelancer(page: Page, mail: MailServer, { isComplete }: { isComplete: boolean }) {
  const { request } = page;
  const name = 'Rosa Winkler';
  const email = `${randomUUID()}@winkler.example`;
  const password = 'quiet fast websites';
  await send(request, 'post', '/email/send-verification-otp', { email });
  await send(request, 'post', '/email/verify-otp', { email, otp: codeIn(await mail.next(email)) });
  const { token } = await send<{ token: string }>(request, 'post', '/freelancer/signup', { name, email, password });
  const complete = () => send(request, 'put', '/freelancer/profile', { name, ...profile }, token);
  if (isComplete) await complete();
  await logIn(page, 'Freelancer', { email, password });
  await expect(page).toHaveURL('/freelancer-dashboard');
  return { name, email, token, complete };
}

async function tokenOf(request: APIRequestContext, role: 'client' | 'freelancer'): Promise<string> {
  const { email, password } = demoAccounts[role];
  return (await send<{ token: string }>(request, 'post', `/${role}/login`, { email, password })).token;
}

const newPost = {
  description: 'Six plates with a scale, drawn for people who walk.',
  skillsRequired: 'Illustration',
  budgetMin: 700,
  budgetMax: 900,
  duration: '2 weeks',
};

/** Posts a job as the client of the demo accounts, without the screens. */
export async function postJob(request: APIRequestContext, title: string): Promise<{ id: string; title: string }> {
  return send(request, 'post', '/client/projects', { ...newPost, title }, await tokenOf(request, 'client'));
}

/** Edits such a job, without the screens. */
export async function editJob(
  request: APIRequestContext,
  { id, title }: { id: string; title: string },
  change: Partial<typeof newPost>,
): Promise<void> {
  const token = await tokenOf(request, 'client');
  await send(request, 'put', `/client/projects/${id}`, { ...newPost, title, ...change }, token);
}

/** Withdraws a job as the client of the demo accounts, without the screens. */
export async function withdrawJob(request: APIRequestContext, projectId: string): Promise<void> {
  await send(request, 'put', `/client/projects/${projectId}/cancel`, {}, await tokenOf(request, 'client'));
}

/** A job of the client of the demo accounts, applied to by their freelancer, without the screens. */
export async function newApplication(request: APIRequestContext, title: string) {
  const { id: projectId } = await postJob(request, title);
  const letters = { proposal: 'Two weeks, in two steps.', coverLetter: 'I have drawn three guides like it.' };
  const token = await tokenOf(request, 'freelancer');
  const { id } = await send<{ id: string }>(request, 'post', `/freelancer/projects/${projectId}/apply`, letters, token);
  return { id, projectId };
}

/** Hands work in and approves it, without the screens. */
export async function finishWork(
  request: APIRequestContext,
  { projectId, clientToken, freelancerToken }: { projectId: string; clientToken: string; freelancerToken: string },
): Promise<void> {
  await send(request, 'put', `/freelancer/projects/${projectId}/request-completion`, {}, freelancerToken);
  await send(request, 'put', `/client/projects/${projectId}/approve-completion`, {}, clientToken);
}

/** Rates work as the client of the demo accounts, without the screens. */
export async function rateFreelancer(request: APIRequestContext, projectId: string): Promise<void> {
  await send(
    request,
    'post',
    `/client/projects/${projectId}/rate-freelancer`,
    { rating: 5 },
    await tokenOf(request, 'client'),
  );
}

/** Schedules an interview as the client of the demo accounts, without the screens. */
export async function scheduleInterview(request: APIRequestContext, applicationId: string, meeting: object) {
  const token = await tokenOf(request, 'client');
  const path = `/client/applications/${applicationId}/meetings`;
  return send<Schema<'ScheduledMeeting'>>(request, 'post', path, meeting, token);
}

/** How many interviews an application has. */
export async function countInterviews(request: APIRequestContext, applicationId: string): Promise<number> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, 'client')}` };
  const answer = await request.get(`${api}/client/applications/${applicationId}/meetings`, { headers });
  // The server keeps to its contract: another test proves it.
  const { data } = (await answer.json()) as { data: { pagination: { total: number } } };
  return data.pagination.total;
}

/** Applies to a job with a freelancer's token, without the screens. */
export async function applyTo(request: APIRequestContext, token: string, projectId: string): Promise<void> {
  const letters = { proposal: 'Six plates in six days, in ink.', coverLetter: 'I have walked every path on them.' };
  await send(request, 'post', `/freelancer/projects/${projectId}/apply`, letters, token);
}

/** A project of the demo marketplace in this status. */
export async function offered({ connectionString }: Guildhall, status: ProjectStatus): Promise<string> {
  const db = connect(connectionString, { max: 1 });
  const { id } = await db
    .selectFrom('projects')
    .select('id')
    .where('status', '=', status)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.destroy();
  return id;
}

/** Hires a freelancer for so many projects, which no client of the demo accounts has posted. */
export async function hire({ connectionString }: Guildhall, email: string, count: number): Promise<void> {
  const db = connect(connectionString, { max: 1 });
  const { id: freelancerId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const models = await db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.clientId')
    .select(['clientId', 'title', 'description', 'skillsRequired', 'categories', 'budgetMin', 'budgetMax', 'duration'])
    .where('status', '=', 'OPEN')
    .where('users.email', '!=', demoAccounts.client.email)
    .limit(count)
    .execute();
  const now = Date.now();
  const projects = await db
    .insertInto('projects')
    .values(
      models.map((model, index) => ({
        ...model,
        title: `${model.title}, part ${index + 2}`,
        status: 'ASSIGNED' as const,
        assignedFreelancerId: freelancerId,
        assignedAt: new Date(now - index * 60_000),
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('applications')
    .values(
      projects.map(({ id: projectId }, index) => ({
        projectId,
        freelancerId,
        proposal: 'Two weeks, in two steps.',
        coverLetter: 'I did the first part.',
        status: 'ACCEPTED' as const,
        createdAt: new Date(now - index * 60_000),
        decidedAt: new Date(now),
      })),
    )
    .execute();
  await db.destroy();
}
