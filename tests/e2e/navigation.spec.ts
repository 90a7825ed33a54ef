import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const { client, freelancer } = demoAccounts;

const people = [
  {
    who: 'visitor',
    account: null,
    links: ['Find Talent', 'Find Work', 'About'],
    home: '/',
    onInformation: ['Home', 'Find Talent', 'Find Work', 'About'],
  },
  {
    who: 'Client',
    account: client,
    links: ['Find Talent', 'Dashboard', 'Post Job', 'About', 'Profile'],
    home: '/client-dashboard',
    onInformation: ['Home', 'Find Talent', 'Dashboard', 'About', 'Profile'],
  },
  {
    who: 'Freelancer',
    account: freelancer,
    links: ['Find Work', 'Dashboard', 'About', 'Profile'],
    home: '/freelancer-dashboard',
    onInformation: ['Home', 'Find Work', 'Dashboard', 'About', 'Profile'],
  },
] as const;

for (const { who, account, links, home, onInformation } of people) {
  test(`a ${who.toLowerCase()} finds the same links in header and drawer, with the current page marked`, async ({
    person,
  }) => {
    const page = await person(who);
    await page.setViewportSize({ width: 1280, height: 900 });
    if (account === null) await page.goto(home);
    else {
      await logIn(page, who, account);
      await seeToast(page, 'Welcome back!');
    }
    await expect(page).toHaveURL(home);
    const inHeader = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(inHeader).toHaveText([...links]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(inHeader).toHaveText([...onInformation]);
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText('About');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText([...onInformation]);
    await expect(drawer.locator('[aria-current=page]')).toHaveText('About');
  });
}

test('pages of one role are guarded, and lead others to their own', async ({ person }) => {
  const visitor = await person('visitor');
  await visitor.goto('/');
  await visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Talent' }).click();
  await expect(visitor).toHaveURL('/freelancers');
  await visitor.goto('/find-talent');
  await expect(visitor).toHaveURL('/login?next=%2Ffind-talent');

  const page = await person('client');
  await logIn(page, 'Client', client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL('/edit-profile');

  const other = await person('freelancer');
  await logIn(other, 'Freelancer', freelancer);
  await expect(other).toHaveURL('/freelancer-dashboard');
  await other.goto('/find-talent');
  await expect(other).toHaveURL('/freelancer-dashboard');
});
