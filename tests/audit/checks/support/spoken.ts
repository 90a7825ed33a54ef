import type { Page } from '@playwright/test';

import { alive } from './setting.ts';

/** Runs in the page: writes down what live regions say from now on. */
function install(): void {
  if ('spokenByLiveRegions' in window) return;
  const said: string[] = [];
  // Before its body, nothing of a page has been said.
  const isFromStart = document.querySelector('body') === null;
  Object.assign(window, { spokenByLiveRegions: said, isHeardFromStart: isFromStart });
  const live = '[aria-live=polite],[aria-live=assertive],[role=alert],[role=status],[role=log],output';
  const regionOf = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(live);
    return region?.getAttribute('aria-live') === 'off' || region?.closest('[aria-hidden=true],[inert]') ? null : region;
  };
  const say = (text: string | null) => {
    const plain = (text ?? '').replaceAll(/\s+/g, ' ').trim();
    if (plain !== '') said.push(plain);
  };
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'characterData') {
        if (regionOf(target)) say(target.textContent);
        continue;
      }
      for (const node of addedNodes) {
        if (regionOf(target)) say(node.textContent);
        // A region that comes with its words is read only if it is an alert.
        else if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.matches('[role=alert]') && !alert.parentElement?.closest('[role=alert]')) say(alert.textContent);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const read = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'spokenByLiveRegions') as string[] | undefined) ?? []);

/** Listens from now on; answers with what was said, in order. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(install);
  const before = (await read(page)).length;
  return async () => (await read(page)).slice(before);
}

/** Writes down what live regions say on each page that is opened from now on, from its beginning. */
export const listenOnOpening = (page: Page) => page.addInitScript(install);

interface Spoken {
  /** Everything since the page was opened. */
  said: string[];
  /** What of it came while no one did anything: no reader, and no story that plays. */
  unasked: string[];
}

/** What was said since the page was opened, and is said in so many milliseconds more. Opens it anew where no one listened. */
export async function listenFromTheStart(page: Page, during: number): Promise<Spoken> {
  if (!(await page.evaluate(() => Reflect.get(window, 'isHeardFromStart') === true))) {
    const script = await listenOnOpening(page);
    await page.reload({ waitUntil: 'load' });
    await alive(page);
    await script.dispose();
  }
  const asked = (await read(page)).length;
  await page.waitForTimeout(during);
  const said = await read(page);
  return { said, unasked: said.slice(asked) };
}
