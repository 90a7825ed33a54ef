import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { post, withdraw } from './jobs.ts';
import { newClient, newFreelancer } from './people.ts';
import { logOut, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

const favourite = (page: Page, title: string) => page.getByRole('button', { name: `Favorite: ${title}`, exact: true });
const wayIn = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Favorites/ });
const isPressed = (page: Page, title: string, is: boolean) =>
  expect(favourite(page, title)).toHaveAttribute('aria-pressed', String(is));

test('favorites follow other tabs, outlive what becomes of the jobs, and belong to one account and to this browser', async ({
  person,
  mail,
}) => {
  const [page, client] = [await person('two freelancers of one browser'), await person('client')];
  const wren = await newClient(client, mail);
  const word = `plate${randomUUID().slice(0, 8)}`;
  const titles = [1, 2, 3].map((number) => `Field guide ${number} ${word}`);
  const [first = '', second = '', third = ''] = titles;
  const ids: string[] = [];
  for (const title of titles) ids.push(await post(client, wren, { title }));
  const [, secondId = '', thirdId = ''] = ids;
  const { email } = await newFreelancer(page, mail);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('favourites:')));
  const put = (text: string) =>
    page.evaluate((content) => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('favourites:')) localStorage.setItem(key, content);
    }, text);
  const headings = page.getByRole('article').getByRole('heading');

  await test.step('in a list, in its dialogs, on a job’s own page, and in another tab', async () => {
    await page.goto(`/freelancer-dashboard?search=${word}`);
    await wayIn(page).click();
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(`/find-work?search=${word}`);
    await favourite(other, first).click();
    await expect(headings).toHaveText([first]);
    await other.getByRole('link', { name: `View Details: ${second}` }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('button', { name: `Favorite: ${second}`, exact: true }).click();
    await other.keyboard.press('Escape');
    await isPressed(other, second, true);
    await other.goto(`/job/field-guide/${thirdId}`);
    await favourite(other, third).focus();
    await other.keyboard.press('Space');
    await isPressed(other, third, true);
    // The latest comes first.
    await expect(headings).toHaveText([third, second, first]);
    await other.close();
  });

  await test.step('one is withdrawn meanwhile, and one is gone altogether', async () => {
    await withdraw(client, wren, secondId);
    await put(JSON.stringify([randomUUID(), ...ids.slice(0, 2).toReversed()]));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Favorites (3)' })).toBeVisible();
    await expect(headings).toHaveText(['A job that is no longer here', second, first]);
    await expect(page.getByRole('article', { name: second })).toContainText('It has been canceled.');
    // Taken out, it stays in its place until the list is opened again.
    await favourite(page, second).click();
    await isPressed(page, second, false);
    await favourite(page, 'A job that is no longer here').click();
    await page.reload();
    await expect(headings).toHaveText([first]);
    await page.getByRole('link', { name: 'All Jobs' }).click();
    await expect(page).toHaveURL(`/freelancer-dashboard?search=${word}`);
  });

  await test.step('a storage that is broken, full or forbidden is no reason to fail', async () => {
    for (const text of ['{"half":', '[1,null,"no id"]', '"text"']) {
      await put(text);
      await page.reload();
      await isPressed(page, first, false);
    }
    await put(JSON.stringify(Array.from({ length: 100 }, () => randomUUID())));
    await page.reload();
    await favourite(page, first).click();
    await seeToast(page, 'You can keep 100 favorites', 'Remove one first.');
    await isPressed(page, first, false);
    await put('[]');
    await page.reload();
    await isPressed(page, first, false);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room is left.', 'QuotaExceededError');
      };
    });
    await favourite(page, first).click();
    await seeToast(page, 'Your favorites could not be changed');
    await isPressed(page, first, false);
  });

  await test.step('the next person has none of them, and nothing else of the one before stays behind', async () => {
    await page.reload();
    await favourite(page, first).click();
    await isPressed(page, first, true);
    await logOut(page);
    expect(await kept()).toHaveLength(1);
    expect((await page.evaluate(() => JSON.stringify(localStorage))).includes(email)).toBe(false);
    await newFreelancer(page, mail);
    await page.goto(`/find-work?search=${word}`);
    await isPressed(page, first, false);
    await favourite(page, first).click();
    expect(await kept()).toHaveLength(2);
  });
});
