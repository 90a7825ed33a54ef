import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { SnapshotFrom } from 'xstate';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import type { Sites } from '../../../apps/server/src/outside/testing/sites.ts';
import { page as pageOf } from '../../../apps/server/src/outside/testing/sites.ts';
import type { Role, VerificationProblem } from '../../../packages/api/src/generated/enums.ts';
import { linkBackTo, subjectWords } from '../../../packages/machines/src/domain/verification.ts';
import { verificationMachine } from '../../../packages/machines/src/flows/verification/flow.ts';
import { ofClient, unverified } from '../../../packages/machines/src/flows/verification/scenarios.ts';
import { required } from '../../../packages/machines/src/kit/required.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import { settled } from '../../../packages/machines/src/testing/replay.ts';
import { startConnected, withSites } from '../connected.ts';
import { newFreelancer, send } from '../freelancers.ts';
import { codeIn } from '../mailServer.ts';
import { logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import { copies, holdClipboard } from './clipboard.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { presses, pressesAgain, serves, spoils, topmostPart } from './moves.ts';
import type { Oracle } from './oracle/oracle.ts';
import type { Traveller } from './test.ts';
import { expect, test as base } from './test.ts';

type Machine = typeof verificationMachine;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;
type Verification = Schema<'Verification'>;
type Address = Verification['addresses'][number];

const test = base.extend<object, { sites: Sites }>({
  sites: [
    // Playwright finds out what a fixture needs from its first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => withSites(use),
    { scope: 'worker' },
  ],
  // This product can reach those sites.
  guildhall: [
    async ({ sites, mail }, use) => {
      const guildhall = await startConnected(sites, { SMTP_URL: mail.url, TRUST_PROXY: '127.0.0.0/8,::1' });
      await use(guildhall);
      await guildhall.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const [look, call] = ['getVerification', 'checkVerification'] as const;
const title = 'Verification';
const day = 86_400_000;

const isUnknown = ({ context }: Snapshot) => context.verification === null;
const isReady = (at: Snapshot) => at.matches('ready');
const hasAddress = ({ context: { verification } }: Snapshot) => verification?.addresses.length !== 0;
const isVerified = ({ context: { verification } }: Snapshot) => required(verification).verified !== null;

interface Account {
  userId: string;
  /** What can be checked of it. */
  address: Address;
  /** As it is before anything was checked. */
  unchecked: Verification;
  /** The profile names this address, or none. */
  setAddress: (address: string | null) => Promise<unknown>;
  /** What it lacks where its address leads elsewhere. */
  lack: VerificationProblem;
  /** The address leads to what verifies it, or does not. */
  answer: (isGood: boolean) => void;
}

/** What the server and the network can do to a verification, and the person who waits for them. */
function movesOf({ userId, address, unchecked, setAddress, lack, answer }: Account, db: Db, sites: Sites): Move[] {
  const { subject } = address;
  const label = subjectWords[subject];
  const checkedAt = new Date(Date.now() - 3 * day);
  const setChecking = async (checkingUntil: Date | null) =>
    void (await db
      .insertInto('verificationChecks')
      .values({ userId, checkingUntil })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ checkingUntil }))
      .execute());

  /** The account is verified, or what it lacked when it was checked last is `problem`. */
  const setStanding = async (isGood: boolean, problem: VerificationProblem | null) => {
    await db.deleteFrom('verifications').where('userId', '=', userId).execute();
    await db.deleteFrom('verificationChecks').where('userId', '=', userId).execute();
    await setAddress(address.address);
    if (!isGood) return;
    const since = { checkedAt, nextCheckAt: new Date(checkedAt.getTime() + 30 * day) };
    const doubtedAt = problem === null ? null : checkedAt;
    await db
      .insertInto('verifications')
      .values({ userId, ...address, ...since, doubtedAt })
      .execute();
    await db
      .insertInto('verificationChecks')
      .values({ userId, ...address, checkedAt, problem, detail: null })
      .execute();
  };
  const good = { ...address, checkedAt: checkedAt.toISOString() };
  const lastCheck = { ...good, problem: null, detail: null };
  const verified: Verification = { ...unchecked, verified: good, lastCheck };
  const doubted: Verification = { ...verified, isDoubted: true, lastCheck: { ...lastCheck, problem: lack } };
  const failed: Verification = { ...unchecked, lastCheck: { ...lastCheck, problem: lack } };

  const fails = serves<Machine, World>('its page lacks it', call, {
    when: () => true,
    status: 200,
    prepare: async () => answer(false),
  });
  const isTaken = (name: string, prepare: () => Promise<void>, recover?: () => Promise<void>): Move =>
    serves(name, call, { when: () => true, status: 409, prepare, ...(recover && { recover }) });

  return [
    serves('nothing was checked yet', look, {
      when: () => true,
      status: 200,
      data: unchecked,
      prepare: () => setStanding(false, null),
    }),
    serves('it is verified', look, {
      when: () => true,
      status: 200,
      data: verified,
      prepare: () => setStanding(true, null),
    }),
    serves('it is doubted', look, {
      when: () => true,
      status: 200,
      data: doubted,
      prepare: () => setStanding(true, lack),
    }),
    serves('the profile has no address', look, {
      when: () => true,
      status: 200,
      data: { ...unchecked, addresses: [] },
      async prepare() {
        await setStanding(false, null);
        await setAddress(null);
      },
    }),
    ...spoils<Machine, World>(look, { when: isUnknown }),
    ...spoils<Machine, World>(look, { when: (at) => !isUnknown(at), only: 'no network' }),
    presses('Try Again', { type: 'verification.retry' }, { when: (at) => at.matches('failed') }),
    {
      ...presses(`Check now: ${label}`, { type: 'check.start', subject }, { when: isReady }),
      events: (at) => (isReady(at) && hasAddress(at) ? [{ type: 'check.start', subject }] : null),
    },
    pressesAgain(`Checking ${label}`, call),
    serves('its page has it', call, {
      when: () => true,
      status: 200,
      data: verified,
      prepare: async () => answer(true),
    }),
    { ...fails, events: (at) => fails.events(at) && [settled(call, isVerified(at) ? doubted : failed)] },
    isTaken(
      'another check is under way',
      () => setChecking(new Date(Date.now() + day)),
      () => setChecking(null),
    ),
    isTaken('the address was taken out in another window', async () => void (await setAddress(null))),
    isTaken('the profile is changed during the check', async () =>
      sites.listen(async (request, response) => {
        await setAddress(`${address.address}/elsewhere`);
        pageOf('Elsewhere')(request, response);
      }),
    ),
    ...spoils<Machine, World>(call),
  ];
}

const tell = ({ context: { verification, subject } }: Snapshot) =>
  verification === null
    ? 'unknown'
    : [
        verification.addresses.length,
        verification.verified !== null,
        verification.isDoubted,
        verification.lastCheck?.problem,
        subject,
      ].join(' ');

interface Place {
  traveller: Traveller;
  oracle: Oracle;
  db: Db;
}

async function walk({ traveller: { page, line }, oracle, db }: Place, role: Role, moves: readonly Move[]) {
  const input = { role };
  const calls = await holdCalls(page, /^(GET|POST) \/account\/verification$/);
  const kinds = { [look]: /^GET/, [call]: /^POST/ };
  const place = (where: Page) => where.locator(topmostPart(title));
  await live({
    name: `verification of a ${role.toLowerCase()}`,
    machine: verificationMachine,
    input,
    moves,
    tell,
    page,
    calls,
    place,
    // Someone who has checked something is at work here.
    isAtWork: ({ context: { subject } }: Snapshot) => subject !== null,
    draw: (events) => oracle.draw('verification', { input, events }),
    async begin() {
      // Only so many checks are made an hour.
      await sql`delete from rate_limits`.execute(db);
      await page.goto('/account');
      return { page, place: place(page), line, calls, kinds };
    },
  });
}

const ownId = async (db: Db, email: string) =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

/** What each problem says, and the check that comes by itself, are other tests’. */
test('a freelancer’s verification: every way through it', async ({ traveller, mail, oracle, db, sites }) => {
  const { page } = traveller;
  const { email, token } = await newFreelancer(page, mail, { isComplete: true });
  const userId = await ownId(db, email);
  const own = await page.request.get('/api/v1/account/verification', { headers: { Authorization: `Bearer ${token}` } });
  // The server keeps to its contract: another test proves it.
  const { data } = (await own.json()) as { data: Verification };
  const backLink = linkBackTo(data.profileAddress);
  const address: Address = { subject: 'portfolio', address: 'https://mia.example/about' };
  const moves = movesOf(
    {
      userId,
      address,
      unchecked: { ...unverified, addresses: [address] },
      setAddress: (portfolioUrl) =>
        db.updateTable('freelancers').set({ portfolioUrl }).where('userId', '=', userId).execute(),
      lack: 'noLinkBack',
      answer: (isGood) => sites.listen(pageOf(isGood ? backLink : 'I build websites.')),
    },
    db,
    sites,
  );
  await holdClipboard(page);
  await walk({ traveller, oracle, db }, 'FREELANCER', [
    ...moves,
    presses('Copy Line', { type: 'line.copy' }, { when: isReady }),
    ...copies<Machine>(() => backLink),
  ]);
});

test('a client’s verification: every way through it', async ({ traveller, mail, oracle, db, sites }) => {
  const { page } = traveller;
  const [email, password] = [`${randomUUID()}@northwind.example`, 'quiet coffee for all'];
  const { request } = page;
  await send(request, 'post', '/email/send-verification-otp', { email });
  await send(request, 'post', '/email/verify-otp', { email, otp: codeIn(await mail.next(email)) });
  const account = { name: 'Jonas Weber', email, password };
  const { token } = await send<{ token: string }>(request, 'post', '/client/signup', account);
  const company = { companyName: 'Northwind', industry: 'Technology', location: 'Berlin, Germany' };
  await send(request, 'put', '/client/profile', company, token);
  await logIn(page, 'Client', { email, password });
  await expect(page).toHaveURL('/client-dashboard');
  const userId = await ownId(db, email);
  const address: Address = { subject: 'website', address: 'https://www.northwind.example' };
  const moves = movesOf(
    {
      userId,
      address,
      unchecked: { ...ofClient, addresses: [address] },
      setAddress: (website) => db.updateTable('clients').set({ website }).where('userId', '=', userId).execute(),
      lack: 'badStatus',
      answer: (isGood) =>
        sites.listen((asked, response) => (isGood ? pageOf('Coffee')(asked, response) : response.writeHead(503).end())),
    },
    db,
    sites,
  );
  await walk({ traveller, oracle, db }, 'CLIENT', moves);
});
