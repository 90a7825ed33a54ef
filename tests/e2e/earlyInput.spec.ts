import type { Page } from '@playwright/test';

import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { watchHydration } from './halfway.ts';
import { appScripts, holdBack, labelOf, logIn, rouse, untilAlive, untilRead } from './steps.ts';
import { expect, test } from './test.ts';

const asked = 'Please select your account type';
const email = 'ada@adeyemi.example';

/** Something that is done on the login page. */
interface Act {
  name: string;
  /** By a person. */
  does: (page: Page) => Promise<void>;
  /** The same from within, where there is no time to come from outside. */
  doesWithin: () => void;
  /** What has come of it. */
  sees: (page: Page) => Promise<void>;
}

const acts: readonly Act[] = [
  {
    name: 'a form that is filled in and sent',
    async does(page) {
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Log In' }).click();
    },
    doesWithin: () => document.querySelector<HTMLFormElement>('#main form')?.requestSubmit(),
    sees: (page) => expect(page.getByText(asked)).toBeVisible(),
  },
  {
    name: 'a button that is pressed',
    does: (page) => page.getByRole('button', { name: 'Show password' }).click(),
    doesWithin: () => document.querySelector<HTMLElement>('#main button[aria-label="Show password"]')?.click(),
    sees: (page) => expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text'),
  },
  {
    name: 'a choice that is made',
    does: (page) => labelOf(page.getByRole('radio', { name: 'Client' })).click(),
    doesWithin: () => document.querySelector<HTMLElement>('#main [type=radio][value=CLIENT]')?.click(),
    async sees(page) {
      await expect(page.getByRole('radio', { name: 'Client' })).toBeChecked();
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page.getByText('Enter your email address.')).toBeVisible();
      await expect(page.getByText(asked)).toBeHidden();
    },
  },
  {
    name: 'a field that is typed into',
    does: (page) => page.getByLabel('Email address').pressSequentially(email),
    doesWithin: () => {
      const field = document.querySelector<HTMLInputElement>('#main [type=email]');
      // Past React, as the browser does it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ada@adeyemi.example');
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    async sees(page) {
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page.getByText(asked)).toBeVisible();
      await expect(page.getByLabel('Email address')).toHaveValue(email);
      await expect(page.getByText('Enter your email address.')).toBeHidden();
    },
  },
];

/** When it is done. */
const moments: readonly { name: string; meet: (page: Page, act: Act) => Promise<void> }[] = [
  {
    name: 'before the app has come',
    async meet(page, act) {
      const letThrough = await holdBack(page, appScripts);
      await page.goto(paths.login);
      await untilRead(page);
      await act.does(page);
      await expect(page).toHaveURL(paths.login);
      await expect(page.getByText(asked)).toBeHidden();
      letThrough();
    },
  },
  {
    name: 'while the app hydrates the page',
    async meet(page, { doesWithin }) {
      // React may get through the page in one piece. Then nothing was done, and the page is opened again.
      await expect(async () => {
        await page.goto(paths.login);
        await untilRead(page);
        const isHalfway = page.evaluate(`window.halfway(${doesWithin.toString()})`);
        await rouse(page);
        expect(await isHalfway).toBe(true);
      }).toPass();
    },
  },
  {
    name: 'when the app has been fetched ahead',
    async meet(page, act) {
      await page.goto(paths.login, { waitUntil: 'networkidle' });
      await act.does(page);
    },
  },
  {
    name: 'when the page is hydrated',
    async meet(page, act) {
      await page.goto(paths.login);
      await rouse(page);
      await act.does(page);
    },
  },
];

for (const { name, meet } of moments) {
  test(`whatever is done ${name} is done once, and nothing of it is lost`, async ({ person }) => {
    const page = await person('visitor');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await watchHydration(page);
    for (const act of acts) {
      await test.step(act.name, async () => {
        await meet(page, act);
        await untilAlive(page);
        await act.sees(page);
        await page.unrouteAll();
        // What a form has kept is not the next one's.
        await page.evaluate(() => sessionStorage.clear());
        await page.goto('/robots.txt');
      });
    }
  });
}

test('a press that begins before the page is hydrated, and ends after, is one', async ({ person }) => {
  const page = await person('visitor');
  const letThrough = await holdBack(page, appScripts);
  await page.goto(paths.login);
  await untilRead(page);
  const freelancer = page.getByRole('radio', { name: 'Freelancer' });
  await labelOf(freelancer).hover();
  await page.mouse.down();
  letThrough();
  await untilAlive(page);
  await page.mouse.up();
  await expect(freelancer).toBeChecked();
});

test('a link that is followed before the app has come takes along where the person had wanted to go', async ({
  person,
}) => {
  const page = await person('visitor');
  const letThrough = await holdBack(page, appScripts);
  const wish = '?next=%2Faccount';
  await page.goto(paths.forgotPassword + wish, { waitUntil: 'domcontentloaded' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Log In' }).click();
  letThrough();
  await expect(page).toHaveURL(paths.login + wish);
});

test('a page that is only read shows the way in, and does not run the app', async ({ person }) => {
  const page = await person('visitor');
  for (const path of [paths.home, paths.login]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilRead(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(document.body).join(' '))).toBe('');
  }
});

test('a page that is read finds out by itself that someone is signed in', async ({ person }) => {
  const reading = await person('visitor');
  const tab = async (path: string) => {
    const page = await reading.context().newPage();
    await page.goto(path);
    return page;
  };
  const knowsPerson = (page: Page) =>
    expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await reading.goto(paths.about);
  await untilRead(reading);

  const other = await tab(paths.login);
  await logIn(other, 'Client', demoAccounts.client);
  await test.step('in another tab, while it is read', () => knowsPerson(reading));
  await test.step('in another tab, before it was opened', async () => knowsPerson(await tab(paths.press)));
  await test.step('in this tab', async () => {
    await other.goto(paths.about);
    await knowsPerson(other);
  });
});

test('a page whose app cannot be fetched says so, and keeps what was typed', async ({ person }) => {
  const page = await person('visitor');
  const scripts = '**/assets/startApp-*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto(paths.login);
  await untilRead(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toContainText('Unable to connect to the server. Please try again.');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
});
