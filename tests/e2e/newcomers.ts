import type { Page } from '@playwright/test';

import type { MailServer } from './mailServer.ts';
import type { Person } from './steps.ts';
import { seeToast, signUp } from './steps.ts';
import { expect } from './test.ts';

/** Chooses from the list of skills by searching it. */
export async function chooseSkills(page: Page, skills: string[]) {
  const search = page.getByRole('combobox', { name: 'Skills' });
  // It comes into view first: its list closes when the page scrolls.
  await search.click();
  for (const skill of skills) {
    await search.fill(skill);
    await page
      .getByRole('option')
      .filter({ has: page.getByText(skill, { exact: true }) })
      .click();
  }
  await search.press('Escape');
}

export async function choose(page: Page, field: string, option: string) {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Signs up as a client and sets the profile up, by the screens. */
export async function becomeClient(page: Page, mail: MailServer, person: Person) {
  await signUp(page, mail, 'Client', person);
  await expect(page).toHaveURL('/client-profile-setup');
  await page.getByLabel('Company name').fill('Carvalho Ceramics');
  await choose(page, 'Industry', 'Manufacturing');
  await page.getByLabel('Location').fill('Porto, Portugal');
  await page.getByLabel('Website').fill('https://carvalho-ceramics.example');
  await page.getByRole('button', { name: 'Save', exact: false }).click();
  await seeToast(page, 'Profile Created Successfully!');
  await expect(page).toHaveURL('/client-dashboard');
}

/** Signs up as a freelancer and sets the profile up, by the screens. */
export async function becomeFreelancer(page: Page, mail: MailServer, person: Person) {
  await signUp(page, mail, 'Freelancer', person);
  await expect(page).toHaveURL('/freelancer-profile-setup');
  await expect(page.getByLabel('Full name')).toHaveValue(person.name);
  const save = page.getByRole('button', { name: 'Save', exact: false });
  await page.getByLabel('Bio').fill('I build quiet, fast websites for people who make things.');
  await page.getByLabel('Location').fill('Graz, Austria');
  await page.getByLabel('Skills').fill('React');
  await page.getByLabel('Skills').press('Enter');
  await expect(save).toBeDisabled();
  await page.getByLabel('Experience').fill('6');
  await page.getByLabel('Hourly rate').fill('65');
  await expect(save).toBeEnabled();
  await save.click();
  await seeToast(page, 'Profile Created Successfully!');
  await expect(page).toHaveURL('/freelancer-dashboard');
}
