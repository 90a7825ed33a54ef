import type { Db, CodePurpose } from '../../../apps/server/src/db/schema.ts';
import type { MailServer } from '../mailServer.ts';
import { codeIn } from '../mailServer.ts';
import { seeToast, tick } from '../steps.ts';
import { expect, test } from './test.ts';

/** What strangers have done to an email: ten codes were requested and not used. */
async function flood(db: Db, email: string, purpose: CodePurpose): Promise<void> {
  const now = new Date();
  const code = { email, purpose, codeHash: '', createdAt: new Date(now.getTime() - 7_200_000), expiresAt: now };
  await db.insertInto('emailCodes').values(Array(10).fill(code)).execute();
}

async function linkTo(mail: MailServer, email: string, subject: RegExp): Promise<string> {
  const { text } = await mail.next(email, subject);
  const { pathname, hash } = new URL(/https?:\S+#\S+/.exec(text)?.[0] ?? '');
  return pathname + hash;
}

test('a password is reset with the link that comes in place of an eleventh code', async ({ traveller, db, mail }) => {
  const { page } = traveller;
  const email = 'forgetful-owner@paths.example';
  const call = (path: string, data: object) => page.request.post(`/api/v1${path}`, { data: { email, ...data } });
  await call('/email/send-verification-otp', {});
  await call('/email/verify-otp', { otp: codeIn(await mail.next(email)) });
  await call('/freelancer/signup', { name: 'Ada Forgetful', password: 'what was it again' });
  await flood(db, email, 'RESET_FREELANCER');
  await call('/freelancer/forgot-password', {});
  const link = await linkTo(mail, email, /Reset/);

  const open = async () => {
    await page.goto('/');
    await page.goto(link);
    await expect(page.getByText(`For the account of ${email}`)).toBeVisible();
    await expect(page).toHaveURL('/forgot-password');
    await page.getByLabel('New password', { exact: true }).fill('a lamp in the window');
    await page.getByLabel('Confirm new password').fill('a lamp in the window');
    await page.getByRole('button', { name: 'Reset Password' }).click();
  };
  await open();
  await seeToast(page, 'Password Reset Successful!');
  await expect(page).toHaveURL('/login');

  // The mail is opened again later: the link is dead by then.
  await db.updateTable('emailCodes').set({ closedAt: new Date() }).where('email', '=', email).execute();
  await open();
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/This link no longer works/);
  await expect(page.getByLabel('Email address')).toHaveValue(email);
});

test('an email is proved with the link that comes in place of an eleventh code', async ({ traveller, db, mail }) => {
  const { page } = traveller;
  const email = 'flooded@paths.example';
  await flood(db, email, 'SIGNUP');
  await page.request.post('/api/v1/email/send-verification-otp', { data: { email } });
  await page.goto(await linkTo(mail, email, /Verify/));
  await seeToast(page, 'Email Verified!');
  await expect(page).toHaveURL('/signup');

  await page.getByLabel('Full name').fill('Ngozi Adeyemi');
  await page.getByLabel('Password', { exact: true }).fill('kiln glaze wheel');
  await page.getByLabel('Confirm password').fill('kiln glaze wheel');
  await tick(page, 'radio', 'Freelancer');
  await tick(page, 'checkbox', 'I accept the terms and conditions');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/freelancer-profile-setup');
});
