import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { pdf } from '../../apps/server/src/files/testing/samples.ts';
import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { newFreelancer, postJob, send } from './freelancers.ts';
import { logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const field = (page: Page) => page.getByRole('tabpanel').getByLabel(/^(Resume|Replace your resume)$/);

async function choose(page: Page, name: string, buffer = pdf(), mimeType = 'application/pdf') {
  await expect(field(page)).toBeEnabled();
  await field(page).setInputFiles({ name, mimeType, buffer });
}

test('a freelancer uploads a resume, downloads, replaces and removes it', async ({ person, mail }) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await page.goto('/edit-profile');
  await page.getByRole('tab', { name: 'Resume' }).click();
  await expect(page).toHaveURL('/edit-profile?part=resume');
  await choose(page, 'rosa.png', Buffer.from('no PDF'), 'image/png');
  await expect(page.getByText('Please choose a PDF.')).toBeVisible();

  await choose(page, 'rosa.pdf');
  await seeToast(page, 'Profile Updated Successfully!', 'Your resume is saved.');
  await expect(page.getByText('rosa.pdf', { exact: true })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('rosa.pdf');
  expect((await readFile(await download.path())).toString('latin1')).toMatch(/^%PDF-1\.7\n/);

  await choose(page, 'rosa-2027.pdf');
  await expect(page.getByText('rosa-2027.pdf', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('rosa-2027.pdf', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove your resume?' });
  await question.getByRole('button', { name: 'Remove Resume' }).click();
  await seeToast(page, 'Profile Updated Successfully!', 'Your resume is removed.');
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
  // The button that asked is gone with the file.
  await expect(page.locator('input[name=resume]')).toBeFocused();
});

test('a resume that could not be sent is kept, and sent again', async ({ person, mail }) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await page.goto('/edit-profile?part=resume');
  await page.route('**/api/v1/freelancer/profile/resume', (route) => route.abort());
  await choose(page, 'rosa.pdf');
  await expect(page.getByText('rosa.pdf is not saved yet')).toBeVisible();
  await page.unroute('**/api/v1/freelancer/profile/resume');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled();
  // What is no PDF inside is refused by the server, whatever it claims to be.
  await choose(page, 'other.pdf', Buffer.from('no PDF at all'));
  await expect(page.getByRole('alert').filter({ hasText: 'other.pdf is not saved yet' })).toContainText(
    'Please choose a PDF.',
  );
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('rosa.pdf', { exact: true })).toBeVisible();
});

test('a client to whom the freelancer has applied downloads the resume from the application', async ({
  person,
  mail,
  request,
}) => {
  const freelancer = await person('freelancer');
  const { token } = await newFreelancer(freelancer, mail, { isComplete: true });
  await freelancer.goto('/edit-profile?part=resume');
  await choose(freelancer, 'rosa.pdf');
  await expect(freelancer.getByRole('button', { name: 'Download' })).toBeEnabled();
  const { id: projectId } = await postJob(request, 'A poster for the harbour swim');
  const letters = { proposal: 'Two drafts in a week.', coverLetter: 'I swim there every day.' };
  const { id } = await send<{ id: string }>(request, 'post', `/freelancer/projects/${projectId}/apply`, letters, token);

  const client = await person('client');
  await logIn(client, 'Client', demoAccounts.client);
  await expect(client).toHaveURL('/client-dashboard');
  await client.goto(`/client-dashboard?tab=applicants&application=${id}`);
  await expect(client.getByText('rosa.pdf')).toBeVisible();
  const coming = client.waitForEvent('download');
  await client.getByRole('button', { name: 'Download Resume' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('rosa.pdf');
  expect((await readFile(await download.path())).toString('latin1')).toMatch(/^%PDF-1\.7\n/);
});
