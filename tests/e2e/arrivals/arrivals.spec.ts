import type { Page } from '@playwright/test';

import { isDeep, timeLimit } from '../../proof/depth.ts';
import { slowdown } from '../slowdown.ts';
import { logIn, rouse, signIn } from '../steps.ts';
import { expect, test } from '../test.ts';
import type { Known } from './people.ts';
import { accounts, keptBy, learn } from './people.ts';
import { busyAgain, stateOf, untilIdle, watchSettling } from './settling.ts';
import type { Cell, End } from './table.ts';
import { afterLogin, cells, endOf, isRepeated, loginOf, oneOfEachKind } from './table.ts';

const chosen = isDeep ? cells.filter((cell) => !isRepeated(cell)) : oneOfEachKind;

// One cell that ends elsewhere does not keep the others from being looked at.
const softly = expect.configure({ soft: true });

/** Where a page comes to rest: what it asked for has come, what it had to do is done, and nothing was busy again. */
async function expectEnd(page: Page, { address, isSignedIn }: End, cell: Cell) {
  const name = `${cell.address}, ${cell.who}, ${cell.way}`;
  const rest = { address, isSignedIn, busy: 0, isLoading: false, headings: 1, requests: 0 };
  const toRest = () =>
    // While a page is left, there is none to ask.
    softly
      .poll(() => stateOf(page).catch(() => null), { message: `${name} comes to rest`, intervals: [50, 100, 100, 250] })
      .toEqual(rest);
  await toRest();
  await untilIdle(page);
  await toRest();
  softly(await busyAgain(page), `${name} was settled, and then busy again`).toEqual([]);
}

async function follow(page: Page, address: string) {
  const link = page.locator(`#main a[href="${address}"]`).first();
  await page.goto('/sitemap');
  if ((await link.count()) === 0) {
    // From another site's page, such as a mail.
    await page.goto('/robots.txt');
    await page.evaluate((href) => {
      const anchor = Object.assign(document.createElement('a'), { href, textContent: 'there' });
      document.body.replaceChildren(anchor);
      anchor.click();
    }, address);
  } else {
    await link.click();
  }
}

/** An open page other than this one. */
const otherThan = (address: string) => (address === '/press' ? '/terms' : '/press');

/** Follows a link of the page to another one, which the page's own scripts show. */
async function goOn(page: Page, to: string) {
  await rouse(page);
  await page.evaluate((href) => {
    document.documentElement.dataset['document'] = 'same';
    // Also below an open dialog.
    document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click();
  }, to);
  await expect(page).toHaveURL(to);
}

/** Cells that one browser goes through, one after the other: what it has loaded once, it need not load again. */
const groups = Object.entries(Object.groupBy(chosen, ({ who, way }) => (isDeep ? `${way}, ${who}` : way)));

let count = 0;

for (const [name, group = []] of groups) {
  test(`every page ends settled, and in the same place: ${name}`, async ({ person, request }) => {
    test.setTimeout(timeLimit * slowdown);
    const known = await learn(request);
    const first = await person(name);
    const browser = first.context();
    await watchSettling(browser);
    // Watched from the first page on that is opened from here.
    const page = await browser.newPage();
    await first.close();
    for (const cell of group) {
      const address = cell.address.replaceAll(/\{(\w+)\}/g, (_, name: keyof Known['ids']) => known.ids[name]);
      await arriveAs({ ...cell, address });
    }

    /** Has the browser hold this and nothing else. */
    async function begin(cell: Cell) {
      const kept = keptBy(cell, known);
      count += 1;
      await browser.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${count % 256}` });
      await page.goto('/robots.txt');
      await page.evaluate((items) => {
        sessionStorage.clear();
        localStorage.clear();
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }, kept);
    }

    async function arriveAs(cell: Cell) {
      const { address, way } = cell;
      await begin(cell);
      const end = (where: Page) => expectEnd(where, endOf(cell), cell);
      const login = loginOf(cell);
      switch (way) {
        case 'typed':
          await page.goto(address);
          await end(page);
          break;
        case 'link':
          await follow(page, address);
          await end(page);
          break;
        case 'back':
          await page.goto(address);
          await end(page);
          await page.goto(otherThan(address));
          await page.goBack();
          await end(page);
          break;
        case 'back within the page':
          await page.goto(address);
          await end(page);
          await goOn(page, otherThan(address));
          await page.goBack();
          await end(page);
          await expect(page.locator('html')).toHaveAttribute('data-document', 'same');
          break;
        case 'second tab': {
          await page.goto('/press');
          const second = await browser.newPage();
          await second.goto(address);
          await end(second);
          break;
        }
        case 'logged in as Client':
        case 'logged in as Freelancer':
          await page.goto(afterLogin(address));
          if (login !== null) await signIn(page, login, accounts[login]);
          await end(page);
          break;
        case 'another tab logged in as Client':
        case 'another tab logged in as Freelancer':
          await page.goto(afterLogin(address));
          if (login !== null) {
            await expectEnd(page, { address: afterLogin(address), isSignedIn: false }, cell);
            await logIn(await browser.newPage(), login, accounts[login]);
          }
          await end(page);
          break;
      }
      await Promise.all(browser.pages().map(async (tab) => tab === page || tab.close()));
    }
  });
}
