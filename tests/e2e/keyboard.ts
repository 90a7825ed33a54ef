import type { Locator, Page } from '@playwright/test';

import { expect } from './test.ts';

/** Far more stops than any page of ours has. */
const most = 80;

/** Whether the page shows where the focus is: by a ring on it, around its box, or around what its label draws. */
function showsFocus(): { isShown: boolean; where: string } {
  const at = document.activeElement ?? document.body;
  // A link may carry the ring of the whole card.
  const faces = [at, at.parentElement, at.parentElement?.parentElement, at.closest('label'), at.closest('article')];
  const drawn = [...(at.closest('label')?.querySelectorAll('*') ?? []), ...(at.parentElement?.children ?? [])];
  const isRinged = (element: Element | null | undefined) =>
    [undefined, '::before', '::after'].some((part) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
  const name = at.getAttribute('aria-label') ?? at.textContent.trim();
  return { isShown: [...faces, ...drawn].some(isRinged), where: `${at.localName} “${name.slice(0, 40)}”` };
}

/** Sees that the page shows where the focus is. */
async function expectShown(page: Page) {
  const { where } = await page.evaluate(showsFocus);
  await expect
    .poll(() => page.evaluate(showsFocus), { message: `The focus on ${where}` })
    .toMatchObject({ isShown: true });
}

const isThere = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement);

/** Goes on by Tab, or back by Shift+Tab, until it is there; every stop on the way shows that it has the focus. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    await expectShown(page);
    if (await isThere(wanted)) return;
  }
  throw new Error(`${key} leads past ${String(wanted)}.`);
}

/** Goes on to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** The focus came here by itself: it shows, and typing goes on. */
export async function typeOn(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await expectShown(page);
  await page.keyboard.type(text);
}
