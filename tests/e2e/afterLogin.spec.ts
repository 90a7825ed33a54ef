import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { codeIn } from './mailServer.ts';
import { arrive, hearNothing, logIn, seeToast, setUpProfile, signIn, tick } from './steps.ts';
import { expect, test } from './test.ts';

const { client, freelancer } = demoAccounts;

const roles = { Client: client, Freelancer: freelancer } as const;
const dashboards = { Client: '/client-dashboard', Freelancer: '/freelancer-dashboard' } as const;

for (const [path, role] of [
  ['/find-work', 'Client'],
  ['/find-talent', 'Freelancer'],
] as const) {
  test(`a visitor who asks for ${path} and logs in as a ${role.toLowerCase()} sees their own dashboard`, async ({
    person,
  }) => {
    const page = await person(role);
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?next=/);
    await signIn(page, role, roles[role]);
    await expect(page).toHaveURL(dashboards[role]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // In words, until the person goes on.
    const wanted = role === 'Client' ? 'freelancers' : 'clients';
    const reason = page.getByRole('status').filter({ hasText: `This page is for ${wanted}` });
    await expect(reason).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();
    await expect(reason).toHaveCount(0);
    await expect(page.getByText('Loading the page')).toHaveCount(0);
  });
}

for (const next of [
  '/login',
  '/signup?next=/post-job',
  '//evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/no/such/page',
]) {
  test(`“next” leads to the dashboard when it is ${JSON.stringify(next)}`, async ({ person }) => {
    const page = await person('client');
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await signIn(page, 'Client', client);
    await expect(page).toHaveURL('/client-dashboard');
    await expect(page.getByText('Loading the page')).toHaveCount(0);
  });
}

test('a visitor without an account signs up, sets up the profile, and still arrives at the page they wanted', async ({
  person,
  mail,
}) => {
  const page = await person('newcomer');
  const email = 'still.arrives@newcomers.example';
  await page.goto('/find-work?search=logo');
  await expect(page).toHaveURL('/login?next=%2Ffind-work%3Fsearch%3Dlogo');

  // To and fro between the doors, by the links of the page and by those above it.
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup?next=%2Ffind-work%3Fsearch%3Dlogo');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login?next=%2Ffind-work%3Fsearch%3Dlogo');
  await page.getByRole('main').getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password?next=%2Ffind-work%3Fsearch%3Dlogo');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login?next=%2Ffind-work%3Fsearch%3Dlogo');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup?next=%2Ffind-work%3Fsearch%3Dlogo');

  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await seeToast(page, 'Verification OTP Sent!');
  await page.getByLabel('Verification code').fill(codeIn(await mail.next(email)));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await seeToast(page, 'Email Verified!');
  await page.reload();
  await tick(page, 'radio', 'Freelancer');
  await page.getByLabel('Full name').fill('Tove Arnesen');
  await page.getByLabel('Password', { exact: true }).fill('kiln glaze wheel');
  await page.getByLabel('Confirm password').fill('kiln glaze wheel');
  await tick(page, 'checkbox', 'I accept the terms and conditions');
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL('/freelancer-profile-setup?next=%2Ffind-work%3Fsearch%3Dlogo');
  await page.reload();
  await setUpProfile(page);
  await expect(page).toHaveURL('/find-work?search=logo');
});

for (const [chosen, right, next] of [
  ['Client', 'Freelancer', '/find-work?search=logo'],
  ['Freelancer', 'Client', '/post-job'],
] as const) {
  test(`a ${right.toLowerCase()} who chose the other account type gets to the page they wanted in one press`, async ({
    person,
  }) => {
    const page = await person(right);
    await arrive(page, `/login?next=${encodeURIComponent(next)}`);
    // A wrong password says nothing of the account, and offers nothing.
    await signIn(page, chosen, { ...roles[right], password: 'not the password' });
    await seeToast(page, 'Login failed', 'Invalid email or password. Please check your credentials.');
    const main = page.getByRole('main');
    await expect(main).toContainText('Invalid email or password. Please check your credentials.');
    const correct = main.getByRole('button', { name: `Log In as a ${right}` });
    await expect(correct).toHaveCount(0);
    await page.getByLabel('Password', { exact: true }).fill(roles[right].password);
    await expect(main).not.toContainText('Invalid email or password');
    await page.getByRole('button', { name: 'Log In' }).click();
    await seeToast(
      page,
      'Login failed',
      `You are signed up as a ${right.toLowerCase()}. Please sign up as a ${chosen.toLowerCase()} first.`,
    );
    await correct.click();
    await expect(page).toHaveURL(next);
  });
}

test('a signed-in person who opens a page of the other role reads why they are on their dashboard', async ({
  person,
}) => {
  const page = await person('client');
  await logIn(page, 'Client', client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto('/find-work');
  await expect(page).toHaveURL('/client-dashboard');
  const reason = page.getByRole('status').filter({ hasText: 'This page is for freelancers' });
  await expect(reason).toBeVisible();
  await page.reload();
  await expect(reason).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(reason).toHaveCount(0);
});

test('"Back" after logging in leads before the login, never to it', async ({ person }) => {
  const page = await person('client');
  await arrive(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, 'Client', client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(page).toHaveURL('/client-dashboard');
});

test('the login is not drawn for a signed-in person who goes back to it', async ({ person }) => {
  const page = await person('client');
  await arrive(page, '/about');
  // In this window the login stays in the history: the person logs in from another one.
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  const other = await page.context().newPage();
  await logIn(other, 'Client', client);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[name=password]')) document.documentElement.dataset['sawLogin'] = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect(page).toHaveURL('/client-dashboard');
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-login');
});

test('a stored role that is not ours leads to the home page, and logging in from there works', async ({ person }) => {
  const page = await person('stranger');
  await page.addInitScript(() => {
    if (localStorage.getItem('role') === null && sessionStorage.getItem('role') === null) {
      localStorage.setItem('role', 'ADMIN');
      localStorage.setItem('clienttoken', 'of-another-program');
    }
  });
  await page.goto('/post-job');
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page).toHaveURL('/');
  await page.goto('/login?next=/post-job');
  await signIn(page, 'Client', client);
  await expect(page).toHaveURL('/post-job');
});

test('a token that the server no longer knows is found out on any page, and the wanted page is kept', async ({
  person,
  request,
}) => {
  const page = await person('freelancer');
  await hearNothing(page);
  await logIn(page, 'Freelancer', freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  const token = await page.evaluate(() => window.sessionStorage.getItem('freelancertoken'));
  // A dashboard that still loads would find out itself.
  await page.goto('about:blank');
  await request.post('/api/v1/session/logout', { headers: { Authorization: `Bearer ${token}` } });
  // This page asks the server nothing by itself.
  await page.goto('/profile');
  await seeToast(page, 'Authentication Error', 'Please log in again to continue.');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await signIn(page, 'Freelancer', freelancer);
  await expect(page).toHaveURL('/profile');
});

test('a page that leads elsewhere does not give up when the way is cut off for a while', async ({ person }) => {
  const page = await person('freelancer');
  await logIn(page, 'Freelancer', freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  await page.route('**/assets/FreelancerDashboardRoute-*.js', (route) => route.abort());
  await page.route('**/freelancer-dashboard', (route) => route.abort());
  await page.goto('/post-job');
  await seeToast(page, 'Network error', 'Unable to connect to the server. Please try again.');
  await page.unrouteAll();
  await page.getByRole('main').click();
  await expect(page).toHaveURL('/freelancer-dashboard');
  await expect(page.getByText('Loading the page')).toHaveCount(0);
});

test('logging out leads home from a page that would ask for a login', async ({ person }) => {
  const page = await person('client');
  await logIn(page, 'Client', client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto('/post-job');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await seeToast(page, 'Logged out successfully');
});
