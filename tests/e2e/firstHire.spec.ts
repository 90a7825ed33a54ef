import type { Page } from '@playwright/test';

import { codeIn } from './mailServer.ts';
import { becomeClient, becomeFreelancer, choose, chooseSkills } from './newcomers.ts';
import { logIn, logOut, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const ines = { name: 'Ines Carvalho', email: 'ines@carvalho-ceramics.example', password: 'kiln glaze wheel' };
const tomas = { name: 'Tomas Brenner', email: 'tomas@brenner-type.example', password: 'serif stem bowl' };
const other = { name: 'Aiko Mori', email: 'aiko@mori.example', password: 'paper ink brush' };

const job = {
  title: 'A catalogue website for a ceramics studio',
  description: 'Twelve collections, photographs we already have, and a way to ask for a commission.',
  skills: ['React', 'TypeScript'],
};

async function postJob(page: Page) {
  await page.goto('/post-job');
  await page.getByLabel('Title').fill(job.title);
  await page.getByLabel('Description').fill(job.description);
  await chooseSkills(page, job.skills);
  await page.getByLabel('Minimum budget').fill('3000');
  await page.getByLabel('Maximum budget').fill('2000');
  await choose(page, 'Duration', '2-3 months');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Maximum budget must be at least the minimum budget.')).toBeVisible();

  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(job.title);
  await page.getByLabel('Maximum budget').fill('5000');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await seeToast(
    page,
    'Job Posted Successfully!',
    'Your job has been posted and is now live for freelancers to apply.',
  );
  await expect(page).toHaveURL('/client-dashboard');
  await expect(page.getByRole('region', { name: 'Recent Activity' }).getByText(job.title)).toBeVisible();
}

async function apply(page: Page) {
  await page.goto('/find-work');
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('catalogue ceramics');
  await expect(page).toHaveURL(/search=catalogue\+ceramics/);
  const card = page.getByRole('listitem').filter({ hasText: job.title });
  await card.getByRole('link', { name: 'Send Proposal' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: job.title })).toBeVisible();
  await expect(dialog).toContainText('Carvalho Ceramics');

  await dialog.getByRole('button', { name: 'Send Proposal' }).click();
  await seeToast(page, 'Error', 'Please fill in both proposal and cover letter fields.');

  await dialog.getByLabel('Proposal', { exact: true }).fill('Static pages, your photographs, one form. Six weeks.');
  await dialog.getByLabel('Cover letter').fill('I grew up beside a pottery and have built four studio sites.');

  // A request that never arrives costs nothing that was typed.
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Send Proposal' }).click();
  await seeToast(page, 'Network error');
  await page.context().setOffline(false);
  await expect(dialog.getByLabel('Cover letter')).toHaveValue(/four studio sites/);

  await dialog.getByRole('button', { name: 'Send Proposal' }).click();
  await seeToast(page, 'Proposal Sent!', 'Your proposal has been submitted successfully.');
  await expect(dialog).toBeHidden();
}

test('a client hires a freelancer: from two sign-ups to an assigned project', async ({ person, mail }) => {
  test.setTimeout(240_000);
  const client = await person('client');
  const freelancer = await person('freelancer');
  const rival = await person('another freelancer');

  await becomeClient(client, mail, ines);
  await postJob(client);
  await becomeFreelancer(freelancer, mail, tomas);
  await apply(freelancer);
  expect((await mail.next(ines.email)).text).toContain(job.title);

  await becomeFreelancer(rival, mail, other);
  await apply(rival);

  // The client reads both, and accepts one.
  await client.goto('/client-dashboard?tab=applicants');
  await expect(client.getByText(tomas.email)).toBeVisible();
  await expect(client.getByText(other.email)).toBeVisible();
  await client.getByRole('button', { name: new RegExp(`^Accept: .*${tomas.name}`) }).click();
  const question = client.getByRole('alertdialog', { name: /Accept/ });
  await question.getByRole('button', { name: /Accept/ }).click();
  await seeToast(client, 'Application Approved');
  await expect(client.getByRole('button', { name: /^Accept:/ })).toHaveCount(0);
  await expect(client.getByText('Accepted')).toBeVisible();
  await expect(client.getByText('Rejected')).toBeVisible();

  // Both freelancers are told, and the one finds the project among Assigned Jobs.
  expect((await mail.next(tomas.email, /you got the job/i)).text).toContain(job.title);
  expect((await mail.next(other.email, /filled/i)).text).toContain(job.title);
  await freelancer.goto('/freelancer-dashboard?tab=assigned');
  await expect(freelancer.getByRole('heading', { name: job.title })).toBeVisible();
  await freelancer.goto('/freelancer-dashboard?tab=applications');
  const history = freelancer.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem')).toContainText(['Application sent', 'Approved']);

  // Logging out and in works for both.
  await logOut(client);
  await logIn(client, 'Client', ines);
  await seeToast(client, 'Welcome back!', 'You have been logged in successfully.');
  await expect(client).toHaveURL('/client-dashboard');
  await logOut(freelancer);
  await logIn(freelancer, 'Freelancer', tomas);
  await seeToast(freelancer, 'Welcome back!');
  await expect(freelancer).toHaveURL('/freelancer-dashboard');
});

test('a code that is wrong is refused, another can be asked for, and a reload loses nothing', async ({
  person,
  mail,
}) => {
  const page = await person('newcomer');
  const email = 'noor@haddad.example';
  await page.goto('/freelancer-signup');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await seeToast(page, 'Verification OTP Sent!');
  const sent = await mail.next(email);
  const code = codeIn(sent);
  const codeField = page.getByLabel('Verification code');
  await codeField.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await seeToast(page, 'Verification Failed');
  await expect(codeField).toHaveAccessibleDescription(/Invalid OTP\. Please try again\./);
  await expect(codeField).toBeFocused();
  await expect(page.getByText(/You can request another code in \d+ seconds?/)).toBeVisible();

  await codeField.fill(code);
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await seeToast(page, 'Email Verified!');
  await page.getByLabel('Full name').fill('Noor Haddad');
  const proofEnds = async () => {
    const draft = await page.evaluate(() => sessionStorage.getItem('draft:signup'));
    const { proof }: { proof: { at: number; said: { expiresInSeconds: number } } } = JSON.parse(draft ?? '{}');
    return proof.at + proof.said.expiresInSeconds * 1000;
  };
  const before = await proofEnds();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Noor Haddad');
  // A reload does not make the proof of the email younger than it is.
  expect(await proofEnds()).toBeLessThanOrEqual(before);
  expect(await proofEnds()).toBeGreaterThan(before - 2000);
  await expect(page.getByRole('radio', { name: 'Freelancer' })).toBeChecked();
});

test('a job opens by its address, and Back closes it', async ({ person, mail }) => {
  const page = await person('freelancer');
  await becomeFreelancer(page, mail, { ...tomas, email: 'back@brenner-type.example' });
  await page.goto('/find-work');
  const first = page.getByRole('link', { name: /^View Details:/ }).first();
  await first.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goto(address);
  await expect(dialog).toBeVisible();
});
