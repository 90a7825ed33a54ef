import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { cards, eachAndAll, sortedQuery } from './directoryData.ts';
import { arrive, rouse, signIn } from './steps.ts';
import { expect, test } from './test.ts';

const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('link');
const dialog = (page: Page) => page.getByRole('dialog');

/** The pictures on the page are there, and small. */
async function expectSmallPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  const sources = await pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  expect(sources.filter((address) => !address.endsWith('?size=small'))).toEqual([]);
}

test('a visitor looks around: from page to page, into a job over the home page and out of it, and searches', async ({
  person,
}) => {
  const page = await person('visitor');

  await test.step('a change of page moves the focus to its heading and the view to its top', async () => {
    await page.goto('/terms');
    await rouse(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goto('/no-such-page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('the pictures of the home page are there, and small', async () => {
    await arrive(page, '/');
    await expectSmallPictures(page);
  });

  await test.step('a job opens from its title, and its address is the dialog', async () => {
    const job = page.getByRole('region', { name: 'Featured projects' }).getByRole('heading', { level: 3 }).first();
    const name = (await job.textContent()) ?? '';
    const title = page.getByRole('link', { name, exact: true });
    const heading = dialog(page).getByRole('heading', { name, exact: true });
    await title.click();
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(/\/\?job=[\da-f-]{36}$/);
    const address = page.url();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(title).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(address);
    await expect(heading).toBeVisible();
    // Reloaded, it opens without any sign from the person.
    await page.reload();
    await expect(heading).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    await expect(title).toBeFocused();
  });

  await test.step('a search leads to the public list, and nothing leads nowhere', async () => {
    await page.goto('/how-to-find-work');
    await rouse(page);
    const field = page.getByRole('searchbox', { name: 'Search projects' });
    await field.fill('   ');
    await field.press('Enter');
    await expect(page).toHaveURL('/how-to-find-work');
    await field.fill(' shop ');
    await field.press('Enter');
    await expect(page).toHaveURL('/jobs?search=shop');
    await expect(cards(page)).not.toHaveCount(0);
  });

  await test.step('a list is turned, filtered and left for one of its jobs, and is as it was on return', async () => {
    await page.goto('/jobs');
    await rouse(page);
    await expect(cards(page)).toHaveCount(12);
    await page.getByRole('navigation', { name: 'Pages of jobs' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/jobs?page=2');
    await page.getByLabel('Category').selectOption('Design');
    await page.getByLabel('Skill', { exact: true }).selectOption('Figma');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/[?&]category=design(&|$)/);
    await expect(page).not.toHaveURL(/page=2/);
    await page.getByRole('link', { name: 'Remove filter: Design' }).click();
    await expect(page).not.toHaveURL(/category=/);
    await expect(chips(page)).toHaveText(['Figma', 'Clear all']);
    const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await cards(page).first().getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page.getByLabel('Skill', { exact: true })).toHaveValue('Figma');
  });
});

/** Each filter that both a list behind the login and the public one know. */
const lists = [
  {
    from: '/find-work',
    to: '/jobs',
    filters: {
      search: 'shop',
      category: 'design',
      skills: 'React,Figma',
      skillsExcluded: 'WordPress',
      budgetMin: '500',
      budgetMax: '10000',
      duration: '1 month',
      sort: 'budget-high',
    },
  },
  {
    from: '/find-talent',
    to: '/freelancers',
    filters: {
      search: 'react',
      skills: 'React,Figma',
      skillsExcluded: 'WordPress',
      location: 'Portugal',
      minRating: '4',
      minRate: '40',
      maxRate: '100',
      experienceLevel: 'expert',
      availability: 'true',
      sort: 'rate-low',
    },
  },
];

test('a visitor finds people without an account, and is led to the login and back to write to one', async ({
  person,
}) => {
  const page = await person('visitor');
  const [least, most] = ['Least', 'Most'].map((name) => page.getByRole('textbox', { name }));
  if (!least || !most) throw new Error('The scale has two ends.');

  await test.step('who browses without an account keeps each filter, and all of them', async () => {
    for (const { from, to, filters } of lists) {
      for (const query of eachAndAll(filters)) {
        await page.goto(`${from}?${query}`);
        const link = page.getByRole('link', { name: 'Browse without an account' });
        expect(sortedQuery((await link.getAttribute('href')) ?? '')).toBe(sortedQuery(`${to}?${query}`));
      }
      await page.getByRole('link', { name: 'Browse without an account' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(to);
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/(job|freelancer)s?\b/);
    }
  });

  await test.step('the ends of the scale are moved by keyboard, and what cannot be is said', async () => {
    await page.goto('/freelancers');
    await rouse(page);
    const knob = page.getByRole('slider', { name: 'Least Hourly rate' });
    await knob.press('ArrowRight');
    await knob.press('ArrowRight');
    const from = Number(await least.inputValue());
    expect(from).toBeGreaterThan(0);
    await most.fill(String(from - 1));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(most).toBeFocused();
    await expect(most).toHaveAccessibleDescription(`Enter $${from} or more, or lower the least.`);
    await expect(page).toHaveURL('/freelancers');
    await most.fill(`${from + 30}.50`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/freelancers?minRate=${from}&maxRate=${from + 30}.5`);
    await page.reload();
    await rouse(page);
    await expect(knob).toHaveAttribute('aria-valuetext', `$${from}`);
    await expect(most).toHaveValue(`${from + 30}.50`);
    // Back from a profile leads to its card.
    const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    const link = cards(page).first().getByRole('link', { name, exact: true });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(link).toBeFocused();
  });

  await page.goto('/');
  const card = page.getByRole('region', { name: 'Featured freelancers' }).getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const address = (await card.getByRole('link').first().getAttribute('href')) ?? '';

  await test.step('the way to write to someone stays in sight to the end of their profile', async () => {
    const contact = page.getByRole('main').getByRole('link', { name: `Log In to Contact ${name}` });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await expect(contact).toBeInViewport({ ratio: 1 });
      await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
      await expect(contact).toBeInViewport({ ratio: 1 });
    }
    // Nothing of the page's end stays behind it.
    await page.keyboard.press('Control+End');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const end = await page.getByText(/^© \d{4} Guildhall$/).boundingBox();
    const bar = await contact.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await expectSmallPictures(page);
    await contact.click();
    await expect(page).toHaveURL(/\/login\?next=/);
  });

  await test.step('the message is open after the login, also where the page came for everyone', async () => {
    await signIn(page, 'Client', demoAccounts.client);
    await expect(page).toHaveURL(/\?contact=[\da-f-]{36}$/);
    await expect(dialog(page).getByRole('link', { name: /^Write to / })).toHaveAttribute('href', /^mailto:.+%40/);
    await page.reload();
    await dialog(page).getByRole('textbox', { name: 'Subject' }).fill('Pots & pans');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    const contact = page.getByRole('main').getByRole('link', { name: `Contact ${name}`, exact: true });
    await expect(contact).toBeFocused();
    await contact.press('Enter');
    await expect(dialog(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('Pots & pans');
  });
});
