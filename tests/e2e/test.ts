import { test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

import type { Guildhall } from './guildhall.ts';
import { startGuildhall } from './guildhall.ts';
import type { MailServer } from './mailServer.ts';
import { startMailServer } from './mailServer.ts';
import { slowdown } from './slowdown.ts';

interface PersonOptions {
  /** Where the product is, seen from here. Default: itself. */
  url?: string;
  /** The address that the server counts this person's calls by. Default: this machine's, shared by all. */
  address?: string;
  /** The zone that this person's device is set to, by its IANA name. Default: that of this machine. */
  timezoneId?: string;
  /** What this person's console may say beyond what everyone's may: troubles that the test makes itself. */
  troubles?: RegExp[];
}

interface Fixtures {
  /** Opens a browser of its own, for another person. */
  person: (name: string, options?: PersonOptions) => Promise<Page>;
}

interface WorkerFixtures {
  mail: MailServer;
  guildhall: Guildhall;
}

/** What the console may say. Anything else that is an error or a warning fails the test. */
const expected = [
  // The browser reports every refused call by itself.
  /Failed to load resource: the server responded with a status of 4\d\d/,
  // Offline is something that tests do on purpose.
  /net::ERR_(INTERNET_DISCONNECTED|FAILED)/,
];

/** A page that remembers what went wrong behind the screen: script errors, hydration warnings, refused policies. */
function watch(page: Page, complaints: string[], troubles: RegExp[]) {
  const complain = (what: string) => complaints.push(`${page.url()}: ${what}`);
  page.on('pageerror', (error) => complain(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (![...expected, ...troubles].some((pattern) => pattern.test(message.text()))) complain(message.text());
  });
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** One product, one database and one mail server for all tests of a worker; a browser for each person. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  mail: [
    // Playwright finds out what a fixture needs from its first parameter's pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  guildhall: [
    async ({ mail }, use) => {
      const guildhall = await startGuildhall({ SMTP_URL: mail.url, SEED: 'demo', TRUST_PROXY: '127.0.0.0/8,::1' });
      await use(guildhall);
      await guildhall.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ guildhall }, use) => use(guildhall.url),
  person: async ({ browser, guildhall }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (_, { url = guildhall.url, address, timezoneId, troubles = [] } = {}) => {
      const context = await browser.newContext({
        baseURL: url,
        locale: 'en-US',
        ...(timezoneId !== undefined && { timezoneId }),
        ...(address !== undefined && { extraHTTPHeaders: { 'X-Forwarded-For': address } }),
      });
      contexts.push(context);
      // Other tabs too: one that closes before it is slowed down needs it no more.
      context.on('page', (page) => {
        watch(page, complaints, troubles);
        if (slowdown !== 1) slowDown(page).catch(() => {});
      });
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    base.expect(complaints).toEqual([]);
  },
});

export { expect } from '@playwright/test';
