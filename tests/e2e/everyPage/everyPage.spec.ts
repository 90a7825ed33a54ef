import type { Page } from '@playwright/test';

import type { Check, Subject } from '../../audit/check.ts';
import { keyboardWalk } from '../../audit/checks/keyboardWalk.ts';
import { reflow } from '../../audit/checks/reflow.ts';
import { textSize } from '../../audit/checks/textSize.ts';
import { heightFor } from '../../audit/checkVisit.ts';
import { inTurn, turnOfRun } from '../../audit/rotation.ts';
import { timeLimit } from '../../proof/depth.ts';
import { keptBy } from '../arrivals/people.ts';
import { stateOf, untilIdle, watchSettling } from '../arrivals/settling.ts';
import { slowdown } from '../slowdown.ts';
import { rouse } from '../steps.ts';
import { expect, test } from '../test.ts';
import type { Opened } from './addresses.ts';
import { addressesOf, learnPlaces, readers } from './addresses.ts';

const turn = turnOfRun();

// One page with a fault does not keep the others from being looked at.
const softly = expect.configure({ soft: true });

/** What is asked of a page in each width. */
const asked: readonly (readonly [width: number, checks: readonly Check[]])[] = [
  [1280, [textSize, keyboardWalk]],
  [320, [reflow, keyboardWalk]],
];

async function open(page: Page, { address, isDialog }: Opened, path: string) {
  await page.goto(path);
  await rouse(page);
  if (isDialog) await expect(page.getByRole('dialog'), address).toBeVisible();
  // What comes once it is known who reads, as on the home page, has code of its own first, and then asks.
  for (const part of ['its code', 'what its reader needs', 'what that asks for']) {
    await expect
      .poll(() => stateOf(page), { message: `${address} comes to rest: ${part}` })
      .toMatchObject({ busy: 0, isLoading: false, headings: 1, requests: 0 });
    await untilIdle(page);
  }
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
}

/** Escape closes what the address has opened, and the page below is the one that was asked for. */
async function expectEscape(page: Page, path: string) {
  await page.keyboard.press('Escape');
  await softly(page.getByRole('dialog'), `Escape closes ${path}`).toBeHidden();
  softly(new URL(page.url()).pathname, path).toBe(new URL(path, page.url()).pathname);
}

for (const reader of readers) {
  test(`a ${reader} gets along by keyboard, on 320 px and with text of 200% (A11Y_TURN=${turn})`, async ({
    person,
    request,
  }) => {
    test.setTimeout(timeLimit * slowdown);
    const { names, ...known } = await learnPlaces(request);
    const page = await person(reader);
    await watchSettling(page.context());
    // Watched from the first page on that is opened from here.
    const tab = await page.context().newPage();
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    await tab.goto('/robots.txt');
    await tab.evaluate(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      keptBy({ kind: 'everyone', address: '/', who: reader, way: 'typed' }, known),
    );
    for (const opened of inTurn(addressesOf(reader), 28, turn)) {
      const path = opened.address.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
      for (const [width, checks] of asked) {
        await tab.setViewportSize({ width, height: heightFor(width) });
        for (const check of checks.filter((one) => one !== keyboardWalk || !opened.isRedrawn)) {
          await open(tab, opened, path);
          const subject: Subject = {
            kind: 'route',
            name: opened.address,
            url: path,
            theme: 'light',
            direction: 'ltr',
            width,
          };
          const found = await check.run(tab, subject);
          const faults = found.map(({ target, message }) => `${message} (${target})`);
          softly(faults, `${check.id}: ${opened.address} at ${width} px`).toEqual([]);
        }
      }
      if (opened.isDialog) await expectEscape(tab, path);
    }
  });
}
