import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { hearNothing, logIn, logOut, seeToast, signIn, tick } from './steps.ts';
import { expect, test } from './test.ts';

const { client, freelancer } = demoAccounts;

test('a visitor who wants a work page logs in and arrives there', async ({ person }) => {
  const page = await person('visitor');
  await page.goto('/post-job');
  await expect(page).toHaveURL('/login?next=%2Fpost-job');
  await signIn(page, 'Client', client);
  await seeToast(page, 'Welcome back!', 'You have been logged in successfully.');
  await expect(page).toHaveURL('/post-job');
});

test('a freelancer is kept out of client pages, and anyone who is signed in out of guest pages', async ({ person }) => {
  const page = await person('freelancer');
  await logIn(page, 'Freelancer', freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  await page.goto('/post-job');
  await expect(page).toHaveURL('/freelancer-dashboard');
  await page.goto('/signup');
  await expect(page).toHaveURL('/freelancer-dashboard');
});

test('the wrong password, the wrong door and a missing choice are told apart', async ({ person }) => {
  const page = await person('client');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Please select your account type')).toBeVisible();

  await logIn(page, 'Client', { email: client.email, password: 'not the password' });
  await seeToast(page, 'Login failed', 'Invalid email or password. Please check your credentials.');
  await expect(page.getByLabel('Email address')).toHaveValue(client.email);

  await tick(page, 'radio', 'Freelancer');
  await page.getByLabel('Password', { exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await seeToast(page, 'Login failed', 'You are signed up as a client. Please sign up as a freelancer first.');
});

test('a session lives through a reload, is shared with a second tab, and ends in both', async ({ person }) => {
  const page = await person('client');
  await logIn(page, 'Client', client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.reload();
  await expect(page.getByRole('banner')).toContainText(client.name);

  const second = await page.context().newPage();
  await second.goto('/client-dashboard');
  await expect(second.getByRole('banner')).toContainText(client.name);
  await expect(second).toHaveURL('/client-dashboard');

  await logOut(page);
  await expect(second).toHaveURL(/\/login/);
});

test('a session that the server has ended leads to the login and back to the same page', async ({
  person,
  request,
}) => {
  const page = await person('freelancer');
  await hearNothing(page);
  await logIn(page, 'Freelancer', freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  // A call of this page that is refused would say so here, and not on the next one.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => window.sessionStorage.getItem('freelancertoken'));
  await request.post('/api/v1/session/logout', { headers: { Authorization: `Bearer ${token}` } });

  await page.goto('/freelancer-dashboard?tab=assigned');
  await seeToast(page, 'Authentication Error', 'Please log in again to continue.');
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, 'Freelancer', freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard?tab=assigned');
});

test('"Remember me" chooses the storage that outlives the window', async ({ person }) => {
  const page = await person('client');
  await page.goto('/login');
  await tick(page, 'checkbox', 'Remember me');
  await signIn(page, 'Client', client);
  await expect(page).toHaveURL('/client-dashboard');
  const stored = await page.evaluate(() => ({
    token: window.localStorage.getItem('clienttoken') !== null,
    role: window.localStorage.getItem('role'),
    name: window.localStorage.getItem('userName'),
    email: window.localStorage.getItem('userEmail'),
  }));
  expect(stored).toEqual({ token: true, role: 'CLIENT', name: client.name, email: client.email });
});
