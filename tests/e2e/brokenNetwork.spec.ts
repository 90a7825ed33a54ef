import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

import { paths } from '../../apps/web/src/paths.ts';
import { browserOptions } from '../../scripts/browser.ts';
import { interviewDialog, interviewLink, typeWhen, winter } from './interviewForm.ts';
import { appliedPair } from './jobs.ts';
import { layLine } from './line.ts';
import { enter, newClient, newFreelancer } from './people.ts';
import { appScripts, arrive, hearNothing, rouse, seeToast, untilRead } from './steps.ts';
import { expect, test } from './test.ts';

const unreachable = 'Unable to connect to the server. Please try again.';

/** What a browser says of an answer that breaks off. */
const troubles = [
  /net::ERR_(CONTENT_LENGTH_MISMATCH|CONNECTION_RESET|CONNECTION_CLOSED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/,
];

test('what is sent again after its answer broke off arrives once, and what was typed before outlives a reload', async ({
  person,
  guildhall,
  mail,
}) => {
  const line = await layLine(guildhall.url);
  const page = await person('visitor', { url: line.url, troubles });
  async function write(subject: string) {
    await page.getByLabel('Name').fill('Vera Visitor');
    await page.getByLabel('Email address').fill('vera@visitor.example');
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Message').fill('Does it reach you?');
  }
  const send = page.getByRole('button', { name: 'Submit Request' });
  const thanks = page.getByRole('heading', { name: 'Request Submitted!' });

  await arrive(page, '/contact-support');
  await write('Over a broken line');
  await page.reload();
  await rouse(page);
  await expect(page.getByLabel('Message')).toHaveValue('Does it reach you?');
  line.cutNextAnswer('POST /api/v1/public/support-requests');
  await send.click();
  await seeToast(page, 'Network error', unreachable);
  await expect(page.getByLabel('Message')).toHaveValue('Does it reach you?');
  await send.click();
  await expect(thanks).toBeFocused();

  // By the time that the next one is there, a second of the first would be too.
  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('vera@visitor.example');
  await write('Over a whole line');
  await send.click();
  await expect(thanks).toBeFocused();
  await mail.next('support@guildhall.example', /Over a whole line/);
  expect(mail.mails.filter(({ subject }) => subject.includes('Over a broken line'))).toHaveLength(1);
  await line.close();
});

test('a person who is cut off stays where they are, loses nothing, and goes on when the connection is back', async ({
  person,
  mail,
}) => {
  const page = await person('client');
  const offline = (is: boolean) => page.context().setOffline(is);

  await test.step('a page that no one answers for is not gone to', async () => {
    await arrive(page, '/contact-support');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('My invoice names another company.');
    await offline(true);
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
    await about.click();
    // Plain, or in a toast where the code for it had come.
    const told = page.getByRole('alert');
    await expect(told).toContainText('Network error');
    await expect(told).toContainText(unreachable);
    await expect(page).toHaveURL('/contact-support');
    await expect(message).toHaveValue('My invoice names another company.');
    await offline(false);
    await about.click();
    await expect(page).toHaveURL('/about');
  });

  await test.step('a job whose window cannot be fetched opens once the network is back', async () => {
    await newClient(page, mail);
    await page.goto('/press');
    await arrive(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    const job = page.getByRole('link', { name: /^View Details:/ }).first();
    await expect(job).toBeVisible();
    await offline(true);
    await job.click();
    await seeToast(page, 'Network error', unreachable);
    await expect(page.getByRole('dialog')).toBeHidden();
    await offline(false);
    await job.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('who cannot reach the server logs out all the same', async () => {
    await offline(true);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await seeToast(page, 'Logged out successfully');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('clienttoken'))).toBeNull();
    await offline(false);
  });

  await test.step('a page that leads elsewhere does not give up', async () => {
    const freelancer = await person('freelancer');
    await newFreelancer(freelancer, mail);
    await freelancer.route('**/assets/FreelancerDashboardRoute-*.js', (route) => route.abort());
    await freelancer.route('**/freelancer-dashboard', (route) => route.abort());
    await freelancer.goto('/post-job');
    await seeToast(freelancer, 'Network error', unreachable);
    await freelancer.unrouteAll();
    await freelancer.getByRole('main').click();
    await expect(freelancer).toHaveURL('/freelancer-dashboard');
    await expect(freelancer.getByText('Loading the page')).toHaveCount(0);
  });
});

test('code that could not be fetched is fetched again', async ({ person, mail, guildhall }) => {
  // Only newer browsers do; the light one keeps the failure until the page is loaded anew.
  const browser = await chromium.launch(browserOptions('full'));
  const context = await browser.newContext({ baseURL: guildhall.url, locale: 'en-US' });
  const opened = async (): Promise<Page> => context.newPage();
  try {
    await test.step('of the page', async () => {
      const page = await opened();
      await context.route(appScripts, (route) => route.abort());
      await page.goto(paths.login);
      await untilRead(page);
      await page.getByLabel('Email address').fill('ada@adeyemi.example');
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page.getByRole('alert')).toContainText(unreachable);
      await context.unrouteAll();
      // The app, and then the page's own part of it.
      await context.route('**/assets/login-*.js', (route) => route.abort());
      const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/login-'));
      await page.getByLabel('Email address').press('End');
      await refused;
      await expect(page.getByRole('alert')).toContainText(unreachable);
      await context.unrouteAll();
      await page.getByLabel('Email address').press('End');
      await expect(page.getByText('Please select your account type')).toBeVisible();
      await expect(page.getByLabel('Email address')).toHaveValue('ada@adeyemi.example');
      await expect(page.getByText(unreachable)).toBeHidden();
    });

    await test.step('of a calendar in a dialog, which can be typed into meanwhile', async () => {
      const { wren, projectId } = await appliedPair(await person('client'), await person('freelancer'), mail);
      const page = await opened();
      await hearNothing(page);
      await enter(page, wren);
      await page.goto(`/client-dashboard?tab=applicants&project=${projectId}`);
      await interviewLink(page).click();
      const form = interviewDialog(page);
      const files = '**/assets/CalendarPanel-*.js';
      await page.route(files, (route) => route.abort());
      const calendar = form.getByRole('button', { name: /Calendar/ });
      await calendar.click();
      const said = form.getByText('The calendar could not be loaded. Type the date instead.');
      await expect(said).toBeVisible();
      await typeWhen(form, winter);
      await page.unroute(files);
      await calendar.click();
      const day = page.getByRole('button', { name: /December 1, \d{4}/ });
      await expect(day).toBeFocused();
      await expect(said).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(day).toHaveCount(0);
      await expect(calendar).toBeFocused();
      await expect(form.getByRole('spinbutton', { name: /day/ })).toHaveText('02');
    });
  } finally {
    await browser.close();
  }
});
