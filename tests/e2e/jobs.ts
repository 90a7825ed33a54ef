import type { Page } from '@playwright/test';

import type { MailServer } from './mailServer.ts';
import type { Account } from './people.ts';
import { newClient, newFreelancer, send } from './people.ts';

export const job = {
  title: 'Signs for a bicycle workshop',
  description: 'Three signs: one for the door, two for the street.',
  skillsRequired: 'Illustration',
  budgetMin: 400,
  budgetMax: 900,
  duration: '2 weeks',
};

const letter = { proposal: 'Sketches first.', coverLetter: 'I paint signs.' };

/** Posts a job as a client, without the screens. */
export const post = async (page: Page, { token }: Account, change: Partial<typeof job> = {}): Promise<string> =>
  (await send<{ id: string }>(page.request, 'post', '/client/projects', { ...job, ...change }, token)).id;

/** Edits such a job. */
export const edit = (page: Page, { token }: Account, id: string, change: Partial<typeof job>): Promise<void> =>
  send(page.request, 'put', `/client/projects/${id}`, { ...job, ...change }, token);

/** Withdraws it. */
export const withdraw = (page: Page, { token }: Account, id: string): Promise<void> =>
  send(page.request, 'put', `/client/projects/${id}/cancel`, {}, token);

/** Applies to a job as a freelancer, without the screens. */
export const apply = async (page: Page, { token }: Account, id: string): Promise<string> =>
  (await send<{ id: string }>(page.request, 'post', `/freelancer/projects/${id}/apply`, letter, token)).id;

/** A client and a freelancer who has applied to their job. */
export async function appliedPair(client: Page, freelancer: Page, mail: MailServer, title = job.title) {
  const [wren, rosa] = [await newClient(client, mail), await newFreelancer(freelancer, mail)];
  const projectId = await post(client, wren, { title });
  const applicationId = await apply(freelancer, rosa, projectId);
  return { wren, rosa, projectId, applicationId };
}

/** The same, where the client has hired the freelancer. */
export async function hiredPair(client: Page, freelancer: Page, mail: MailServer, title = job.title) {
  const pair = await appliedPair(client, freelancer, mail, title);
  const { projectId, applicationId, wren } = pair;
  const path = `/client/projects/${projectId}/applications/${applicationId}/approve`;
  await send(client.request, 'put', path, {}, wren.token);
  return pair;
}

/** Hands work in and approves it, without the screens. */
export async function finish(
  page: Page,
  { wren, rosa, projectId }: { wren: Account; rosa: Account; projectId: string },
) {
  await send(page.request, 'put', `/freelancer/projects/${projectId}/request-completion`, {}, rosa.token);
  await send(page.request, 'put', `/client/projects/${projectId}/approve-completion`, {}, wren.token);
}
