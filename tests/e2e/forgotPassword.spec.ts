import { codeIn } from './mailServer.ts';
import { logIn, logOut, seeToast, signUp, tick } from './steps.ts';
import { expect, test } from './test.ts';

const ada = { name: 'Ada Forgetful', email: 'ada@forgetful.example', password: 'what was it again' };

test('a forgotten password is reset with a code, and only the new one opens the account', async ({ person, mail }) => {
  const page = await person('freelancer');
  await signUp(page, mail, 'Freelancer', ada);
  await logOut(page);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radiogroup')).toContainText('Please select your account type');
  await tick(page, 'radio', 'Freelancer');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();

  // Back and forth loses nothing, and Enter sends.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Freelancer' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email address').fill(ada.email);
  await page.keyboard.press('Enter');
  await seeToast(page, 'OTP Sent!', 'Please check your email for the OTP code.');
  await expect(page.getByText(/You can request another code in \d+ seconds?/)).toBeVisible();
  const code = codeIn(await mail.next(ada.email));

  const codeField = page.getByLabel('Code', { exact: true });
  const wrong = code === '000000' ? '000001' : '000000';
  await codeField.fill(wrong);
  await page.getByLabel('New password', { exact: true }).fill('a lamp in the window');
  await page.getByLabel('Confirm new password').fill('a lamp in the widow');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription(/Passwords do not match\./);
  await page.getByLabel('Confirm new password').fill('a lamp in the window');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await seeToast(page, 'Error', 'Invalid OTP. Please try again.');
  await expect(codeField).toHaveAccessibleDescription(/Invalid OTP\. Please try again\./);
  await expect(codeField).toBeFocused();

  await codeField.fill(code);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await seeToast(page, 'Password Reset Successful!', 'You can now log in with your new password.');
  await expect(page).toHaveURL('/login');

  await logIn(page, 'Freelancer', ada);
  await seeToast(page, 'Login failed', 'Invalid email or password. Please check your credentials.');
  await logIn(page, 'Freelancer', { ...ada, password: 'a lamp in the window' });
  await seeToast(page, 'Welcome back!');
});

test('an email without an account is answered like any other, and is sent nothing', async ({ person, mail }) => {
  const page = await person('stranger');
  await page.goto('/forgot-password');
  await tick(page, 'radio', 'Client');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email address').fill('nobody@nowhere.example');
  await page.getByRole('button', { name: 'Send Code' }).click();
  await seeToast(page, 'OTP Sent!', 'Please check your email for the OTP code.');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  expect(mail.mails.filter(({ to }) => to === 'nobody@nowhere.example')).toEqual([]);
});
