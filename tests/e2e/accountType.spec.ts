import { codeIn } from './mailServer.ts';
import { labelOf, seeToast, setUpProfile, signUp } from './steps.ts';
import { expect, test } from './test.ts';

const password = 'seven quiet lanterns';

test('a person who signed up as a client by mistake becomes a freelancer, in every tab, and sets that profile up', async ({
  person,
  mail,
}) => {
  const page = await person('newcomer');
  const email = 'wrong.door@newcomers.example';
  await signUp(page, mail, 'Client', { name: 'Ines Aalto', email, password });
  await expect(page).toHaveURL('/client-profile-setup');
  const other = await page.context().newPage();
  await other.goto('/client-profile-setup');
  const change = other.getByRole('button', { name: 'Change to a Freelancer Account' });
  await expect(change).toBeVisible();

  await page.getByRole('button', { name: 'Change to a Freelancer Account' }).click();
  await seeToast(page, 'Account Type Changed', 'This is a freelancer account now.');
  await expect(page).toHaveURL('/freelancer-profile-setup');
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your profile' })).toBeFocused();
  // The other tab goes where the person now belongs.
  await expect(other).toHaveURL('/freelancer-dashboard');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change to a Client Account' })).toBeVisible();
  await setUpProfile(page);
  await expect(page).toHaveURL('/freelancer-dashboard');
  await page.goto('/freelancer-profile-setup');
  await expect(page.getByLabel('Bio')).toHaveValue('I draw marks that work small.');
  await expect(page.getByRole('button', { name: /^Change to a/ })).toHaveCount(0);
});

test('a visitor who says at the door what they come for is not asked again', async ({ person, mail }) => {
  const page = await person('visitor');
  const email = 'at.the.door@newcomers.example';
  await page.goto('/signup?type=freelancer');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await seeToast(page, 'Verification OTP Sent!');
  await page.getByLabel('Verification code').fill(codeIn(await mail.next(email)));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await seeToast(page, 'Email Verified!');
  await expect(page.getByRole('radio', { name: 'Freelancer' })).toBeChecked();
  // It is an answer, and can be another one.
  await labelOf(page.getByRole('radio', { name: 'Client' })).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Client' })).toBeChecked();
});
