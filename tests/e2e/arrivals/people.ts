import type { APIRequestContext } from '@playwright/test';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { jobPath } from '../../../apps/web/src/jobPath.ts';
import { profilePath } from '../../../apps/web/src/profilePath.ts';
import type { Cell } from './table.ts';

export const accounts = { Client: demoAccounts.client, Freelancer: demoAccounts.freelancer } as const;

export interface Known {
  tokens: Record<'client' | 'freelancer', string>;
  /** What stands in addresses. */
  ids: Record<'job' | 'jobPage' | 'profile', string>;
}

/** What is known of the product of this worker. */
let known: Promise<Known> | undefined;

export const learn = (request: APIRequestContext): Promise<Known> => (known ??= ask(request));

async function ask(request: APIRequestContext): Promise<Known> {
  async function tokenOf(role: keyof typeof accounts) {
    const { email, password } = accounts[role];
    const answer = await request.post(`/api/v1/${role.toLowerCase()}/login`, { data: { email, password } });
    return ((await answer.json()) as { data: { token: string } }).data.token;
  }
  async function firstOf<Entry>(path: string): Promise<Entry> {
    const { data } = (await (await request.get(path)).json()) as { data: Entry[] };
    const [first] = data;
    if (first === undefined) throw new Error(`${path} lists nothing.`);
    return first;
  }
  const job = await firstOf<{ id: string; title: string }>('/api/v1/public/featured/projects');
  const freelancer = await firstOf<{ id: string; profile: { name: string } }>('/api/v1/public/featured/freelancers');
  return {
    tokens: { client: await tokenOf('Client'), freelancer: await tokenOf('Freelancer') },
    ids: {
      job: job.id,
      jobPage: jobPath(job),
      profile: profilePath({ id: freelancer.id, name: freelancer.profile.name }),
    },
  };
}

/** What the browser of such a person holds. */
export function keptBy({ who, kind }: Cell, { tokens }: Known): Record<string, string> {
  const role = kind === 'freelancers' ? 'freelancer' : 'client';
  if (who === 'client' || who === 'freelancer') {
    const { name, email } = demoAccounts[who];
    return { [`${who}token`]: tokens[who], role: who.toUpperCase(), userName: name, userEmail: email };
  }
  if (who === 'stale token') return { [`${role}token`]: 'long-over', role: role.toUpperCase() };
  return who === 'unknown role' ? { clienttoken: 'of-another-program', role: 'ADMIN' } : {};
}
