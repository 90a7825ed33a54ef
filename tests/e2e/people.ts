import { randomUUID } from 'node:crypto';

import type { APIRequestContext, Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import type { MailServer } from './mailServer.ts';
import { codeIn } from './mailServer.ts';
import type { Person } from './steps.ts';
import { expect } from './test.ts';

type Role = 'client' | 'freelancer';

/** Someone with an account, and a session of theirs. */
export interface Account extends Person {
  role: Role;
  token: string;
}

const api = '/api/v1';

/** Makes a call to the API without the screens. */
export async function send<Data>(
  request: APIRequestContext,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  data?: object,
  token = '',
): Promise<Data> {
  const headers = token === '' ? {} : { Authorization: `Bearer ${token}` };
  const answer = await request[method](api + path, { headers, ...(data !== undefined && { data }) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  // The server keeps to its contract: another test proves it.
  return ((await answer.json()) as { data: Data }).data;
}

const password = 'quiet fast websites';

const names = { client: 'Wren Castell', freelancer: 'Rosa Winkler' };

const profiles = {
  client: { companyName: 'Spokes', industry: 'Other', location: 'Lyon' },
  freelancer: {
    bio: 'I build quiet, fast websites for people who make things.',
    location: 'Graz, Austria',
    experience: '6',
    hourlyRate: 65,
  },
};

/** Signs someone up without the screens, which `signingUp` and `wholeHire` use. */
async function signUp(request: APIRequestContext, mail: MailServer, role: Role, name: string): Promise<Account> {
  const email = `${randomUUID()}@people.example`;
  await send(request, 'post', '/email/send-verification-otp', { email });
  await send(request, 'post', '/email/verify-otp', { email, otp: codeIn(await mail.next(email)) });
  const { token } = await send<{ token: string }>(request, 'post', `/${role}/signup`, { name, email, password });
  return { name, email, password, role, token };
}

/** Has a browser remember a session, without the login. */
export async function enter(page: Page, { role, token, name, email }: Omit<Account, 'password'>): Promise<void> {
  // A page of ours that runs no scripts.
  await page.goto('/robots.txt');
  await page.evaluate(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    {
      [`${role}token`]: token,
      role: role.toUpperCase(),
      userName: name,
      userEmail: email,
      sessionOpenedAt: String(Date.now()),
    },
  );
}

/** Has a browser remember a session of a demo account. */
export async function enterDemo(page: Page, role: Role): Promise<Account> {
  const { email, name, password } = demoAccounts[role];
  const { token } = await send<{ token: string }>(page.request, 'post', `/${role}/login`, { email, password });
  const account = { name, email, password, role, token };
  await enter(page, account);
  return account;
}

interface Newcomer {
  name?: string;
  /** Whether they have filled in a profile, a freelancer as much as applying needs. Default: yes. */
  isComplete?: boolean;
}

async function join(page: Page, mail: MailServer, role: Role, { name = names[role], isComplete = true }: Newcomer) {
  const account = await signUp(page.request, mail, role, name);
  if (isComplete) await complete(page, account);
  await enter(page, account);
  return account;
}

/** A new client whose session this browser remembers. */
export const newClient = (page: Page, mail: MailServer, newcomer: Newcomer = {}): Promise<Account> =>
  join(page, mail, 'client', newcomer);

/** A new freelancer whose session this browser remembers. */
export const newFreelancer = (page: Page, mail: MailServer, newcomer: Newcomer = {}): Promise<Account> =>
  join(page, mail, 'freelancer', newcomer);

/** Fills in a profile without the screens. */
export const complete = (page: Page, { name, role, token }: Account): Promise<void> =>
  send(page.request, 'put', `/${role}/profile`, { name, ...profiles[role] }, token);
