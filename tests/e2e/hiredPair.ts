import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { newFreelancer, send } from './freelancers.ts';
import type { MailServer } from './mailServer.ts';
import { codeIn } from './mailServer.ts';
import { logIn } from './steps.ts';
import { expect } from './test.ts';

export const title = 'Signs for a bicycle workshop';

/** A client and a freelancer who has applied to their post, both signed in: without the screens, whose own tests walk through them. */
export async function appliedPair(client: Page, freelancer: Page, mail: MailServer) {
  const hired = await newFreelancer(freelancer, mail, { isComplete: true });
  const { request } = client;
  const [email, password] = [`${randomUUID()}@spokes.example`, 'chain rim saddle'];
  await send(request, 'post', '/email/send-verification-otp', { email });
  await send(request, 'post', '/email/verify-otp', { email, otp: codeIn(await mail.next(email)) });
  const account = { name: 'Wren Castell', email, password };
  const { token } = await send<{ token: string }>(request, 'post', '/client/signup', account);
  const profile = { companyName: 'Spokes', industry: 'Other', location: 'Lyon' };
  await send(request, 'put', '/client/profile', profile, token);
  const job = {
    title,
    description: 'Three signs: one for the door, two for the street.',
    skillsRequired: 'Illustration',
    budgetMin: 400,
    budgetMax: 900,
    duration: '2 weeks',
  };
  const { id: projectId } = await send<{ id: string }>(request, 'post', '/client/projects', job, token);
  const login = { email: hired.email, password: 'quiet fast websites' };
  const session = await send<{ token: string }>(freelancer.request, 'post', '/freelancer/login', login);
  const letter = { proposal: 'Sketches first.', coverLetter: 'I paint signs.' };
  const path = `/freelancer/projects/${projectId}/apply`;
  const { id: applicationId } = await send<{ id: string }>(freelancer.request, 'post', path, letter, session.token);
  await logIn(client, 'Client', account);
  await expect(client).toHaveURL('/client-dashboard');
  return {
    clientEmail: email,
    freelancerEmail: hired.email,
    freelancerName: hired.name,
    projectId,
    applicationId,
    clientToken: token,
    freelancerToken: session.token,
  };
}

/** The same, where the client has hired the freelancer. */
export async function hiredPair(client: Page, freelancer: Page, mail: MailServer) {
  const pair = await appliedPair(client, freelancer, mail);
  const path = `/client/projects/${pair.projectId}/applications/${pair.applicationId}/approve`;
  await send(client.request, 'put', path, {}, pair.clientToken);
  return pair;
}
