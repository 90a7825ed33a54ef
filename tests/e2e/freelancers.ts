import { randomUUID } from 'node:crypto';

import type { APIRequestContext, Page } from '@playwright/test';

import { connect } from '../../apps/server/src/db/connect.ts';
import type { ProjectStatus } from '../../packages/api/src/generated/enums.ts';
import type { Guildhall } from './guildhall.ts';
import type { MailServer } from './mailServer.ts';
import { codeIn } from './mailServer.ts';
import { logIn } from './steps.ts';
import { expect } from './test.ts';

const api = '/api/v1';

async function send<Data>(request: APIRequestContext, method: 'post' | 'put', path: string, data: object, token = '') {
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
  return { complete };
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
