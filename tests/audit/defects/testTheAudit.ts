import type { Browser, BrowserContext, Page } from '@playwright/test';

import { storyNow } from '../../../packages/ui/src/testing/clock.ts';
import type { Check, Finding, Setting, Subject } from '../check.ts';
import { checks } from '../checks/index.ts';
import { equip } from '../checks/support/pageCheck.ts';
import { alive } from '../checks/support/setting.ts';
import type { Defect } from './defect.ts';
import { installSpoil } from './defect.ts';

/** Where pages are found. Without a product, the defects of its routes are left out. */
export interface Places {
  storybook: string;
  product: string | null;
}

export interface Verdict {
  defect: Defect;
  isCaught: boolean;
  /** Who caught it, or why it counts as missed. */
  because: string;
  /** Milliseconds. */
  took: number;
}

const usual: Setting = { theme: 'light', direction: 'ltr', width: 1280 };

function subjectOf({ page, setting }: Defect, { storybook, product }: Places): Subject {
  const shown = { ...usual, ...setting };
  if ('route' in page) return { ...shown, kind: 'route', name: page.route, url: `${product}${page.route}` };
  const globals = `theme:${shown.theme};direction:${shown.direction}`;
  const url = `${storybook}/iframe.html?id=${page.story}&viewMode=story&globals=${globals}`;
  return { ...shown, kind: 'story', id: page.story, url };
}

async function load(page: Page, { url, kind }: Subject) {
  await page.goto(url, { waitUntil: kind === 'route' ? 'networkidle' : 'load' });
  await alive(page);
}

/** The checks that promise something for the defect’s criterion and apply to its page. */
const responsible = ({ criterion }: Defect, subject: Subject): readonly Check[] =>
  checks.filter(
    (check) =>
      check.appliesTo(subject) &&
      (criterion === 'ours' ? ['movement', 'target-size'].includes(check.id) : check.criteria.includes(criterion)),
  );

const names = ({ criteria, explanation }: Finding, { criterion }: Defect) =>
  explanation === undefined && (criterion === 'ours' ? criteria.length === 0 : criteria.includes(criterion));

/** Whether the finding is about what was spoilt: that element, a part of it, or what stands closely around it. */
const isOnTarget = (page: Page, { target }: Finding, marked: readonly string[]) =>
  page.evaluate(
    ({ selector, spoilt }) => {
      if (selector === 'title' || selector.startsWith('meta')) return true;
      let element: Element | null = null;
      try {
        element = document.querySelector(selector);
      } catch {
        return false;
      }
      // A dialog may be closed by now.
      if (!element) return spoilt.includes(selector);
      if (element.closest('[data-defect]')) return true;
      for (let at = document.querySelector('[data-defect]'), up = 0; at && up < 4; at = at.parentElement, up += 1)
        if (at === element) return true;
      return false;
    },
    { selector: target, spoilt: marked },
  );

/** The selectors of what was spoilt. */
async function marks(page: Page): Promise<string[]> {
  await equip(page);
  return page.evaluate(() => [...document.querySelectorAll('[data-defect]')].map(window.audit.selectorOf));
}

/** A page like that of someone who has been here before: what it loads is kept. */
async function pageFor(context: BrowserContext, { width, theme }: Subject) {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
  return page;
}

/** What the responsible checks say of the criterion; on a spoilt page, until one names what was spoilt. */
async function inspect(context: BrowserContext, defect: Defect, subject: Subject, isSpoilt: boolean) {
  const found: { finding: Finding; isOn: boolean }[] = [];
  for (const check of responsible(defect, subject)) {
    const page = await pageFor(context, subject);
    try {
      // A method’s own text is no function yet.
      if (isSpoilt && defect.when === 'start')
        await page.addInitScript({ content: `({ ${defect.inject.toString()} }).inject()` });
      await load(page, subject);
      if (isSpoilt && defect.when !== 'start') {
        await page.evaluate(installSpoil);
        await page.evaluate(defect.inject);
      }
      const marked = isSpoilt ? await marks(page) : [];
      for (const finding of (await check.run(page, subject)).filter((each) => names(each, defect)))
        found.push({ finding, isOn: isSpoilt && (await isOnTarget(page, finding, marked)) });
    } finally {
      await page.close();
    }
    if (found.some(({ isOn }) => isOn)) break;
  }
  return found;
}

/**
 * Puts the defect into its page and asks the checks of its criterion. It is caught when one names that criterion on what
 * was spoilt, and none names it on the same page without the defect.
 */
async function judge(
  context: BrowserContext,
  defect: Defect,
  subject: Subject,
  cleanOf: (defect: Defect, subject: Subject) => ReturnType<typeof inspect>,
): Promise<Pick<Verdict, 'isCaught' | 'because'>> {
  const [before] = await cleanOf(defect, subject);
  if (before) {
    const { check, target, message } = before.finding;
    return { isCaught: false, because: `without the defect, too: ${check} ${target} ${message}` };
  }
  const found = await inspect(context, defect, subject, true);
  const witness = found.find(({ isOn }) => isOn);
  if (witness) return { isCaught: true, because: `${witness.finding.check}: ${witness.finding.message}` };
  const [other] = found;
  return {
    isCaught: false,
    because: other ? `only elsewhere: ${other.finding.target} ${other.finding.message}` : 'nothing was found',
  };
}

/** Asks for each defect whether the audit catches it; tells each verdict as it falls. */
export async function testTheAudit(
  browser: Browser,
  defects: readonly Defect[],
  places: Places,
  tell: (verdict: Verdict) => void = () => undefined,
): Promise<Verdict[]> {
  const context = () => browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
  const contexts = { story: await context(), route: await context() };
  await contexts.story.clock.setFixedTime(storyNow);
  const known = new Map<string, ReturnType<typeof inspect>>();
  const cleanOf = (defect: Defect, subject: Subject) => {
    const key = `${defect.criterion} ${subject.url} ${subject.width}`;
    const found = known.get(key) ?? inspect(contexts[subject.kind], defect, subject, false);
    known.set(key, found);
    return found;
  };

  async function one(defect: Defect): Promise<Verdict> {
    const start = performance.now();
    let outcome: Pick<Verdict, 'isCaught' | 'because'>;
    try {
      const subject = subjectOf(defect, places);
      outcome = await judge(contexts[subject.kind], defect, subject, cleanOf);
    } catch (error) {
      outcome = { isCaught: false, because: `it could not be tried: ${String(error).split('\n')[0]}` };
    }
    return { defect, ...outcome, took: performance.now() - start };
  }

  const queue = defects.filter(({ page }) => 'story' in page || places.product !== null);
  const verdicts: Verdict[] = [];
  async function work() {
    for (let defect = queue.shift(); defect; defect = queue.shift()) {
      const verdict = await one(defect);
      verdicts.push(verdict);
      tell(verdict);
    }
  }
  // Checks wait more than they work.
  await Promise.all([work(), work()]);
  await Promise.all([contexts.story.close(), contexts.route.close()]);
  return verdicts;
}
