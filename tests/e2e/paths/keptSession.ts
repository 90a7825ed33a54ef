import type { Page } from '@playwright/test';

/** What a browser keeps of a session is put back by the function that is returned, after the session was over. */
export async function keptSession(page: Page): Promise<() => Promise<void>> {
  const kept = await page.evaluate(() =>
    [window.localStorage, window.sessionStorage].map((storage) => Object.entries<string>(storage)),
  );
  return () =>
    page.evaluate(([local = [], own = []]) => {
      for (const [key, value] of local) window.localStorage.setItem(key, value);
      for (const [key, value] of own) window.sessionStorage.setItem(key, value);
    }, kept);
}
