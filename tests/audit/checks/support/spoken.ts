import type { Page } from '@playwright/test';

import { alive } from './setting.ts';

/** Runs in the page: writes down what live regions say from now on. */
function install(): void {
  const said: string[] = [];
  Object.assign(window, { spokenByLiveRegions: said });
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
  return () => read(page);
}

/** Opens the page anew and listens from its beginning, until it has been quiet for a while. */
export async function listenFromTheStart(page: Page, during: number): Promise<string[]> {
  const script = await page.addInitScript(install);
  try {
    await page.reload({ waitUntil: 'load' });
    await alive(page);
    await page.waitForTimeout(during);
    return await read(page);
  } finally {
    await script.dispose();
  }
}
