import { send } from './freelancers.ts';
import { hiredPair, title } from './hiredPair.ts';
import { logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const password = 'chain rim saddle';

test('a client finishes what is open, closes the account, and comes back in time', async ({ person, mail }) => {
  const [page, freelancer] = [await person('client'), await person('freelancer')];
  const pair = await hiredPair(page, freelancer, mail);
  const { clientEmail: email, projectId, clientToken, freelancerToken } = pair;
  const { request } = page;
  const answer = await request.get('/api/v1/client/profile', { headers: { Authorization: `Bearer ${clientToken}` } });
  // The server keeps to its contract: another test proves it.
  const { data } = (await answer.json()) as { data: { userId: string } };
  const profile = async () => (await request.get(`/api/v1/public/users/${data.userId}/profile`)).status();

  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Close your account' });
  const work = part.getByRole('list', { name: 'Open work' });
  await expect(work.getByRole('listitem')).toContainText([title]);
  await expect(part.getByLabel('Your password')).toHaveCount(0);
  await work.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/client-dashboard\?tab=jobs&search=/);
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: title })).toBeVisible();
  await page.goBack();
  await expect(work).toBeVisible();

  await send(request, 'put', `/freelancer/projects/${projectId}/request-completion`, {}, freelancerToken);
  await send(request, 'put', `/client/projects/${projectId}/approve-completion`, {}, clientToken);
  await part.getByRole('button', { name: 'Check Again' }).click();
  await part.getByLabel('Your password').fill('a guess');
  await part.getByRole('button', { name: 'Close Account' }).click();
  await expect(part.getByText('This is not your password.').first()).toBeVisible();
  expect(await profile()).toBe(200);
  await part.getByLabel('Your password').fill(password);
  await part.getByRole('button', { name: 'Close Account' }).click();
  await seeToast(page, 'Account Closed', 'Log in within 14 days');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Account: / })).toHaveCount(0);
  expect(await profile()).toBe(404);
  expect((await mail.next(email, /account is closed/)).text).toContain('reopen');

  await logIn(page, 'Client', { email, password });
  await expect(page.getByRole('heading', { level: 1, name: 'Reopen your account?' })).toBeFocused();
  await expect(page.getByText(/^You closed this account\. You can reopen it until /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep It Closed' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  expect(await profile()).toBe(404);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Reopen Account' }).click();
  await seeToast(page, 'Welcome back!', 'Your account is open again.');
  await expect(page).toHaveURL('/client-dashboard');
  expect(await profile()).toBe(200);
  await mail.next(email, /account is open again/);
});
