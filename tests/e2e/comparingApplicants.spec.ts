import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { applyTo, newFreelancer, postJob } from './freelancers.ts';
import { applicantsOf, interviewDialog, link, typeWhen, winter } from './interviewForm.ts';
import { tabTo } from './keyboard.ts';
import { logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

/** The answers to those who are compared, in their order. */
const answer = (page: Page, place: number) =>
  page
    .getByRole('row', { name: /^Answer/ })
    .getByRole('cell')
    .nth(place);

test('a client talks to one applicant, turns them down and accepts the other, all beside what they compare', async ({
  person,
  mail,
}) => {
  const freelancer = await person('freelancer');
  const other = await person('another freelancer');
  const people = [
    await newFreelancer(freelancer, mail, { isComplete: true }),
    await newFreelancer(other, mail, { isComplete: true }),
  ] as const;
  const title = `Maps of the moor for ${people[0].email.slice(0, 8)}`;
  const { id: projectId } = await postJob(freelancer.request, title);
  for (const { token } of people) await applyTo(freelancer.request, token, projectId);

  const page = await person('client');
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto(applicantsOf(projectId));
  await page.getByRole('link', { name: `Compare 2 Applicants: ${title}` }).click();
  await expect(page.getByRole('heading', { name: `2 freelancers side by side for “${title}”` })).toBeVisible();
  // Columns scroll in their frame, never the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(answer(page, 0)).toContainText('Pending');

  await answer(page, 0)
    .getByRole('link', { name: /^Schedule Interview:/ })
    .click();
  const form = interviewDialog(page);
  await typeWhen(form, winter);
  await form.getByLabel('Meeting link').fill(link);
  await form.getByRole('button', { name: 'Schedule Interview' }).click();
  await seeToast(page, 'Interview Scheduled Successfully');
  await expect(answer(page, 0).getByRole('link', { name: /^Schedule Interview:/ })).toHaveCount(0);
  await expect(answer(page, 1).getByRole('link', { name: /^Schedule Interview:/ })).toBeVisible();

  await answer(page, 0)
    .getByRole('button', { name: /^Reject:/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Reject Rosa Winkler?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(answer(page, 0).getByRole('button', { name: /^Reject:/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('textbox', { name: 'Reason' }).fill('We need someone who knows the moor.');
  await question.getByRole('button', { name: 'Reject Application' }).click();
  await seeToast(page, 'Application Rejected');
  await expect(answer(page, 0)).toHaveText('Rejected');
  await expect(page.getByRole('columnheader').nth(1).locator('> div')).toBeFocused();

  await tabTo(page, answer(page, 1).getByRole('button', { name: /^Accept:/ }));
  await page.keyboard.press('Enter');
  await page
    .getByRole('alertdialog', { name: 'Accept Rosa Winkler?' })
    .getByRole('button', { name: 'Accept Application' })
    .click();
  await seeToast(page, 'Application Approved');
  await expect(answer(page, 1)).toContainText('Accepted');
  await expect(answer(page, 1).getByRole('button')).toHaveCount(0);

  // Whoever stands first is the one who applied last.
  for (const [side, said] of [
    [other, /We need someone who knows the moor/],
    [freelancer, /Approved/],
  ] as const) {
    await side.goto('/freelancer-dashboard?tab=applications');
    await expect(side.getByRole('main').getByRole('article').filter({ hasText: title })).toContainText(said);
  }
});
