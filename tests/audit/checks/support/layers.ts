import type { Page } from '@playwright/test';

/** Something that lies over the page. */
export interface Layer {
  selector: string;
  isDialog: boolean;
  /** The rest of the page is out of reach. */
  isModal: boolean;
  /** The focus is in it. */
  holds: boolean;
}

const kinds = '[role=dialog],[role=alertdialog],dialog[open],[role=menu],[role=listbox]';

/** What lies over the page now. */
export function opened(page: Page): Promise<Layer[]> {
  return page.evaluate(
    (selectors) =>
      [...document.querySelectorAll(selectors)]
        .filter((each) => window.audit.isSeen(each) && !window.audit.isInert(each))
        .filter(
          (each) =>
            !each.closest('[role=region][aria-label=Notifications]') && !each.parentElement?.closest('[role=dialog]'),
        )
        .map((each) => ({
          selector: window.audit.selectorOf(each),
          isDialog: each.matches('dialog,[role=dialog],[role=alertdialog]'),
          isModal: window.audit.scope() === each,
          holds:
            each.contains(document.activeElement) || document.activeElement?.getAttribute('aria-controls') === each.id,
        })),
    kinds,
  );
}

/** Waits, for as many drawings as half a second has, for a layer that was not there. */
export async function isCovering(page: Page, before: readonly Layer[]): Promise<Layer | undefined> {
  const known = before.map(({ selector }) => selector);
  // What opens is there with one of the next drawings, on a slow machine too; what is loaded first takes longer.
  const isThere = await page.evaluate(
    async ({ selectors, seen }) => {
      const isFresh = () =>
        [...document.querySelectorAll(selectors)].some(
          (each) => window.audit.isSeen(each) && !seen.includes(window.audit.selectorOf(each)),
        );
      const waits = document.querySelector('#storybook-root') ? 12 : 30;
      for (let frames = 0; frames < waits; frames += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (isFresh()) return true;
      }
      return false;
    },
    { selectors: kinds, seen: known },
  );
  if (!isThere) return undefined;
  // The focus follows when it is drawn.
  await page.waitForTimeout(100);
  return (await opened(page)).find(({ selector }) => !known.includes(selector));
}

/** Whether a layer is gone within two seconds. */
export async function waitForLayer(page: Page, selector: string, _wanted: 'gone'): Promise<boolean> {
  for (let looks = 0; looks < 40; looks += 1) {
    const isThere = await page.evaluate((each) => {
      const layer = document.querySelector(each);
      return layer !== null && window.audit.isSeen(layer);
    }, selector);
    if (!isThere) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

/** Buttons that may open something: any in a story, in the product those that announce it or sound harmless. */
export function openers(page: Page, isStory: boolean): Promise<string[]> {
  return page.evaluate((story) => {
    const { audit } = window;
    const harmless = /^(view|open|menu|show|details|apply|see|schedule|rate|read)\b/i;
    return audit
      .controls()
      .filter((control) => control.matches('button,[role=button],[role=combobox]') && control.tabIndex >= 0)
      .filter((control) => !control.matches('input,[type=submit]') && !control.closest('[role=toolbar],[role=tablist]'))
      .filter(
        (control) =>
          story ||
          control.matches('[aria-haspopup]:not([aria-haspopup=false])') ||
          (!control.closest('form') && harmless.test(audit.nameOf(control))),
      )
      .slice(0, 12)
      .map(audit.selectorOf);
  }, isStory);
}
