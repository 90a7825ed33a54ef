import type { Browser, BrowserContext, LaunchOptions, Page } from '@playwright/test';
import { chromium } from 'playwright';

import { heightFor } from '../../.storybook/toolbars.ts';
import { storyNow } from '../../packages/ui/src/testing/clock.ts';
import { browserOptions } from '../../scripts/browser.ts';
import type { Check } from './check.ts';
import { gatherFacts } from './checks/pageFacts.ts';
import { listenOnOpening } from './checks/support/spoken.ts';
import { checkVisit, unopened } from './checkVisit.ts';
import type { Marketplaces } from './marketplaces.ts';
import { openRoute, prepareRoute, routeReader } from './openRoute.ts';
import type { VisitResult } from './results.ts';
import { openStory, storyReader, storyUrl, switchStory } from './stories.ts';
import type { RouteVisit, StoryVisit, Visit } from './visit.ts';

/** What visits go to. */
export interface Places {
  /** The served Storybook. */
  storybook: string;
  marketplaces: Marketplaces | null;
}

export interface Auditor {
  audit: (visit: Visit) => Promise<VisitResult>;
  close: () => Promise<void>;
}

/** No page takes longer with all its checks, in milliseconds: longer is a page that hangs. */
const patience = 240_000;

/** Stories share a page for so many visits, for its cache; then it is given up, for its memory. */
const visitsPerPage = 200;

/** How the browser of the audit starts. */
export const launchOptions = (): LaunchOptions => browserOptions('light');
/** A browser that a signal to this process does not end: a check at work with it finishes first. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ ...launchOptions(), handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });

/** A page for stories, at their moment; nothing that one story stored reaches the next. */
export async function storyPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(storyReader)).newPage();
  await page.clock.setFixedTime(storyNow);
  await listenOnOpening(page);
  await page.addInitScript(() => {
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // A sandboxed frame has none.
    }
  });
  return page;
}

/** A story is opened in its first width: what is measured while it plays is measured there. */
const firstWidth = (page: Page, { widths: [width = 1280] }: StoryVisit) =>
  page.setViewportSize({ width, height: heightFor(width) });

/** One browser, and the checks that work with it. */
export async function openAuditor(places: Places, checks: readonly Check[]): Promise<Auditor> {
  const browser = await launch();
  let shared: { page: Page; visits: number; setting: string } | null = null;

  async function auditStory(visit: StoryVisit): Promise<VisitResult> {
    if (shared !== null && shared.visits >= visitsPerPage) await giveUp();
    shared ??= { page: await storyPage(browser), visits: 0, setting: '' };
    shared.visits += 1;
    const { page } = shared;
    const open = async () => {
      await firstWidth(page, visit);
      await openStory(page, storyUrl(places.storybook, visit));
    };
    const setting = `${visit.theme} ${visit.direction}`;
    // In other themes only colours are looked at, which takes nothing amiss that a story before may have left.
    if (shared.setting === setting && visit.theme !== 'light') {
      await firstWidth(page, visit);
      await switchStory(page, visit.id);
      const result = await checkVisit(page, visit, checks, open);
      if (result.failures.length === 0 && result.findings.every(({ explanation }) => explanation !== undefined))
        return result;
    }
    // The last word is always that of a page that was opened for this story alone.
    await open();
    shared.setting = setting;
    return checkVisit(page, visit, checks, open);
  }

  async function auditRoute(visit: RouteVisit, marketplaces: Marketplaces): Promise<VisitResult> {
    const context: BrowserContext = await browser.newContext(routeReader(visit));
    try {
      const page = await context.newPage();
      await listenOnOpening(page);
      await prepareRoute(page, visit, marketplaces);
      const open = () => openRoute(page, visit, marketplaces);
      await open();
      const isForComparison = visit.leadsTo === null && visit.theme === 'light' && visit.data !== 'served';
      const facts = isForComparison
        ? { visitor: visit.visitor, data: visit.data, page: await gatherFacts(page) }
        : null;
      return { ...(await checkVisit(page, visit, checks, open)), facts };
    } finally {
      await context.close();
    }
  }

  async function giveUp() {
    const context = shared?.page.context();
    shared = null;
    await context?.close();
  }

  async function auditAny(visit: Visit): Promise<VisitResult> {
    if (visit.kind === 'story') return auditStory(visit);
    if (places.marketplaces === null) throw new Error('No marketplace was opened for the routes.');
    return auditRoute(visit, places.marketplaces);
  }

  return {
    async audit(visit) {
      let limit: NodeJS.Timeout | undefined;
      const hanging = new Promise<never>((_, reject) => {
        limit = setTimeout(() => reject(new Error(`It took longer than ${patience / 1000} s.`)), patience);
      });
      try {
        return await Promise.race([auditAny(visit), hanging]);
      } catch (error) {
        // A page that hangs or has crashed may not let itself be closed; the next visit has another.
        await giveUp().catch(() => {});
        return unopened(visit, error);
      } finally {
        clearTimeout(limit);
      }
    },
    close: () => browser.close(),
  };
}
