import type { Page } from '@playwright/test';

import type { Sites } from '../../apps/server/src/outside/testing/sites.ts';
import { page as pageOf } from '../../apps/server/src/outside/testing/sites.ts';
import { recheckDays } from '../../packages/machines/src/domain/verificationDays.ts';
import { startConnected, withSites } from './connected.ts';
import { newFreelancer, send } from './freelancers.ts';
import type { Guildhall } from './guildhall.ts';
import { codeIn } from './mailServer.ts';
import { arrive, logIn, seeToast } from './steps.ts';
import { expect, test as base } from './test.ts';

const test = base.extend<object, { sites: Sites; connected: Guildhall }>({
  sites: [
    // Playwright finds out what a fixture needs from its first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => withSites(use),
    { scope: 'worker' },
  ],
  connected: [
    async ({ sites, mail }, use) => {
      const guildhall = await startConnected(sites, { SMTP_URL: mail.url });
      await use(guildhall);
      await guildhall.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const region = (page: Page) => page.getByRole('region', { name: 'Verification' });

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await seeToast(page, 'Profile Updated Successfully!');
  await expect(page).toHaveURL('/profile');
}

test('a freelancer is verified by a page that links back, and no longer once the link is another one', async ({
  person,
  mail,
  connected,
  sites,
}) => {
  const rosa = await person('freelancer', { url: connected.url });
  await newFreelancer(rosa, mail, { isComplete: true });
  await arrive(rosa, '/profile');
  await rosa.getByRole('link', { name: 'Get verified' }).click();
  await expect(rosa).toHaveURL('/account?part=verification');
  await expect(region(rosa).getByRole('heading', { name: 'Verification' })).toBeFocused();
  await region(rosa).getByRole('link', { name: 'Add a Link' }).click();
  await expect(rosa.getByLabel('GitHub')).toBeFocused();
  await rosa.getByLabel('Portfolio').fill('https://mia.example/about');
  await save(rosa);

  // The page has nothing on it yet.
  sites.listen(pageOf('I build websites.'));
  await arrive(rosa, '/account');
  await region(rosa).getByRole('button', { name: 'Check now: Portfolio' }).press('Enter');
  await expect(region(rosa)).toContainText('mia.example/about has no link back to your profile with rel="me".');
  await expect(region(rosa)).toContainText('mia.example/about could not be verified');
  await expect(region(rosa)).toContainText('Put the line that your account page shows there, exactly as it is.');

  await rosa.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await region(rosa).getByRole('button', { name: 'Copy Line' }).press('Enter');
  await seeToast(rosa, 'Copied');
  const line = await rosa.evaluate(() => window.navigator.clipboard.readText());
  expect(line).toBe(await rosa.getByLabel('Line for your page').inputValue());

  // A busy page is waited for, and can be seen to be.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  sites.listen(async (request, response) => {
    await released;
    pageOf(line)(request, response);
  });
  await region(rosa).getByRole('button', { name: 'Check now: Portfolio' }).press('Enter');
  await expect(region(rosa).getByRole('button', { name: 'Checking Portfolio' })).toBeVisible();
  release();
  await expect(region(rosa)).toContainText('Links back from mia.example/about. Checked on');
  await expect(region(rosa)).not.toContainText('could not be verified');
  await expect(region(rosa).getByRole('button', { name: 'Check now: Portfolio' })).toBeFocused();

  await arrive(rosa, '/profile');
  await expect(rosa.getByText('Links back from mia.example/about.')).toBeVisible();
  const address = (await rosa.getByRole('link', { name: 'Public Profile' }).getAttribute('href')) ?? '';
  expect(line).toContain(`href="${connected.url}${address}"`);
  const visitor = await person('visitor', { url: connected.url });
  await visitor.goto(address);
  await expect(visitor.getByText('Verified', { exact: true })).toBeVisible();
  await expect(visitor.getByText(/^Links back from mia\.example\/about\. Checked on \w+ \d+, \d{4}\.$/)).toBeVisible();

  await arrive(rosa, '/edit-profile');
  await rosa.getByLabel('Portfolio').fill('https://mia.example/work');
  await save(rosa);
  await expect(rosa.getByRole('link', { name: 'Get verified' })).toBeVisible();
  await arrive(visitor, `${address}?again`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText('Verified', { exact: true })).toBeHidden();
});

test('a client is verified by the website that the email belongs to', async ({ person, mail, connected, sites }) => {
  const jonas = await person('client', { url: connected.url });
  const [email, password] = ['jonas@northwind.example', 'quiet coffee for all'];
  const { request } = jonas;
  await send(request, 'post', '/email/send-verification-otp', { email });
  await send(request, 'post', '/email/verify-otp', { email, otp: codeIn(await mail.next(email)) });
  const { token } = await send<{ token: string }>(request, 'post', '/client/signup', {
    name: 'Jonas Weber',
    email,
    password,
  });
  const company = { companyName: 'Northwind', industry: 'Technology', location: 'Berlin, Germany' };
  await send(request, 'put', '/client/profile', { ...company, website: 'https://other.example' }, token);
  await logIn(jonas, 'Client', { email, password });
  await expect(jonas).toHaveURL('/client-dashboard');

  await arrive(jonas, '/account');
  await expect(region(jonas)).toContainText('You log in with an email address at northwind.example.');
  await region(jonas).getByRole('button', { name: 'Check now: Website' }).click();
  await expect(region(jonas)).toContainText(
    'Your email is at northwind.example, and your website is at other.example.',
  );
  await expect(region(jonas)).toContainText('They do not belong together.');

  await send(request, 'put', '/client/profile', { website: 'https://www.northwind.example' }, token);
  sites.listen(pageOf('Coffee'));
  await arrive(jonas, '/account');
  await expect(region(jonas)).not.toContainText('other.example');
  await region(jonas).getByRole('button', { name: 'Check now: Website' }).click();
  await expect(region(jonas)).toContainText('Has an email address at northwind.example');
  await arrive(jonas, '/profile');
  await expect(jonas.getByText('Has an email address at northwind.example.')).toBeVisible();
  const address = (await jonas.getByRole('link', { name: 'Public Profile' }).getAttribute('href')) ?? '';
  const visitor = await person('visitor', { url: connected.url });
  await visitor.goto(address);
  await expect(visitor.getByText('Has an email address at northwind.example.')).toBeVisible();
});

test('anyone can read beforehand that a check opens their page, and how often', async ({ person, connected }) => {
  const page = await person('visitor', { url: connected.url });
  await page.goto('/privacy');
  const main = page.getByRole('main');
  await expect(main).toContainText('when you ask for it, our server opens the website or the link on your profile');
  await expect(main).toContainText(`While you are verified, it does so again every ${recheckDays} days.`);
});
