import { doubtDays, recheckDays } from '@guildhall/machines/domain/verificationDays';
import { accountStatusMachine, accountStatusOf, reopenDays } from '@guildhall/machines/lifecycles/accountStatus';
import { verificationStatusMachine } from '@guildhall/machines/lifecycles/verificationStatus';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { createActor } from 'xstate';

import { AdminError, restore, suspend } from '../../../apps/server/src/admin/acts.ts';
import { days } from '../../../apps/server/src/domain/time.ts';
import { statusOf } from '../../../apps/server/src/domain/verification.ts';
import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import type { Sites } from '../../../apps/server/src/outside/testing/sites.ts';
import { openSites, page } from '../../../apps/server/src/outside/testing/sites.ts';
import { makeRandom } from '../../../apps/server/src/seed/random.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { tidyUp } from '../../../apps/server/src/tidyUp.ts';
import { recheckDue } from '../../../apps/server/src/verifications/recheckDue.ts';
import { depth, seedOfRun, timeLimit } from '../depth.ts';

const seed = seedOfRun();
const steps = depth({ small: 500, deep: 10_000 });
const password = 'seven quiet lanterns';
const order = { operator: 'the proof', reason: 'A random step.' };

type Subject = 'portfolio' | 'github';

/** A freelancer as the machines see the account and its badge, with the times that they go by. */
interface ModelAccount {
  readonly person: Person;
  readonly life: ActorRefFrom<typeof accountStatusMachine>;
  readonly badge: ActorRefFrom<typeof verificationStatusMachine>;
  readonly links: Record<Subject, string>;
  closedAt: number;
  /** What the badge rests on, and when it is checked again. */
  proof: { subject: Subject; due: number } | null;
  story: string[];
}

let sites: Sites;
let here: TestApp;
let market: Marketplace;
beforeAll(async () => {
  sites = await openSites();
  here = await createTestApp({ PUBLIC_URL: 'https://guildhall.example' }, { network: sites.network });
  market = openMarketplace(here);
});
afterAll(async () => {
  await here.close();
  await sites.close();
});

const random = makeRandom(seed);
const now = () => here.clock.now().getTime();
const isInUse = ({ life }: ModelAccount) => life.getSnapshot().value === 'ACTIVE';
const isInTime = ({ closedAt }: ModelAccount) => now() < closedAt + days(reopenDays);

/** The pages that link back, and the profiles that they lead to. */
const linking = new Map<string, string>();
let names = 0;
const newLink = () => `https://${random.pick(['mia.example', 'other.example'])}/${(names += 1)}`;
const pathOf = (link: string) => link.replace('https://', '');

const saveLinks = (token: string, { portfolio, github }: Record<Subject, string>) =>
  market.call('updateFreelancerProfile', {
    token,
    body: { ...market.profile, portfolioUrl: portfolio, githubUrl: github },
  });

async function newAccount(): Promise<ModelAccount> {
  const person = await market.makePerson('FREELANCER', 'Maya Lindqvist');
  const links = { portfolio: newLink(), github: newLink() };
  expect((await saveLinks(person.token, links)).status).toBe(200);
  const [life, badge] = [createActor(accountStatusMachine).start(), createActor(verificationStatusMachine).start()];
  return { person, life, badge, links, closedAt: 0, proof: null, story: [] };
}

/** A session of the account, where it can have one. */
async function enter(account: ModelAccount): Promise<string | null> {
  const { status, data } = await market.call('logInFreelancer', { body: { email: account.person.email, password } });
  expect(status === 200, `${account.story.join(', ')}: who may log in`).toBe(isInUse(account));
  return status === 200 ? data.token : null;
}

/** What a check of one of its pages comes to. */
function follow(account: ModelAccount, subject: Subject, isDue: boolean): void {
  const { badge, proof, links } = account;
  const soon = now() + days(doubtDays);
  if (linking.has(pathOf(links[subject]))) {
    badge.send({ type: 'check.succeed' });
    account.proof = { subject, due: now() + days(recheckDays) };
  } else if (proof?.subject === subject) {
    const before = badge.getSnapshot().value;
    badge.send({ type: isDue ? 'recheck.fail' : 'check.fail' });
    const after = badge.getSnapshot().value;
    if (after === 'UNVERIFIED') account.proof = null;
    else if (before === 'VERIFIED') proof.due = proof.due > now() && proof.due < soon ? proof.due : soon;
  }
}

/** Each takes one step with the server, and with the machines what follows from it. */
const acts: Record<string, (account: ModelAccount) => Promise<void>> = {
  async close(account) {
    const token = await enter(account);
    if (token === null) return;
    expect((await market.call('closeAccount', { token, body: { password } })).status).toBe(200);
    account.life.send({ type: 'account.close' });
    account.closedAt = now();
  },
  async reopen(account) {
    const { life, person } = account;
    const event = { type: 'account.reopen', isInTime: isInTime(account) } as const;
    const mayEnter = isInUse(account) || life.getSnapshot().can(event);
    const { status } = await market.call('logInFreelancer', { body: { email: person.email, password, reopen: true } });
    expect(status === 200).toBe(mayEnter);
    life.send(event);
  },
  async suspend({ life, person }) {
    const isDone = await suspend(here, person.email, order).then(() => true, refused);
    expect(isDone).toBe(life.getSnapshot().can({ type: 'account.suspend' }));
    life.send({ type: 'account.suspend' });
  },
  async restore({ life, person }) {
    const isDone = await restore(here, person.email, order).then(() => true, refused);
    expect(isDone).toBe(life.getSnapshot().can({ type: 'account.restore' }));
    life.send({ type: 'account.restore' });
  },
  async check(account) {
    const token = await enter(account);
    if (token === null) return;
    const subject = random.pick<Subject>(['portfolio', 'github']);
    expect((await market.call('checkVerification', { token, body: { subject } })).status).toBe(200);
    follow(account, subject, false);
  },
  async link(account) {
    const token = await enter(account);
    if (token === null) return;
    const subject = random.pick<Subject>(['portfolio', 'github']);
    account.links[subject] = newLink();
    expect((await saveLinks(token, account.links)).status).toBe(200);
    if (account.proof?.subject !== subject) return;
    account.badge.send({ type: 'proof.change' });
    account.proof = null;
  },
  async publish({ links, person }) {
    const address = `https://guildhall.example/profile/maya/${person.userId}`;
    for (const link of Object.values(links)) linking.set(pathOf(link), address);
  },
  async unpublish({ links }) {
    for (const link of Object.values(links)) linking.delete(pathOf(link));
  },
};

/** What ends an account or a badge comes less often than what they live by. */
const likely = [
  'close',
  'suspend',
  'link',
  'publish',
  'publish',
  'unpublish',
  'reopen',
  'reopen',
  'restore',
  'restore',
].concat(Array.from({ length: 6 }, () => 'check'));

function refused(error: unknown): false {
  if (error instanceof AdminError) return false;
  throw error;
}

/** Some days go by, and the jobs of each of them are done. */
async function pass(accounts: readonly ModelAccount[]): Promise<void> {
  // Most of all to the day before something is over, and to that day.
  here.clock.advance(days(random.pick([1, 1, 2, doubtDays, 7, reopenDays - 1, reopenDays - 1, reopenDays])) / 1000);
  await recheckDue(here, (error) => {
    throw error;
  });
  for (const account of accounts) {
    const { proof } = account;
    if (isInUse(account) && proof !== null && proof.due <= now()) follow(account, proof.subject, true);
  }
  await tidyUp(here, here.clock.now(), { auditDays: undefined });
  for (const account of accounts) {
    account.life.send({ type: 'account.erase', isInTime: isInTime(account) });
    if (account.life.getSnapshot().value !== 'ERASED') continue;
    account.badge.send({ type: 'proof.change' });
    account.proof = null;
  }
  // Whether there is still time is asked right after it has passed.
  for (const account of accounts)
    if (account.life.getSnapshot().value === 'CLOSED' && random.chance(0.5)) await acts['reopen']?.(account);
}

/** The account as it is stored and as everyone sees it. */
async function seen({ person: { userId } }: ModelAccount) {
  const [user, standing, freelancer, profile] = await Promise.all([
    here.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    here.db.selectFrom('verifications').selectAll().where('userId', '=', userId).executeTakeFirst(),
    here.db.selectFrom('freelancers').select('isVerified').where('userId', '=', userId).executeTakeFirstOrThrow(),
    market.call('getPublicProfile', { params: { userId } }),
  ]);
  const shown = profile.status === 200 ? (profile.data.freelancer?.professionalInfo.isVerified ?? null) : null;
  return { life: accountStatusOf(user), badge: statusOf(standing), isVerified: freelancer.isVerified, shown };
}

function expectedOf({ life, badge }: ModelAccount) {
  const [where, worth] = [life.getSnapshot().value, badge.getSnapshot().value];
  const isVerified = worth !== 'UNVERIFIED';
  return { life: where, badge: worth, isVerified, shown: where === 'ACTIVE' ? isVerified : null };
}

test(`${steps} random steps: accounts and badges are what the lifecycles say`, { timeout: timeLimit }, async () => {
  sites.listen((request, response) => {
    const address = linking.get(`${request.headers.host}${request.url}`);
    page(address === undefined ? 'Hello.' : `<a rel="me" href="${address}">Guildhall</a>`)(request, response);
  });
  const accounts = await Promise.all([newAccount(), newAccount(), newAccount()]);
  const tally = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    const account = random.pick(accounts);
    const name = random.chance(0.15) ? 'time' : random.pick(likely);
    for (const one of name === 'time' ? accounts : [account]) one.story.push(name);
    await (name === 'time' ? pass(accounts) : acts[name]?.(account));
    for (const one of accounts) {
      const [story, expected] = [one.story.slice(-12).join(', '), expectedOf(one)];
      expect({ story, ...(await seen(one)) }).toEqual({ story, ...expected });
      tally.add(`${name} ${expected.life} ${expected.badge}`);
    }
    for (const [place, { life }] of accounts.entries())
      if (life.getSnapshot().status === 'done') accounts[place] = await newAccount();
  }
  console.log(`PROOF_SEED=${seed}: ${steps} steps, ${tally.size} kinds`);
  const kinds = [...tally].map((kind) => kind.split(' ').slice(1).join(' '));
  for (const kind of ['ACTIVE DOUBTED', 'CLOSED VERIFIED', 'SUSPENDED VERIFIED', 'ERASED UNVERIFIED'])
    expect(kinds).toContain(kind);
});
