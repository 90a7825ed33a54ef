import type { Page } from '@playwright/test';

/** The document as a browser reads it whose scripts are off: none in it, and what stands in noscript is there. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^]*?<\/script>/g, '').replaceAll(/<\/?noscript\b[^>]*>/g, '');

const forScriptless = (css: string): string => css.replaceAll(/\(scripting:\s*none\)/g, 'all');

/**
 * From now on this page gets everything as if scripts were off. They are on: axe is one, and would wait for ever for its
 * own timers otherwise.
 */
export async function turnScriptsOff(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind === 'script') return route.abort();
    if (kind !== 'document' && kind !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: kind === 'document' ? withoutScripts(text) : forScriptless(text) });
  });
}
