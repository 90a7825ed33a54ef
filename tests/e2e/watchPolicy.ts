import type { Page } from '@playwright/test';

/** Collects what the browser refuses because of the page's policy, on this page and every one it goes to. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('tellRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    // Put there by `exposeFunction`.
    const { tellRefusal } = globalThis as unknown as { tellRefusal: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      tellRefusal(`${document.location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return refused;
}
