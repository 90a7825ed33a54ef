import type { BrowserContext, Page, Request } from '@playwright/test';

declare global {
  interface Window {
    /** What is in the way of calling this page settled. */
    unsettled: () => Unsettled;
    /** The page, whether it was settled and what was busy, each time that one of the first two changed. */
    settling: { address: string; isSettled: boolean; busy: string }[];
  }
}

interface Unsettled {
  busy: number;
  isLoading: boolean;
  headings: number;
}

/** Records from the document's beginning when the page is settled and when it is not. */
function record() {
  window.unsettled = () => ({
    busy: document.querySelectorAll('#main [aria-busy=true]').length,
    isLoading: document.querySelector('#main')?.textContent.includes('Loading the page') ?? true,
    headings: document.querySelectorAll('#main h1').length,
  });
  window.settling = [];
  const look = () => {
    const { busy, isLoading, headings } = window.unsettled();
    const isSettled = busy === 0 && !isLoading && headings === 1;
    const address = window.location.pathname + window.location.search;
    const last = window.settling.at(-1);
    if (last?.address === address && last.isSettled === isSettled) return;
    const part = document.querySelector('#main [aria-busy=true]');
    const heading = part?.closest('section')?.querySelector('h2, h3')?.textContent ?? '';
    const what = part ? `${heading}: ${part.textContent.slice(0, 60)}` : `${headings} headings`;
    window.settling.push({ address, isSettled, busy: what });
  };
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
}

/** What each page has asked for and not got yet. */
const open = new WeakMap<Page, Set<Request>>();

/** Watches every page of a browser from now on. */
export async function watchSettling(context: BrowserContext) {
  await context.addInitScript(record);
  context.on('page', (page) => {
    const requests = new Set<Request>();
    open.set(page, requests);
    page.on('request', (request) => {
      // The stream of changes is not to end.
      if (!request.url().endsWith('/session/changes')) requests.add(request);
    });
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
  });
}

/** Where a page is, what it still waits for, and as whom it knows the person. */
export async function stateOf(page: Page) {
  const { pathname, search } = new URL(page.url());
  const seen = await page.evaluate(() => {
    const door = document.querySelector('header a[href^="/login"]');
    return {
      ...window.unsettled(),
      // Before the session is known, the way in keeps its place and is not shown.
      isSignedIn: door === null ? true : getComputedStyle(door).visibility === 'visible' ? false : null,
    };
  });
  return { address: pathname + search, ...seen, requests: open.get(page)?.size };
}

/**
 * Lets a page do what it still has to do, until it has nothing left. The first frame is asked for because Chromium may not
 * tell a page that it is idle before it has drawn once more.
 */
export const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
    await frame();
  });

/** What was busy on a page that was settled at the address where it is, and then was not. */
export const busyAgain = (page: Page) =>
  page.evaluate(() => {
    const { settling } = window;
    const address = settling.at(-1)?.address;
    const since = settling.slice(settling.findLastIndex((mark) => mark.address !== address) + 1);
    return since
      .filter(({ isSettled }, index) => !isSettled && since[index - 1]?.isSettled === true)
      .map(({ busy }) => busy);
  });
