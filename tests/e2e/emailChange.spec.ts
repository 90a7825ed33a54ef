import { codeIn } from './mailServer.ts';
import { logIn, seeToast, signUp } from './steps.ts';
import { expect, test } from './test.ts';

const password = 'seven quiet lanterns';

test('a person changes the email address, and the old one takes it back', async ({ person, mail }) => {
  const [name, old, next] = ['Ada Berg', 'ada.before@example.com', 'ada.after@example.com'];
  const laptop = await person('at the laptop');
  await signUp(laptop, mail, 'Client', { name, email: old, password });
  const phone = await person('on the phone');
  await logIn(phone, 'Client', { email: old, password });
  await expect(phone).not.toHaveURL(/login/);

  await laptop.goto('/account');
  const part = laptop.locator('section:has(h2:text-is("Email address"))');
  await part.getByLabel('New email address').fill(next);
  await part.getByLabel('Your password').fill('not the password');
  await part.getByRole('button', { name: 'Send Code' }).click();
  await expect(part).toContainText('This is not your password.');
  await part.getByLabel('Your password').fill(password);
  await part.getByRole('button', { name: 'Send Code' }).click();
  await seeToast(laptop, 'Code Sent');
  await part.getByLabel('Verification code').fill(codeIn(await mail.next(next)));
  await part.getByRole('button', { name: 'Change Email Address' }).click();
  await seeToast(laptop, 'Email Address Changed', `You log in as ${next} now.`);
  await expect(laptop.getByText(`You log in as ${next}.`, { exact: true })).toBeVisible();
  await laptop.reload();
  await expect(laptop.getByText(`You log in as ${next}.`, { exact: true })).toBeVisible();
  await phone.reload();
  await phone.goto('/account');
  await expect(phone).toHaveURL(/\/login/);

  const told = await mail.next(old, /email address was changed/);
  const link = /https?:\/\/\S+\/undo-email-change\/\S+/.exec(told.text)?.[0] ?? '';
  const owner = await person('with the old mailbox');
  await owner.goto(link);
  await expect(owner.getByRole('heading', { level: 1, name: 'Undo the change of your email address?' })).toBeVisible();
  await owner.getByRole('button', { name: 'Undo the Change' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'The change is undone' })).toBeVisible();
  await mail.next(old, /is restored/);
  await owner.getByRole('link', { name: 'choose a new password' }).click();
  await expect(owner).toHaveURL('/forgot-password');
  await laptop.goto('/account');
  await expect(laptop).toHaveURL(/\/login/);
  await owner.goto(link);
  await expect(owner.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
});
