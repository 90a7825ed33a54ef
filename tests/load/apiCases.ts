import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { createApp } from '../../apps/server/src/app.ts';
import { openChangeStreams } from '../../apps/server/src/changes/changeStreams.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { openFiles } from '../../apps/server/src/files/files.ts';
import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { seed } from '../../apps/server/src/seed/seed.ts';
import { job } from '../e2e/jobs.ts';
import type { Statement } from './recordStatements.ts';
import { recordStatements } from './recordStatements.ts';

/** A call, each time with something new where it writes. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** From the address of the API on. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the fields, those that differ from call to call: each ends with an identifier of its own. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly changing?: string;
};

/** One case of the bench: what our server asks the database when it answers a call, twice, and what it answers. */
export type RecordedCase = {
  readonly name: string;
  readonly call: Call;
  readonly twice: readonly [readonly Statement[], readonly Statement[]];
  readonly status: number;
  readonly answer: unknown;
};

/** What is sent this time. A call that creates says that it is no other. */
export function requestOf({ method, headers, body, changing }: Call) {
  if (body === undefined) return { method, headers };
  const id = randomUUID();
  const sent = changing === undefined ? body : { ...body, [changing]: `${String(body[changing])} ${id}` };
  return {
    method,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(sent),
  };
}

async function tokenOf(app: FastifyInstance, role: 'client' | 'freelancer'): Promise<string> {
  const { email, password } = demoAccounts[role];
  const login = await app.inject({ method: 'POST', url: `/api/v1/${role}/login`, payload: { email, password } });
  return login.json<{ data: { token: string } }>().data.token;
}

/** What people ask for most, and three of what they write. */
async function callsOf(app: FastifyInstance): Promise<Readonly<Record<string, Call>>> {
  const first = async (list: 'jobs' | 'freelancers') => {
    const answer = await app.inject(`/api/v1/public/${list}`);
    const { data } = answer.json<{ data: Record<string, readonly { id: string }[]> }>();
    return data[list]?.[0]?.id ?? '';
  };
  const [jobId, freelancerId] = [await first('jobs'), await first('freelancers')];
  const signedIn = { client: await tokenOf(app, 'client'), freelancer: await tokenOf(app, 'freelancer') };
  const read = (path: string, headers: Call['headers'] = {}): Call => ({ method: 'GET', path, headers });
  const as = (role: keyof typeof signedIn) => ({ authorization: `Bearer ${signedIn[role]}` });
  return {
    'job list': read('/public/jobs'),
    job: read(`/public/jobs/${jobId}`),
    'freelancer list': read('/public/freelancers'),
    freelancer: read(`/public/users/${freelancerId}/profile`),
    'client’s projects': read('/client/projects', as('client')),
    'their applicants': read('/client/applications', as('client')),
    'sent applications': read('/freelancer/applications', as('freelancer')),
    meetings: read('/freelancer/meetings', as('freelancer')),
    'job posted': {
      method: 'POST',
      path: '/client/projects',
      headers: as('client'),
      body: job,
    },
    'profile saved': {
      method: 'PUT',
      path: '/freelancer/profile',
      headers: as('freelancer'),
      body: {
        name: demoAccounts.freelancer.name,
        bio: 'I paint signs, and draw the letters on them',
        location: 'Lisbon, Portugal',
        experience: '6 years',
        hourlyRate: 65,
      },
      changing: 'bio',
    },
    'draft kept': {
      method: 'PUT',
      path: `/freelancer/projects/${jobId}/proposal-draft`,
      headers: as('freelancer'),
      body: { proposal: 'I would begin with sketches', coverLetter: '' },
      changing: 'proposal',
    },
  };
}

/** Fills the demo marketplace, and records what each case asks the database. */
export async function prepareCases(
  started: AsyncDisposableStack,
  { folder, connectionString, only }: { folder: string; connectionString: string; only: string | undefined },
): Promise<RecordedCase[]> {
  const db = connect(connectionString);
  await migrate(db);
  await seed(db);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, SEED: 'none', LIMITS: 'off' });
  const log = pino({ level: 'silent' });
  const files = await openFiles({ config, db, clock: systemClock, log });
  started.defer(() => files.close());
  const changes = openChangeStreams({ connectionString, db, clock: systemClock, log });
  started.defer(() => changes.stop());
  const services = { db, mail: { send: async () => {} }, files, changes, config, clock: systemClock };
  const app = await createApp({ services, log });
  const cases: RecordedCase[] = [];
  for (const [name, call] of Object.entries(await callsOf(app))) {
    if (name !== (only ?? name)) continue;
    let [status, answer]: [number, unknown] = [0, null];
    const record = () =>
      recordStatements(async () => {
        const { body: payload = '', ...request } = requestOf(call);
        const said = await app.inject({ ...request, url: `/api/v1${call.path}`, payload });
        if (said.statusCode >= 300) throw new Error(`${name} was answered ${said.statusCode}: ${said.body}`);
        [status, answer] = [said.statusCode, said.json()];
      });
    // What the first call finds out once is the same for all.
    await record();
    cases.push({ name, call, twice: [await record(), await record()], status, answer });
  }
  await app.close();
  await db.destroy();
  return cases;
}
