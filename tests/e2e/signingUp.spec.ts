import type { Page } from '@playwright/test';

import { post } from './jobs.ts';
import { codeIn } from './mailServer.ts';
import { newClient } from './people.ts';
import { labelOf, seeToast, setUpProfile, tick } from './steps.ts';
import { expect, test } from './test.ts';

const write = async (page: Page) => {
  await page.getByLabel('Proposal', { exact: true }).fill('Static pages, one form. Six weeks.');
  await page.getByLabel('Cover letter').fill('I have built four studio sites.');
};

test('a visitor signs up from a job: a wrong code, reloads and other doors cost nothing, and the proposal is sent', async ({
  person,
  mail,
}) => {
  const client = await person('client');
  const projectId = await post(client, await newClient(client, mail), { title: 'A site for a bicycle workshop' });
  const page = await person('newcomer');
  const email = 'from.a.job@newcomers.example';
  const form = `/find-work?job=${projectId}&apply=1`;
  const next = `?next=${encodeURIComponent(form)}`;

  await test.step('to and fro between the doors, by the links of the page and by those above it', async () => {
    await page.goto(`/job/a-site/${projectId}`);
    await page.getByRole('main').getByRole('link', { name: 'Log In to Apply' }).first().click();
    await expect(page).toHaveURL(`/login${next}`);
    await page.getByRole('main').getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL(`/forgot-password${next}`);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`/login${next}`);
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(`/signup${next}`);
    await page.goto(`/freelancer-signup${next}`);
  });

  await test.step('a code that is wrong, and the right one', async () => {
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send Code' }).click();
    await seeToast(page, 'Verification OTP Sent!');
    const code = codeIn(await mail.next(email));
    const field = page.getByLabel('Verification code');
    await field.fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Verify Code' }).click();
    await seeToast(page, 'Verification Failed');
    await expect(field).toHaveAccessibleDescription(/Invalid OTP\. Please try again\./);
    await expect(field).toBeFocused();
    await field.fill(code);
    await page.getByRole('button', { name: 'Verify Code' }).click();
    await seeToast(page, 'Email Verified!');
  });

  await test.step('a role that was chosen by the link is not asked for again, and can be changed', async () => {
    const [asClient, asFreelancer] = [
      page.getByRole('radio', { name: 'Client' }),
      page.getByRole('radio', { name: 'Freelancer' }),
    ];
    await expect(asFreelancer).toBeChecked();
    await labelOf(asClient).click();
    await page.getByLabel('Full name').fill('Tove Arnesen');
    const proofEnds = async () => {
      const draft = await page.evaluate(() => sessionStorage.getItem('draft:signup'));
      const { proof }: { proof: { at: number; said: { expiresInSeconds: number } } } = JSON.parse(draft ?? '{}');
      return proof.at + proof.said.expiresInSeconds * 1000;
    };
    const before = await proofEnds();
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Tove Arnesen');
    await expect(asClient).toBeChecked();
    // A reload does not make the proof of the email younger than it is.
    expect(await proofEnds()).toBeLessThanOrEqual(before);
    await tick(page, 'radio', 'Freelancer');
  });

  await test.step('an account, a profile, and the form that was wanted', async () => {
    await page.getByLabel('Password', { exact: true }).fill('kiln glaze wheel');
    await page.getByLabel('Confirm password').fill('kiln glaze wheel');
    await tick(page, 'checkbox', 'I accept the terms and conditions');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(`/freelancer-profile-setup${next}`);
    await page.reload();
    await setUpProfile(page);
    await expect(page).toHaveURL(form);
    await write(page);
    // In a dialog that its address has opened, what was typed is still there, and is no draft once it was sent.
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: 'Send Proposal' }).click();
    await seeToast(page, 'Proposal Sent!');
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))))
      .toEqual([]);
  });
});
