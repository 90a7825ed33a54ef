import type { Page } from '@playwright/test';

import { routeAt } from '../../../apps/web/src/routes.ts';
import { isOpen } from '../../../packages/machines/src/domain/access.ts';
import type { Check, Subject } from '../../audit/check.ts';
import { axeCheck } from '../../audit/checks/axe.ts';
import { keyboardWalk } from '../../audit/checks/keyboardWalk.ts';
import { reflow } from '../../audit/checks/reflow.ts';
import { textSize } from '../../audit/checks/textSize.ts';
import { resize } from '../../audit/checkVisit.ts';
import { brokenReferences } from '../../house/idReferences.ts';
import { isDeep } from '../../proof/depth.ts';
import { keptBy } from '../arrivals/people.ts';
import { stateOf, untilIdle, watchSettling } from '../arrivals/settling.ts';
import { holdBack, rouse } from '../steps.ts';
import { expect, test } from '../test.ts';
import type { Opened } from './addresses.ts';
import { addressesOf, learnPlaces, readers } from './addresses.ts';
import { isMoving, shiftsOf, watchShifts } from './shifts.ts';
import { brokenWords } from './words.ts';

// One fault does not keep the others from being found.
const softly = expect.configure({ soft: true });

/** What is asked of a page in each width, those that change the page last. A deep run tabs through narrow pages too. */
const asked: readonly (readonly [width: number, checks: readonly Check[]])[] = [
  [390, []],
  [320, [axeCheck, reflow, ...(isDeep ? [keyboardWalk] : [])]],
  [768, []],
  [1280, [axeCheck, textSize, keyboardWalk]],
];

/** Opens a page whose fonts come when its scripts have taken it over, and waits until it has come to rest. */
async function open(page: Page, { address, isDialog }: Opened, path: string) {
  const bringFonts = await holdBack(page, '**/*.woff2');
  const areWanted = page.waitForRequest('**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await rouse(page);
  await areWanted;
  bringFonts();
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
  for (const opened of addressesOf(reader)) {
    const { address, isDialog, isRedrawn } = opened;
    test(`${address} is in order for a ${reader}`, async ({ person, request }) => {
      const { names, ...known } = await learnPlaces(request);
      const path = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
      const { access } = routeAt(new URL(path, 'https://guildhall.example').pathname) ?? { access: 'public' };
      const first = await person(reader);
      const context = first.context();
      await watchSettling(context);
      await watchShifts(context);
      // Watched from the first page on that is opened from here.
      const page = await context.newPage();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/robots.txt');
      await page.evaluate(
        (kept) => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
        },
        keptBy({ kind: 'everyone', address: '/', who: reader, way: 'typed' }, known),
      );

      for (const [width, checks] of asked) {
        const isFirstOfItsKind = width === 390 || width === 1280;
        await resize(page, width);
        if (isFirstOfItsKind) {
          await open(page, opened, path);
          // Behind the login lists come later, and so does what an address opens over a page.
          if (isOpen(access) && !isDialog) {
            const shifts = await shiftsOf(page);
            softly(isMoving(shifts, reader) ? shifts : [], `what moves by itself at ${width} px`).toEqual([]);
          }
          // The page's sheet is let in by its nonce.
          await softly(page.locator('body')).toHaveCSS('box-sizing', 'border-box');
        }
        softly(await page.evaluate(brokenWords), `words broken that fit on a line at ${width} px`).toEqual([]);
        const subject: Subject = { kind: 'route', name: address, url: path, theme: 'light', direction: 'ltr', width };
        for (const check of checks.filter((one) => one !== keyboardWalk || !isRedrawn)) {
          const found = (await check.run(page, subject)).filter(({ explanation }) => explanation === undefined);
          softly(
            found.map(({ target, message }) => `${message} (${target})`),
            `${check.id} at ${width} px`,
          ).toEqual([]);
        }
      }
      softly(brokenReferences(await page.content())).toEqual([]);
      if (isDialog) await expectEscape(page, path);
    });
  }
}
