import type { Page } from '@playwright/test';

/** The fonts of a page, which come when they are brought. */
export interface HeldFonts {
  /** Holds back the fonts that are asked for from now on; resolves when one is. */
  hold: () => Promise<void>;
  /** Lets through what is held, and what is asked for from now on. */
  bring: () => Promise<void>;
}

/**
 * Fonts and nothing else come anew with every page: where Playwright routes a request, the browser keeps no file at all
 * from one page to the next.
 */
export async function watchFonts(page: Page): Promise<HeldFonts> {
  const devtools = await page.context().newCDPSession(page);
  let held: string[] | null = null;
  let wanted = Promise.withResolvers<void>();
  const letThrough = (requestId: string) =>
    devtools.send('Fetch.continueRequest', { requestId, interceptResponse: true });
  devtools.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders }) => {
    // A page that has been left wants its fonts no more.
    const ignore = () => {};
    if (responseStatusCode !== undefined) {
      const headers = responseHeaders?.filter(({ name }) => name.toLowerCase() !== 'cache-control') ?? [];
      const answer = {
        requestId,
        responseCode: responseStatusCode,
        responseHeaders: [...headers, { name: 'Cache-Control', value: 'no-store' }],
      };
      devtools.send('Fetch.continueResponse', answer).catch(ignore);
    } else if (held === null) letThrough(requestId).catch(ignore);
    else held.push(requestId);
    wanted.resolve();
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
  return {
    hold() {
      held = [];
      wanted = Promise.withResolvers();
      return wanted.promise;
    },
    async bring() {
      const all = held ?? [];
      held = null;
      await Promise.all(all.map(letThrough));
    },
  };
}
