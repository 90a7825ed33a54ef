import { paths } from '../../apps/web/src/paths.ts';
import { browserOptions } from '../../scripts/browser.ts';
import { newApplication } from './freelancers.ts';
import { openInterviewForm, typeWhen, winter } from './interviewForm.ts';
import { expect, test } from './test.ts';

// Code that could not be fetched is fetched again only by newer browsers; the light one keeps the failure until the
// page is loaded anew.
test.use({ launchOptions: browserOptions('full') });

test('anyone who is cut off before a page has its code is told, and goes on when the connection is back', async ({
  person,
}) => {
  const page = await person('visitor');
  await page.goto(paths.login, { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await page.getByLabel('Email address').fill('ada@adeyemi.example');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toContainText('Unable to connect to the server. Please try again.');
  await page.context().setOffline(false);
  await expect(page.getByText('Please select your account type')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('ada@adeyemi.example');
});

test('a calendar that cannot be fetched says so, and opens when it can', async ({ person }) => {
  const page = await person('client');
  const { projectId } = await newApplication(page.request, 'Plates for a guide to clubmosses');
  const form = await openInterviewForm(page, projectId);
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
