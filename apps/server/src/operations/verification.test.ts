import { recheckDays } from '@guildhall/machines/domain/verificationDays';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { days } from '../domain/time.ts';
import { eraseAccounts } from '../eraseAccounts.ts';
import type { Sites } from '../outside/testing/sites.ts';
import { openSites, page } from '../outside/testing/sites.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { recheckDue } from '../verifications/recheckDue.ts';
import { checkOutside } from './steps/checkedOutside.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

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
beforeEach(async () => {
  await here.db.deleteFrom('verifications').execute();
  sites.addresses.clear();
  sites.asked.length = 0;
});

const portfolioUrl = 'https://mia.example/about';
const githubUrl = 'https://other.example/mia';

const save = ({ token }: Person, change: object) =>
  market.call('updateFreelancerProfile', { token, body: { ...market.profile, ...change } });
/** As its owner reads it, who has logged in anew where the session has ended by time. */
async function read({ token, email }: Person) {
  const first = await market.call('getVerification', { token });
  if (first.status === 200) return first.data;
  const again = await market.call('logInFreelancer', { body: { email, password: 'seven quiet lanterns' } });
  return (await market.call('getVerification', { token: again.data.token })).data;
}
async function check({ token, email }: Person, subject: string) {
  const first = await market.call('checkVerification', { token, body: { subject } });
  if (first.status !== 401) return first;
  const again = await market.call('logInFreelancer', { body: { email, password: 'seven quiet lanterns' } });
  return market.call('checkVerification', { token: again.data.token, body: { subject } });
}
const isShownVerified = async ({ userId }: Person) => {
  const { data } = await market.call('getPublicProfile', { params: { userId } });
  const { isVerified, verified } = data.freelancer?.professionalInfo ?? data.client?.companyInfo ?? { verified: null };
  expect(verified !== null).toBe(isVerified);
  return isVerified;
};
/** The pages of everyone here link back to `person`. */
const linkBackTo = async (person: Person) =>
  sites.listen(page(`<a rel="me" href="${(await read(person)).profileAddress}">Guildhall</a>`));

async function newFreelancer(): Promise<Person> {
  const maya = await market.makePerson('FREELANCER', 'Maya Lindqvist');
  await save(maya, { portfolioUrl, githubUrl });
  return maya;
}

/** A freelancer who is verified by the portfolio. */
async function verifiedFreelancer(): Promise<Person> {
  const maya = await newFreelancer();
  await linkBackTo(maya);
  expect((await check(maya, 'portfolio')).data.verified).toMatchObject({ subject: 'portfolio' });
  return maya;
}

async function newClient(email: string, website: string): Promise<Person> {
  const jonas = await market.makePerson('CLIENT', 'Jonas Weber');
  await here.db.updateTable('users').set({ email }).where('id', '=', jonas.userId).execute();
  const body = { companyName: 'Northwind', industry: 'Technology', location: 'Berlin', website };
  await market.call('updateClientProfile', { token: jonas.token, body });
  return { ...jonas, email };
}

/** Without those about sign-ins. */
const mailsTo = async ({ email }: Person) =>
  (await here.mails(email)).filter(({ subject }) => subject.includes('verified'));

const failures: unknown[] = [];
async function recheckAfter(count: number) {
  here.clock.advance(days(count) / 1000);
  await recheckDue(here, (error) => failures.push(error));
  expect(failures).toEqual([]);
}

describe('a freelancer', () => {
  test('is verified by a page that links back, and everyone reads by which and since when', async () => {
    const maya = await newFreelancer();
    expect(await read(maya)).toMatchObject({
      verified: null,
      lastCheck: null,
      addresses: [
        { subject: 'github', address: githubUrl },
        { subject: 'portfolio', address: portfolioUrl },
      ],
      profileAddress: `https://guildhall.example/profile/maya-lindqvist/${maya.userId}`,
    });
    await linkBackTo(maya);
    const { status, data } = await check(maya, 'portfolio');
    expect(status).toBe(200);
    const verified = { subject: 'portfolio', address: portfolioUrl, checkedAt: expect.any(String) };
    expect(data).toMatchObject({ verified, lastCheck: { subject: 'portfolio', problem: null } });
    const seen = await market.call('getPublicProfile', { params: { userId: maya.userId } });
    expect(seen.data.freelancer?.professionalInfo).toMatchObject({ isVerified: true, verified: data.verified });
    const own = await market.call('getFreelancerProfile', { token: maya.token });
    expect(own.data).toMatchObject({ isVerified: true, verified: data.verified });
  });

  test('learns why a page does not verify, and stays as before', async () => {
    const maya = await newFreelancer();
    sites.listen(page('Hello.'));
    expect((await check(maya, 'github')).data).toMatchObject({
      verified: null,
      lastCheck: { subject: 'github', address: githubUrl, problem: 'noLinkBack', detail: null },
    });
    expect(await isShownVerified(maya)).toBe(false);
  });

  test('keeps the badge when another page of theirs does not link back', async () => {
    const maya = await verifiedFreelancer();
    sites.listen(page('Hello.'));
    expect((await check(maya, 'github')).data).toMatchObject({
      isDoubted: false,
      verified: { subject: 'portfolio' },
      lastCheck: { problem: 'noLinkBack' },
    });
  });

  test('loses it with the link that was checked, at once, and with no other', async () => {
    const maya = await verifiedFreelancer();
    await save(maya, { portfolioUrl, githubUrl: 'https://other.example/maya' });
    expect(await isShownVerified(maya)).toBe(true);
    await save(maya, { portfolioUrl: 'https://mia.example/', githubUrl });
    expect(await isShownVerified(maya)).toBe(false);
    expect(await read(maya)).toMatchObject({ verified: null, lastCheck: null });
    await save(maya, { portfolioUrl, githubUrl });
    expect(await isShownVerified(maya)).toBe(false);
  });

  test('keeps it under another name', async () => {
    const maya = await verifiedFreelancer();
    await save(maya, { name: 'Maya Berg', portfolioUrl, githubUrl });
    expect((await check(maya, 'portfolio')).data).toMatchObject({ verified: { subject: 'portfolio' } });
  });

  test('cannot have an address checked that is not in the profile', async () => {
    const maya = await newFreelancer();
    for (const subject of ['linkedin', 'website']) {
      const { status, message } = await check(maya, subject);
      expect([status, message]).toEqual([409, 'Your profile has no such address. Add it to your profile first.']);
    }
  });

  test('has one check at a time, and what was changed meanwhile proves nothing', async () => {
    const maya = await newFreelancer();
    const body = page(`<a rel="me" href="${(await read(maya)).profileAddress}">Guildhall</a>`);
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    sites.listen(async (request, response) => {
      arrive();
      await released;
      body(request, response);
    });
    const first = check(maya, 'portfolio');
    await arrived;
    expect(await check(maya, 'github')).toMatchObject({ status: 409, message: expect.stringContaining('in progress') });
    await save(maya, { portfolioUrl: 'https://mia.example/other', githubUrl });
    release();
    expect(await first).toMatchObject({ status: 409, message: expect.stringContaining('changed during the check') });
    expect(await isShownVerified(maya)).toBe(false);
    sites.listen(body);
    expect((await check(maya, 'portfolio')).data).toMatchObject({ verified: { address: 'https://mia.example/other' } });
  });

  test('whose check was cut off by the end of a server can begin another soon', async () => {
    const maya = await newFreelancer();
    await linkBackTo(maya);
    const checkingUntil = new Date(here.clock.now().getTime() + 30_000);
    await here.db.insertInto('verificationChecks').values({ userId: maya.userId, checkingUntil }).execute();
    expect((await check(maya, 'portfolio')).status).toBe(409);
    here.clock.advance(31);
    expect((await check(maya, 'portfolio')).status).toBe(200);
  });
});

describe('a client', () => {
  test('is verified by the website of the email’s domain', async () => {
    const jonas = await newClient('jonas@northwind.example', 'https://www.northwind.example');
    sites.listen(page('Coffee'));
    expect((await check(jonas, 'website')).data).toMatchObject({
      verified: { subject: 'website', address: 'https://www.northwind.example' },
      emailDomain: 'northwind.example',
    });
    expect(await isShownVerified(jonas)).toBe(true);
    const { data } = await market.call('getClientProfile', { token: jonas.token });
    expect(data).toMatchObject({ isVerified: true, verified: { subject: 'website' } });
  });

  test.each([
    ['someone.else@gmail.com', 'freeMail'],
    ['jonas.else@other.example', 'otherDomain'],
  ])('%s is not: %s', async (email, problem) => {
    const jonas = await newClient(email, 'https://northwind.example');
    expect((await check(jonas, 'website')).data).toMatchObject({ verified: null, lastCheck: { problem } });
  });

  test('loses it with the website, and with the email', async () => {
    sites.listen(page('Coffee'));
    const jonas = await newClient('one@northwind.example', 'https://northwind.example');
    await check(jonas, 'website');
    await market.call('updateClientProfile', { token: jonas.token, body: { website: null } });
    expect(await isShownVerified(jonas)).toBe(false);
    const ida = await newClient('two@northwind.example', 'https://northwind.example');
    await check(ida, 'website');
    await here.db.updateTable('users').set({ email: 'ida@other.example' }).where('id', '=', ida.userId).execute();
    expect(await isShownVerified(ida)).toBe(false);
  });
});

describe('every 30 days', () => {
  const passed = () => {
    const asked = [...sites.asked];
    sites.asked.length = 0;
    return asked;
  };

  test('the page is looked at again, and not before', async () => {
    const maya = await verifiedFreelancer();
    const first = (await read(maya)).verified?.checkedAt ?? '';
    passed();
    await recheckAfter(recheckDays - 1);
    expect(passed()).toEqual([]);
    await recheckAfter(1);
    expect(passed()).toEqual(['mia.example/about']);
    const again = (await read(maya)).verified?.checkedAt ?? '';
    expect(Date.parse(again) - Date.parse(first)).toBeGreaterThan(days(recheckDays - 1));
    await recheckAfter(1);
    expect(passed()).toEqual([]);
  });

  test('one failure is a doubt, the second ends it, and a mail says why', async () => {
    const maya = await verifiedFreelancer();
    sites.listen(page('Moved.'));
    await recheckAfter(recheckDays);
    expect(await read(maya)).toMatchObject({ isDoubted: true, verified: { subject: 'portfolio' } });
    expect(await isShownVerified(maya)).toBe(true);
    // Asking for a check again and again hastens nothing.
    await check(maya, 'portfolio');
    await check(maya, 'portfolio');
    await recheckAfter(2);
    expect(await isShownVerified(maya)).toBe(true);
    expect(await mailsTo(maya)).toEqual([]);
    await recheckAfter(1);
    expect(await isShownVerified(maya)).toBe(false);
    expect(await read(maya)).toMatchObject({ isDoubted: false, verified: null, lastCheck: { problem: 'noLinkBack' } });
    const [mail, ...more] = await mailsTo(maya);
    expect([mail?.subject, more]).toEqual(['You are no longer verified on Guildhall', []]);
    expect(mail?.text).toContain('mia.example/about has no link back to your profile');
    expect(mail?.text).toContain('https://guildhall.example/account?part=verification');
    await recheckAfter(90);
    expect(await mailsTo(maya)).toHaveLength(1);
  });

  test('a page that is back in time ends the doubt', async () => {
    const maya = await verifiedFreelancer();
    sites.addresses.set('mia.example', []);
    await recheckAfter(recheckDays);
    expect(await read(maya)).toMatchObject({ isDoubted: true, lastCheck: { problem: 'notFound' } });
    sites.addresses.clear();
    await recheckAfter(3);
    expect(await read(maya)).toMatchObject({ isDoubted: false, verified: { subject: 'portfolio' } });
    expect(await mailsTo(maya)).toEqual([]);
  });

  test('many servers look once', async () => {
    const maya = await verifiedFreelancer();
    here.clock.advance(days(recheckDays) / 1000);
    passed();
    await Promise.all([1, 2, 3, 4].map(() => recheckDue(here, (error) => failures.push(error))));
    expect([passed(), failures]).toEqual([['mia.example/about'], []]);
    // One that found it due before another had looked.
    const late = { userId: maya.userId, subject: 'portfolio', address: portfolioUrl, isDue: true } as const;
    expect([await checkOutside(here, late), passed()]).toEqual([{ is: 'CHANGED' }, []]);
    expect(await read(maya)).toMatchObject({ isDoubted: false });
  });

  test('accounts that are closed wait until they are reopened', async () => {
    const maya = await verifiedFreelancer();
    await here.db.updateTable('users').set({ isActive: false }).where('id', '=', maya.userId).execute();
    passed();
    await recheckAfter(recheckDays);
    expect(passed()).toEqual([]);
    await here.db.updateTable('users').set({ isActive: true }).where('id', '=', maya.userId).execute();
    await recheckAfter(0);
    expect(passed()).toEqual(['mia.example/about']);
  });
});

test('an account takes what was checked along, and leaves none of it behind', async () => {
  const maya = await verifiedFreelancer();
  const response = await here.app.inject({
    url: '/api/v1/account/export',
    headers: { authorization: `Bearer ${maya.token}` },
  });
  expect(response.json()).toMatchObject({
    freelancerProfile: { isVerified: true },
    verification: { subject: 'portfolio', address: portfolioUrl },
    verificationCheck: { subject: 'portfolio', address: portfolioUrl, problem: null },
  });
  await market.call('closeAccount', { token: maya.token, body: { password: 'seven quiet lanterns' } });
  here.clock.advance(days(15) / 1000);
  await eraseAccounts(here, here.clock.now());
  for (const table of ['verifications', 'verificationChecks'] as const) {
    const left = await here.db.selectFrom(table).selectAll().where('userId', '=', maya.userId).execute();
    expect(left).toEqual([]);
  }
  const { isVerified } = await here.db
    .selectFrom('freelancers')
    .select('isVerified')
    .where('userId', '=', maya.userId)
    .executeTakeFirstOrThrow();
  expect(isVerified).toBe(false);
});

test('an account may ask for 60 checks an hour, and one website is asked at most 300 times by all', async () => {
  const limited = await createTestApp({ LIMITS: 'on', PUBLIC_URL: 'https://guildhall.example' }, sites);
  const there = openMarketplace(limited);
  sites.addresses.set('mia.example', []);
  const ask = async (): Promise<number[]> => {
    const maya = await there.makePerson('FREELANCER', 'Maya Lindqvist');
    await there.call('updateFreelancerProfile', { token: maya.token, body: { ...there.profile, portfolioUrl } });
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      const call = { token: maya.token, body: { subject: 'portfolio' } };
      statuses.push((await there.call('checkVerification', call)).status);
    }
    return statuses;
  };
  expect((await ask()).map((status) => status === 200)).toEqual([...Array.from({ length: 60 }, () => true), false]);
  for (let count = 0; count < 4; count += 1) expect((await ask()).filter((status) => status === 200)).toHaveLength(60);
  expect((await ask()).filter((status) => status === 200)).toEqual([]);
  await limited.close();
});
