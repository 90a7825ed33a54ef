import type { Page } from '@playwright/test';

import { hiredPair, title } from './hiredPair.ts';
import { seeToast, tick } from './steps.ts';
import { expect, test } from './test.ts';

async function requestCompletion(page: Page, delivered: string) {
  await page.goto('/freelancer-dashboard?tab=assigned');
  await page.getByRole('button', { name: `Request Completion: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Request completion?' });
  await dialog.getByLabel('What did you deliver?').fill(delivered);
  await dialog.getByRole('button', { name: 'Request Completion' }).click();
  await seeToast(page, 'Completion Requested', 'The client was asked to approve the work.');
  await expect(page.getByText('Pending completion')).toBeVisible();
  // The button is gone; the focus is with the project.
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
}

test('work is handed in, sent back, handed in again, approved and rated', async ({ person, mail }) => {
  test.setTimeout(240_000);
  const client = await person('client');
  const freelancer = await person('freelancer');
  const { clientEmail, freelancerEmail } = await hiredPair(client, freelancer, mail);

  await requestCompletion(freelancer, 'Two of the three signs.');
  expect((await mail.next(clientEmail, /Ready for your approval/)).text).toContain('Two of the three signs.');

  // It waits for the client, who sends it back: not without a reason.
  await client.goto('/client-dashboard');
  const waiting = client.getByRole('region', { name: /Waiting for you/ });
  await waiting.getByRole('link', { name: `Approve Rosa Winkler’s work on “${title}”` }).click();
  await expect(client.getByText('Two of the three signs.')).toBeVisible();
  await client.getByRole('button', { name: `Send Back: ${title}` }).click();
  const sendBack = client.getByRole('dialog', { name: 'Send the work back?' });
  await sendBack.getByRole('button', { name: 'Send Back' }).click();
  const reason = sendBack.getByLabel('What is missing?');
  await expect(reason).toHaveAccessibleDescription(/Say what is missing/);
  await expect(reason).toBeFocused();
  await reason.fill('The sign for the door.');
  await client.context().setOffline(true);
  await sendBack.getByRole('button', { name: 'Send Back' }).click();
  await seeToast(client, 'Error', 'Failed to send the work back. Please try again.');
  await client.context().setOffline(false);
  await expect(reason).toHaveValue('The sign for the door.');
  await sendBack.getByRole('button', { name: 'Send Back' }).click();
  await seeToast(client, 'Work Sent Back');
  await expect(client.getByText('You have no jobs with the status “Pending completion”')).toBeVisible();
  expect((await mail.next(freelancerEmail, /Sent back/)).text).toContain('The sign for the door.');

  await freelancer.reload();
  await expect(freelancer.getByText('The sign for the door.')).toBeVisible();
  await requestCompletion(freelancer, 'All three signs.');

  // Approved, and the rating is asked for at once.
  await client.goto('/client-dashboard?tab=jobs');
  await client.getByRole('button', { name: `Approve Completion: ${title}` }).click();
  const question = client.getByRole('alertdialog', { name: 'Approve this work?' });
  await expect(question).toContainText('All three signs.');
  await question.getByRole('button', { name: 'Approve Completion' }).click();
  await seeToast(client, 'Completion Approved');
  const rating = client.getByRole('dialog', { name: 'Rate Freelancer' });
  await expect(rating.getByRole('button', { name: 'Submit Rating' })).toBeDisabled();
  await tick(client, 'radio', '4 Very Good');
  await rating.getByLabel('Review').fill('Bold letters, read from the other bank.');

  // What was typed outlives closing the dialog; the card and the overview lead back to it.
  await rating.getByRole('button', { name: 'Later' }).click();
  await expect(rating).toBeHidden();
  await client.goto('/client-dashboard');
  await waiting.getByRole('link', { name: `Rate Rosa Winkler for “${title}”` }).click();
  await expect(rating.getByLabel('Review')).toHaveValue(/other bank/);
  await expect(rating.getByRole('radio', { name: '4 Very Good' })).toBeChecked();

  // The answer is lost: the rating was given, once, and trying again says so.
  await client.route('**/rate-freelancer', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await rating.getByRole('button', { name: 'Submit Rating' }).click();
  await seeToast(client, 'Error', 'Failed to submit rating. Please try again.');
  await client.unroute('**/rate-freelancer');
  await rating.getByRole('button', { name: 'Submit Rating' }).click();
  await seeToast(client, 'Rating Submitted');
  await expect(rating).toBeHidden();
  await expect(client.getByText('4.0 out of 5 stars')).toBeVisible();
  expect((await mail.next(freelancerEmail, /rated your work/)).text).toContain('4 out of 5 stars');

  // The freelancer rates the client, who has rated and sees it at once.
  await freelancer.goto('/freelancer-dashboard?tab=assigned');
  await freelancer.getByRole('link', { name: `Rate Client: Wren Castell, ${title}` }).click();
  const clientRating = freelancer.getByRole('dialog', { name: 'Rate Client' });
  await expect(clientRating).toContainText('This rating will be visible right away.');
  await tick(freelancer, 'radio', '5 Excellent');
  await clientRating.getByLabel('Review').fill('Knew what the signs were for.');
  await clientRating.getByRole('button', { name: 'Submit Rating' }).click();
  await seeToast(freelancer, 'Rating Submitted');
  await expect(clientRating).toBeHidden();
  await expect(freelancer.getByText('You rated Wren Castell')).toBeVisible();
  await expect(freelancer.getByText('5.0 out of 5 stars')).toBeVisible();
  await expect(freelancer.getByRole('link', { name: /^Rate Client/ })).toHaveCount(0);
  expect((await mail.next(clientEmail, /rated working with you/)).text).toContain('5 out of 5 stars');

  // Both read one statement of the work, on the screen and on paper.
  await client.getByRole('link', { name: `View Invoice: ${title}` }).click();
  await freelancer.goto('/freelancer-dashboard?tab=assigned');
  await freelancer.getByRole('link', { name: `View Invoice: ${title}` }).click();
  for (const page of [client, freelancer]) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const words of ['Wren Castell, Spokes, Lyon', 'Rosa Winkler', 'All three signs.'])
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
  }
  await freelancer.emulateMedia({ media: 'print' });
  await expect(freelancer.getByRole('button', { name: 'Print or Save as PDF' })).toBeHidden();
});

test('a decision that was overtaken says by what, and shows the job as it stands', async ({ person, mail }) => {
  const client = await person('client');
  const freelancer = await person('freelancer');
  const { projectId, clientToken } = await hiredPair(client, freelancer, mail);
  await requestCompletion(freelancer, 'All three signs.');
  await client.goto('/client-dashboard?tab=jobs');
  await client.getByRole('button', { name: `Approve Completion: ${title}` }).click();
  // Meanwhile it is sent back in another window.
  const answer = await client.request.put(`/api/v1/client/projects/${projectId}/reject-completion`, {
    data: { reason: 'Not yet.' },
    headers: { Authorization: `Bearer ${clientToken}` },
  });
  expect(answer.ok()).toBe(true);
  const question = client.getByRole('alertdialog', { name: 'Approve this work?' });
  await question.getByRole('button', { name: 'Approve Completion' }).click();
  await seeToast(client, 'Error');
  await expect(client.getByText('In progress', { exact: true })).toBeVisible();
  await expect(client.getByRole('button', { name: /^Approve Completion/ })).toHaveCount(0);
  await expect(client.getByRole('heading', { name: title })).toBeFocused();
});
