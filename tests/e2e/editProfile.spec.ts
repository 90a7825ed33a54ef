import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { newFreelancer } from './freelancers.ts';
import { logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const location = (page: Page) => page.getByLabel('Location');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** Opens the form from the own profile. */
async function edit(page: Page) {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Edit Profile', exact: true }).click();
  await expect(page).toHaveURL('/edit-profile');
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeEnabled();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await seeToast(page, 'Profile Updated Successfully!', 'Your changes have been saved.');
  await expect(page).toHaveURL('/profile');
}

test('a freelancer is asked before changes are lost, and saves them', async ({ person, mail }) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await edit(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/profile');

  await edit(page);
  await location(page).fill('Linz, Austria');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await question(page).getByRole('button', { name: 'Keep Editing' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/edit-profile');
  await expect(location(page)).toHaveValue('Linz, Austria');

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await question(page).getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page).toHaveURL('/about');

  await edit(page);
  await expect(location(page)).toHaveValue('Graz, Austria');
  await location(page).fill('Wels, Austria');
  await save(page);
  await expect(page.getByRole('main').getByText('Wels, Austria')).toBeVisible();
  // What was saved is no change any more.
  await edit(page);
  await expect(location(page)).toHaveValue('Wels, Austria');
});

test('a client changes the profile', async ({ person }) => {
  const page = await person('client');
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  await edit(page);
  await expect(page.getByLabel('Full name')).toHaveValue(demoAccounts.client.name);
  await page.getByLabel('Profile summary').fill('');
  await page.getByLabel('Company bio').fill('');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await seeToast(page, 'Incomplete Profile', 'Please fill in all required fields.');
  await page.getByLabel('Company bio').fill('We make sensors for tides and waves.');
  await page.getByLabel('Profile summary').fill('Looking for people who like the sea.');
  await save(page);
  await expect(page.getByRole('tabpanel').getByText('Looking for people who like the sea.')).toBeVisible();
});

test('a profile that was changed in another tab is not overwritten unasked', async ({ person, mail }) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await edit(page);
  const other = await page.context().newPage();
  await edit(other);
  await location(other).fill('Wels, Austria');
  await other.getByLabel('Bio').fill('I build loud websites.');
  await save(other);

  await location(page).fill('Linz, Austria');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByRole('button', { name: 'Keep What I Typed' }).click();
  await expect(location(page)).toHaveValue('Linz, Austria');
  // What was not touched here stays as it was saved there.
  await expect(page.getByLabel('Bio')).toHaveValue('I build loud websites.');
  await save(page);
  await expect(page.getByRole('main').getByText('Linz, Austria')).toBeVisible();
});

test('a profile that could not be loaded leads back from the form, and says why', async ({ person }) => {
  const page = await person('freelancer');
  await logIn(page, 'Freelancer', demoAccounts.freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  await page.route('**/api/v1/freelancer/profile', (route) => route.abort());
  await page.goto('/edit-profile');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Failed to load profile data. Please try again.').first()).toBeVisible();
});

test('a profile that was changed in another tab shows what, and loads that version', async ({ person, mail }) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await edit(page);
  const other = await page.context().newPage();
  await edit(other);
  await location(other).fill('Wels, Austria');
  await other.getByLabel('Bio').fill('I build loud websites.');
  await save(other);

  await location(page).fill('Linz, Austria');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  const changes = page.getByRole('alert').filter({ hasText: 'Your profile was changed elsewhere' });
  await expect(changes.getByText('You typed: Linz, Austria')).toBeVisible();
  await expect(changes.getByText('Saved elsewhere: Wels, Austria')).toBeVisible();
  await expect(changes.getByText('Saved elsewhere: I build loud websites.')).toBeVisible();
  await expect(changes.getByText('Not changed here')).toHaveCount(1);
  await page.getByRole('button', { name: 'Load the Newer Version' }).click();
  await expect(location(page)).toHaveValue('Wels, Austria');
  await expect(page.getByLabel('Bio')).toHaveValue('I build loud websites.');
});

test('Back and Forward ask before changes are lost, and then go where they would have gone', async ({
  person,
  mail,
}) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: true });
  await page.goto('/about');
  await edit(page);
  await location(page).fill('Linz, Austria');
  await page.evaluate(() => window.history.back());
  await question(page).getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page).toHaveURL('/edit-profile');
  await expect(location(page)).toHaveValue('Linz, Austria');

  await page.evaluate(() => window.history.back());
  await question(page).getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page).toHaveURL('/profile');
  // It was Back, not a new page: Forward leads to the form again, which has forgotten what was typed.
  await page.goForward();
  await expect(page).toHaveURL('/edit-profile');
  await expect(location(page)).toHaveValue('Graz, Austria');
});
