import type { Page } from '@playwright/test';

import { routeAt } from '../../../apps/web/src/routes.ts';
import { isOpen } from '../../../packages/machines/src/domain/access.ts';
import type { Check, Subject } from '../../audit/check.ts';
import { axeCheck } from '../../audit/checks/axe.ts';
import { keyboardTraversal } from '../../audit/checks/keyboardTraversal.ts';
import { reflow } from '../../audit/checks/reflow.ts';
import { textSize } from '../../audit/checks/textSize.ts';
import { resize } from '../../audit/checkVisit.ts';
import { brokenReferences } from '../../conventions/idReferences.ts';
import { isDeep, timeLimit } from '../../proof/depth.ts';
import { keptBy } from '../arrivals/people.ts';
import { stateOf, untilIdle, watchSettling } from '../arrivals/settling.ts';
import { slowdown } from '../slowdown.ts';
import { rouse } from '../steps.ts';
import { expect, test } from '../test.ts';
import type { Opened, Places, Reader } from './addresses.ts';
import { addressesOf, learnPlaces, readers } from './addresses.ts';
import type { HeldFonts } from './heldFonts.ts';
import { watchFonts } from './heldFonts.ts';
import { isMoving, shiftsOf, watchShifts } from './shifts.ts';
import { brokenWords } from './words.ts';

// One fault does not keep the others from being found.
const softly = expect.configure({ soft: true });

/** What is asked of a page in each width, those that change the page last. A deep run tabs through narrow pages too. */
const widths: readonly { width: number; checks: readonly Check[] }[] = [
  { width: 390, checks: [] },
  { width: 320, checks: [axeCheck, reflow, ...(isDeep ? [keyboardTraversal] : [])] },
  { width: 768, checks: [] },
  { width: 1280, checks: [axeCheck, textSize, keyboardTraversal] },
];

/** Where a page is opened anew, since nothing of it may move by itself: on a phone and at a desk. */
const isOpenedAt = (width: number) => width === 390 || width === 1280;

/** Waits until a page has come to rest. */
async function untilAtRest(page: Page, { address, isDialog }: Opened) {
  await rouse(page);
  if (isDialog) await expect(page.getByRole('dialog'), address).toBeVisible();
  // What comes once it is known who reads, as on the home page, has code of its own first, and then asks.
  for (const part of ['its code', 'what its reader needs', 'what that asks for']) {
    await expect
      .poll(() => stateOf(page), { message: `${address} comes to rest: ${part}`, intervals: [50, 50, 100] })
      .toMatchObject({ busy: 0, isLoading: false, headings: 1, requests: 0 });
    await untilIdle(page);
  }
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
}

/** Behind the login lists come later, and so does what an address opens over a page: they may move what is below them. */
function isStill({ isDialog }: Opened, path: string) {
  const { access } = routeAt(new URL(path, 'https://guildhall.example').pathname) ?? { access: 'public' };
  return isOpen(access) && !isDialog;
}

/** Opens a page, and sees whether it moves by itself though its fonts come when its scripts have taken it over. */
async function openStill(page: Page, fonts: HeldFonts, opened: Opened, path: string, reader: Reader, at: string) {
  const areWanted = fonts.hold();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await rouse(page);
  await areWanted;
  // A font that is missing for 100 ms of the page's own clock is not taken later (`font-display: optional`).
  const asked = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 100, asked);
  await fonts.bring();
  await untilAtRest(page, opened);
  const shifts = await shiftsOf(page);
  softly(isMoving(shifts, reader) ? shifts : [], `what moves by itself: ${at}`).toEqual([]);
}

/** Escape closes what the address has opened, and the page below is the one that was asked for. */
async function expectEscape(page: Page, path: string) {
  await page.keyboard.press('Escape');
  await softly(page.getByRole('dialog'), `Escape closes ${path}`).toBeHidden();
  softly(new URL(page.url()).pathname, path).toBe(new URL(path, page.url()).pathname);
}

/** What has the focus and cannot be seen: a page may go to a part of it, and more of it come above that. */
function focusOutOfSight(): string | null {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return null;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return bottom > 0 && top < innerHeight
    ? null
    : `${activeElement.tagName} ${activeElement.id} at ${Math.round(top)} px`;
}

/** Has a browser hold a reader's session, and nothing that the page before has left behind. */
async function begin(page: Page, kept: Record<string, string>) {
  await page.goto('/robots.txt');
  await page.evaluate((items) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, kept);
}

async function expectInOrder(
  page: Page,
  fonts: HeldFonts,
  reader: Reader,
  opened: Opened,
  { names, ...known }: Places,
) {
  const { address, isDialog, isRedrawn } = opened;
  const path = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
  const kept = keptBy({ kind: 'everyone', address: '/', who: reader, way: 'typed' }, known);
  for (const [index, { width, checks }] of widths.entries()) {
    const at = `${address} at ${width} px`;
    const isFirst = index === 0;
    const isAnew = isStill(opened, path) && isOpenedAt(width);
    if (isFirst || isAnew) await begin(page, kept);
    await resize(page, width);
    if (isAnew) await openStill(page, fonts, opened, path, reader, at);
    else if (isFirst) await page.goto(path);
    if (!isAnew && isOpenedAt(width)) await untilAtRest(page, opened);
    if (isFirst) {
      // The page's sheet is let in by its hash.
      await softly(page.locator('body'), at).toHaveCSS('box-sizing', 'border-box');
      softly(await page.evaluate(focusOutOfSight), `the focus is in sight: ${at}`).toBeNull();
    }
    softly(await page.evaluate(brokenWords), `words broken that fit on a line: ${at}`).toEqual([]);
    const subject: Subject = { kind: 'route', name: address, url: path, theme: 'light', direction: 'ltr', width };
    for (const check of checks.filter((one) => one !== keyboardTraversal || !isRedrawn)) {
      const found = (await check.run(page, subject)).filter(({ explanation }) => explanation === undefined);
      softly(
        found.map(({ target, message }) => `${message} (${target})`),
        `${check.id}: ${at}`,
      ).toEqual([]);
    }
  }
  softly(brokenReferences(await page.content()), address).toEqual([]);
  if (isDialog) await expectEscape(page, path);
}

for (const reader of readers) {
  test(`every page is in order for a ${reader}, on a phone and at a desk`, async ({ person, request }) => {
    test.setTimeout(timeLimit * slowdown);
    const places = await learnPlaces(request);
    const first = await person(reader);
    const context = first.context();
    await watchSettling(context);
    await watchShifts(context);
    // Watched from the first page on that is opened from here; a browser draws the tab that is in front.
    const page = await context.newPage();
    await first.close();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fonts = await watchFonts(page);
    for (const opened of addressesOf(reader)) await expectInOrder(page, fonts, reader, opened, places);
  });
}
