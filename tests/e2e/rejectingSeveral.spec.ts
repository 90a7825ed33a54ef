import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { applyTo, newFreelancer, postJob } from './freelancers.ts';
import { logIn } from './steps.ts';
import { expect, test } from './test.ts';

/** Rejects every application to a job at once, for a reason. */
async function rejectAll(page: Page, title: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `Choose Several: ${title}` }).click();
  // What can be done stays in sight however far down someone is chosen, and covers no one who gets the focus.
  const last = page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Choose / })
    .last();
  await last.focus();
  const reject = page.getByRole('button', { name: 'Reject Chosen' });
  await expect(reject).toBeInViewport();
  const [bar, box] = [await reject.boundingBox(), await last.boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(box?.y ?? 0);
  await page
    .getByRole('main')
    .getByRole('article')
    .last()
    .getByRole('link', { name: /^Message/ })
    .focus();
  await expect(reject).toBeInViewport();
  await page.getByRole('button', { name: 'Choose All' }).click();
  await page.getByRole('button', { name: 'Reject Chosen' }).click();
  const question = page.getByRole('dialog', { name: 'Reject 2 applications?' });
  await expect(question).toContainText('before anyone is notified');
  await question.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await question.getByRole('button', { name: 'Reject Applications' }).click();
  await expect(question).toBeHidden();
}

test('a client rejects two at once, thinks again, and rejects them after all: they hear of the second alone', async ({
  person,
  mail,
}) => {
  const freelancer = await person('freelancer');
  const first = await newFreelancer(freelancer, mail, { isComplete: true });
  const second = await newFreelancer(await person('another freelancer'), mail, { isComplete: true });
  const title = `Maps of the marsh for ${first.email.slice(0, 8)}`;
  const { id: projectId } = await postJob(freelancer.request, title);
  for (const { token } of [first, second]) await applyTo(freelancer.request, token, projectId);

  const page = await person('client');
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const address = `/client-dashboard?tab=applicants&project=${projectId}`;
  await page.goto(address);
  const accept = page.getByRole('main').getByRole('button', { name: /^Accept:/ });
  await expect(accept).toHaveCount(2);

  await rejectAll(page, title, 'We print in one color.');
  const notice = page.getByRole('region', { name: 'Rejections' });
  await expect(notice).toContainText(`Rejecting 2 applications for “${title}”`);
  await expect(notice).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button', { name: `Undo: ${title}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toContainText('no one was notified');
  await expect(accept).toHaveCount(2);

  await rejectAll(page, title, 'The marsh was drained.');
  // Time runs on whichever tab is open.
  await page.getByRole('tab', { name: 'My Jobs' }).click();
  await expect(notice.getByRole('button', { name: `Undo: ${title}` })).toBeVisible();
  for (const { email } of [first, second]) {
    const { text } = await mail.next(email, new RegExp(title));
    expect(text).toContain('The marsh was drained.');
  }
  await expect(notice).toContainText('The time to undo is over: 2 applications');
  await page.goto(address);
  await expect(accept).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Rejected', { exact: true })).toHaveCount(2);

  await freelancer.goto('/freelancer-dashboard?tab=applications');
  const sent = freelancer.getByRole('main').getByRole('article').filter({ hasText: title });
  await expect(sent).toContainText('The marsh was drained.');
});
