import type { Locator, Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import type { Schema } from '../../packages/machines/src/kit/schema.ts';
import { applyTo, newFreelancer, postJob } from './freelancers.ts';
import { logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const address = '/client-dashboard?tab=applicants';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const detailsLink = (card: Locator) => card.getByRole('link', { name: /^View Details/ });

async function enter(page: Page): Promise<void> {
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
}

test('an application opens beside the list, from its link and its address, and Back closes it', async ({ person }) => {
  const page = await person('client');
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page);
  // Others may have applied to the same client meanwhile, and filled in less.
  const card = cards(page)
    .filter({ has: page.getByRole('list', { name: 'Skills' }) })
    .first();
  const name = (await card.getByRole('heading').first().textContent()) ?? '';
  await detailsLink(card).click();
  const pane = page.getByRole('region', { name, exact: true });
  await expect(page).toHaveURL(/&application=[\da-f-]{36}$/);
  await expect(pane.getByRole('heading', { name, exact: true })).toBeFocused();
  for (const term of ['Email', 'Rating', 'Hourly rate', 'Experience', 'Age', 'Projects completed']) {
    await expect(pane.getByRole('term').filter({ hasText: term }).first()).toBeVisible();
  }
  await expect(pane.getByText(/^(Available|Busy)$/)).toBeVisible();
  for (const heading of ['Skills', 'Applied for', 'Proposal', 'Cover letter']) {
    await expect(pane.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await expect(pane.getByRole('link', { name: /^View Profile/ })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();

  await page.reload();
  await expect(pane.getByRole('heading', { name: 'Cover letter' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(pane).toHaveCount(0);
  await detailsLink(card).click();
  await pane.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(page).toHaveURL(address);
  await expect(detailsLink(card)).toBeFocused();
});

test('on a phone an application opens over the list, and its question over that', async ({ person }) => {
  const page = await person('client');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  const card = cards(page)
    .filter({ has: page.getByRole('button', { name: /^Accept:/ }) })
    .first();
  await detailsLink(card).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Cover letter' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept Application' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Accept Application' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(address);
  await expect(dialog).toHaveCount(0);
  await expect(detailsLink(card)).toBeFocused();
});

test('a client looks at an application, shortlists it, and rejects it for a reason that is read', async ({
  person,
  mail,
}) => {
  const freelancer = await person('freelancer');
  const { name, email, token } = await newFreelancer(freelancer, mail, { isComplete: true });
  const title = `Plates of the path to ${email.slice(0, 8)}`;
  const { id: projectId } = await postJob(freelancer.request, title);
  await applyTo(freelancer.request, token, projectId);

  const page = await person('client');
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page);
  const tab = page.getByRole('tab', { name: /^Applicants/ });
  await page.goto(`${address}&project=${projectId}`);
  const card = cards(page).filter({ hasText: name });
  await expect(card.getByText('New application')).toBeVisible();
  await expect(tab).toHaveText(/\d/);
  const before = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]);

  // Opening it is looking at it.
  await detailsLink(card).click();
  await expect(card.getByText('New application')).toHaveCount(0);
  await expect(tab).toHaveText(new RegExp(`\\D${before - 1}(?!\\d)`));
  await freelancer.goto('/freelancer-dashboard?tab=applications');
  const sent = freelancer.getByRole('main').getByRole('article').filter({ hasText: title });
  await expect(sent.getByText(/^Viewed by the client/)).toBeVisible();

  // The star is the client's own, and outlives a reload.
  const star = card.getByRole('button', { name: /^Shortlist:/ });
  const kept = page.waitForResponse(/\/shortlist$/);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await page.getByRole('button', { name: 'Shortlisted', exact: true }).click();
  await expect(page).toHaveURL(/&shortlist=1$/);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).not.toHaveURL(/shortlist/);

  // Words to start from, made one's own.
  await card.getByRole('button', { name: /^Reject:/ }).click();
  const question = page.getByRole('dialog', { name: /^Reject / });
  await question.getByLabel('Ready-made reasons').selectOption('The timing does not fit');
  const reason = question.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toHaveValue(/start earlier/);
  await reason.fill('We need the plates in three days.');
  await question.getByRole('button', { name: 'Reject Application' }).click();
  await seeToast(page, 'Application Rejected');
  expect((await mail.next(email, new RegExp(`^Your application for “${title}”`))).text).toContain(
    'We need the plates in three days.',
  );
  await freelancer.reload();
  await expect(sent.getByText('We need the plates in three days.')).toBeVisible();
});

test('applicants of a job are compared side by side, those with a star where there are any', async ({ person }) => {
  const page = await person('client');
  await enter(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Compare \d (Applicants|Shortlisted)/ })
    .first();
  const count = Number(/\d/.exec((await link.textContent()) ?? '')?.[0]);
  const projectId = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('project') ?? '';
  const listed = page.waitForResponse((answer) => answer.url().includes(`projectId=${projectId}`));
  await link.click();
  // The server keeps to its contract: another test proves it.
  const { data } = (await (await listed).json()) as { data: Schema<'ClientApplicationList'> };
  await expect(page).toHaveURL(/\/find-talent\/compare\?people=/);
  await expect(page.getByRole('heading', { name: `${count} freelancers side by side` })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(count + 1);

  // Each says here what they proposed for this very job.
  const names = await page.getByRole('columnheader').getByRole('link').allTextContents();
  for (const [row, textOf] of [
    ['Proposal', ({ proposal }) => proposal],
    ['Cover letter', ({ coverLetter }) => coverLetter],
  ] as const satisfies [string, (one: Schema<'ClientApplication'>) => string][]) {
    const cells = page.getByRole('row', { name: new RegExp(`^${row}`) }).getByRole('cell');
    for (const [place, name] of names.entries()) {
      const application = data.applications.find(({ freelancer }) => freelancer.name === name);
      await expect(cells.nth(place)).toContainText(application === undefined ? 'Has not applied' : textOf(application));
    }
  }

  // Where that cannot be read, the rest is compared, and it can be asked for again.
  await page.route('**/client/applications?*', (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'What they proposed could not be loaded.' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Rate/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Proposal/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('row', { name: /^Proposal/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Applicants', exact: true }).click();
  await expect(page).toHaveURL(`/client-dashboard?tab=applicants&project=${projectId}`);
});
