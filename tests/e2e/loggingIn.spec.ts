import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { post } from './jobs.ts';
import { newClient, newFreelancer, send } from './people.ts';
import { arrive, hearNothing, logIn, logOut, signIn, toast } from './steps.ts';
import { expect, test } from './test.ts';

const { client } = demoAccounts;

test('a client logs in to go on, is led back and forth, and out again', async ({ person }) => {
  const page = await person('client');

  await test.step('the wrong password, then the wrong door, and one press to the page that was wanted', async () => {
    await arrive(page, '/about');
    await page.goto('/post-job');
    await expect(page).toHaveURL('/login?next=%2Fpost-job');
    await signIn(page, 'Freelancer', { ...client, password: 'not the password' });
    const failure = toast(page, 'Login failed');
    await expect(failure).toContainText('Invalid email or password. Please check your credentials.');
    await expect(page.getByLabel('Email address')).toHaveValue(client.email);
    // A failure goes with the page that it was about.
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup?next=%2Fpost-job');
    await expect(failure).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login?next=%2Fpost-job');
    await signIn(page, 'Freelancer', client);
    await expect(failure).toContainText('You are signed up as a client.');
    await page.getByRole('main').getByRole('button', { name: 'Log In as a Client' }).click();
    await expect(page).toHaveURL('/post-job');
    await expect(toast(page, 'Welcome back!')).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  await test.step('a session lives through a reload, and is this window’s own', async () => {
    await page.reload();
    await expect(page.getByRole('banner')).toContainText(client.name);
    expect(await page.evaluate(() => window.localStorage.getItem('clienttoken'))).toBeNull();
  });

  await test.step('a page of the other role says why it is not shown, until the person goes on', async () => {
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

  await test.step('no link leads from the login to somewhere else', async () => {
    for (const next of ['/login', '//evil.example', '/\t/evil.example', '/.//evil.example', '/no/such/page']) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await expect(page, next).toHaveURL('/client-dashboard');
    }
  });

  await test.step('out of a page that would ask for a login: home', async () => {
    await page.goto('/post-job');
    await logOut(page);
  });

  await test.step('Back after logging in leads before the login, never to it', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/login');
    await signIn(page, 'Client', client);
    await expect(page).toHaveURL('/client-dashboard');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expect(page).toHaveURL('/client-dashboard');
  });
});

test('the login is not drawn for anyone who was signed in elsewhere meanwhile', async ({ person }) => {
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

test('a session that ends in the middle of a proposal costs nothing that was written', async ({ person, mail }) => {
  const [page, client] = [await person('freelancer'), await person('client')];
  const projectId = await post(client, await newClient(client, mail));
  const account = await newFreelancer(page, mail);
  await hearNothing(page);
  const address = `/find-work?job=${projectId}&apply=1`;
  await page.goto(address);
  const dialog = page.getByRole('dialog');
  const [proposal, letter] = [dialog.getByLabel('Proposal', { exact: true }), dialog.getByLabel('Cover letter')];
  await proposal.fill('Six weeks.');
  await letter.fill('Four sites like it.');
  await send(page.request, 'post', '/session/logout', undefined, account.token);

  await dialog.getByRole('button', { name: 'Send Proposal' }).click();
  await expect(toast(page, 'Authentication Error')).toContainText('Please log in again to continue.');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
  await signIn(page, 'Freelancer', account);
  await expect(page).toHaveURL(address);
  await expect(proposal).toHaveValue('Six weeks.');
  await expect(letter).toHaveValue('Four sites like it.');
});

test('messages on a phone are two at most, and none on the field in use or the button', async ({ person }) => {
  const page = await person('visitor');
  await page.setViewportSize({ width: 320, height: 568 });
  await arrive(page, '/login');
  await signIn(page, 'Client', { email: 'no@one.example', password: 'not the one' });
  const password = page.getByLabel('Password', { exact: true });
  await expect(toast(page, 'Login failed')).toBeVisible();
  await page.context().setOffline(true);
  await password.press('Enter');
  await expect(toast(page, 'Network error')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('alertdialog')).toHaveCount(2);
  for (const needed of [password, page.getByRole('button', { name: 'Log In' }), page.getByRole('banner')]) {
    const box = await needed.boundingBox();
    for (const message of await page.getByRole('region', { name: 'Notifications' }).all()) {
      const { y = 0, height = 0 } = (await message.boundingBox()) ?? {};
      expect(box === null || y >= box.y + box.height || y + height <= box.y).toBe(true);
    }
  }
});
