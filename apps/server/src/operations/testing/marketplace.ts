import { randomUUID } from 'node:crypto';

import type { Role } from '@guildhall/api/enums';
import { operations as facts } from '@guildhall/api/operations';
import type { OperationId } from '@guildhall/api/operations';
import type { operations } from '@guildhall/api/schema';

import { hashSecret } from '../../domain/passwords.ts';
import { insertProfile, insertUser } from '../../repositories/users.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openSession } from '../sessions.ts';
import type { BodyOf } from '../types.ts';

type Answers<Id extends OperationId> = operations[Id]['responses'];
type SuccessData<Id extends OperationId> = {
  [Status in keyof Answers<Id> & (200 | 201)]: Answers<Id>[Status] extends {
    content: { 'application/json': { data: infer Data } };
  }
    ? Data
    : never;
}[keyof Answers<Id> & (200 | 201)];

export type Call<Id extends OperationId> = {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: BodyOf<Id> | Record<string, unknown>;
  token?: string;
  headers?: Record<string, string>;
};

export type Reply<Id extends OperationId> = {
  status: number;
  message: string;
  /** Only where the call succeeded. */
  data: SuccessData<Id>;
  errors: Record<string, string>;
  headers: Record<string, string | string[] | number | undefined>;
};

export type Person = { userId: string; token: string; email: string; name: string };

/** What the tests of the marketplace do again and again, in the words of the contract. */
export function openMarketplace(testApp: TestApp) {
  const { app, db, clock } = testApp;

  async function call<Id extends OperationId>(
    id: Id,
    { params = {}, query = {}, body, token, headers = {} }: Call<Id> = {},
  ): Promise<Reply<Id>> {
    const { method, path } = facts[id];
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const response = await app.inject({
      method,
      url: `${url}?${search.toString()}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as Record<string, unknown> }),
    });
    const envelope: Omit<Reply<Id>, 'status' | 'headers'> = response.json();
    return { ...envelope, errors: envelope.errors ?? {}, status: response.statusCode, headers: response.headers };
  }

  /** The code of the latest mail to `email`. */
  async function codeFor(email: string): Promise<string> {
    const latest = (await testApp.mails(email)).at(-1);
    return /\b\d{6}\b/.exec(latest?.text ?? '')?.[0] ?? '';
  }

  /** Signs up as people do: code, proof, account. */
  async function signUp(
    role: Role,
    email = `${randomUUID()}@example.com`,
    password = 'seven quiet lanterns',
  ): Promise<Person> {
    await call('sendVerificationOtp', { body: { email } });
    await call('verifyEmailOtp', { body: { email, otp: await codeFor(email) } });
    const name = role === 'CLIENT' ? 'Jonas Weber' : 'Maya Lindqvist';
    const reply = await call(role === 'CLIENT' ? 'signUpClient' : 'signUpFreelancer', {
      body: { name, email, password },
    });
    return { ...reply.data, email, name };
  }

  const anyHash = hashSecret('seven quiet lanterns');

  /** An account made in the database, for tests that need many. */
  async function makePerson(role: Role, name: string): Promise<Person> {
    const passwordHash = await anyHash;
    return db.transaction().execute(async (trx) => {
      const now = clock.now();
      const user = await insertUser(trx, {
        role,
        name,
        email: `${randomUUID()}@example.com`,
        passwordHash,
        createdAt: now,
      });
      if (!user) throw new Error('A new UUID was taken.');
      await insertProfile(trx, user.id, role);
      const { token } = await openSession(trx, user, now, { ip: '127.0.0.1' });
      return { userId: user.id, token, email: user.email, name };
    });
  }

  const makeClient = (name = 'Jonas Weber'): Promise<Person> => makePerson('CLIENT', name);

  const profile = {
    name: 'Maya Lindqvist',
    bio: 'I build calm, fast web applications.',
    location: 'Lisbon, Portugal',
    experience: '6 years, mostly with React',
    hourlyRate: 65,
    skills: 'React,TypeScript',
  };

  /** A freelancer whose profile is 75% complete. */
  async function makeFreelancer(name = profile.name): Promise<Person> {
    const person = await makePerson('FREELANCER', name);
    await call('updateFreelancerProfile', { token: person.token, body: { ...profile, name } });
    return person;
  }

  const job = {
    title: 'Redesign of our online shop',
    description: 'Our shop is slow on phones. We need a new front end.',
    skillsRequired: 'React,TypeScript',
    budgetMin: 2500,
    budgetMax: 4000,
    duration: '2-3 months' as const,
  };

  async function postJob(client: Person, change: Partial<typeof job> = {}): Promise<string> {
    const { data } = await call('createProject', { token: client.token, body: { ...job, ...change } });
    return data.id;
  }

  const proposal = { proposal: 'I would start with the product page.', coverLetter: 'I have rebuilt four shops.' };

  const apply = (freelancer: Person, projectId: string) =>
    call('applyToProject', { token: freelancer.token, params: { projectId }, body: proposal });

  const approve = (client: Person, projectId: string, applicationId: string) =>
    call('approveApplication', { token: client.token, params: { projectId, applicationId } });

  /** A project of `client`'s that `freelancer` has finished and `client` has approved. */
  async function finishJob(client: Person, freelancer: Person, change: Partial<typeof job> = {}): Promise<string> {
    const projectId = await postJob(client, change);
    await approve(client, projectId, (await apply(freelancer, projectId)).data.id);
    await call('requestCompletion', { token: freelancer.token, params: { projectId } });
    await call('approveCompletion', { token: client.token, params: { projectId } });
    return projectId;
  }

  const rate = (client: Person, projectId: string, rating: number, review?: string) =>
    call('rateFreelancer', { token: client.token, params: { projectId }, body: { rating, ...(review && { review }) } });

  const rateClient = (freelancer: Person, projectId: string, rating: number, review?: string) =>
    call('rateClient', { token: freelancer.token, params: { projectId }, body: { rating, ...(review && { review }) } });

  const reply = (person: Person, ratingId: string, text: string) =>
    call('replyToRating', { token: person.token, params: { ratingId }, body: { text } });

  return {
    call,
    codeFor,
    signUp,
    makeClient,
    makeFreelancer,
    makePerson,
    postJob,
    apply,
    approve,
    finishJob,
    rate,
    rateClient,
    reply,
    profile,
    job,
    proposal,
  };
}

export type Marketplace = ReturnType<typeof openMarketplace>;
