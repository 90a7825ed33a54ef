import type { Page } from '@playwright/test';

import { heightFor } from '../../.storybook/toolbars.ts';
import type { Check, Subject } from './check.ts';
import { idReferences } from './checks/idReferences.ts';
import type { Found, Look, VisitResult } from './results.ts';
import type { Visit } from './visit.ts';
import { keyOf, placeOf } from './visit.ts';

/** The checks that have something to say about a page, in the order in which they are run. */
export function checksFor(visit: Visit, subject: Subject, checks: readonly Check[]): readonly Check[] {
  // Where a guard leads elsewhere, that page is visited by its own address too.
  const isElsewhere = visit.kind === 'route' && visit.leadsTo !== null;
  const isServed = visit.kind === 'route' && visit.data === 'served';
  return checks.filter(
    ({ id, appliesTo }) => appliesTo(subject) && (id === 'axe' || (isServed ? id === idReferences.id : !isElsewhere)),
  );
}

const subjectOf = (visit: Visit, url: string, width: number): Subject => ({
  theme: visit.theme,
  direction: visit.direction,
  width,
  url,
  ...(visit.kind === 'story'
    ? { kind: 'story', id: visit.id }
    : { kind: 'route', name: placeOf(visit), isServed: visit.data === 'served' }),
});

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: heightFor(width) });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs every check that applies, in each width. `open` opens the page anew. */
export async function checkVisit(
  page: Page,
  visit: Visit,
  checks: readonly Check[],
  open: () => Promise<void>,
): Promise<VisitResult> {
  const looks: Look[] = [];
  const findings: Found[] = [];
  const failures: VisitResult['failures'][number][] = [];
  let isTouched = false;
  for (const width of visit.widths) {
    const setting = { theme: visit.theme, direction: visit.direction, width };
    await resize(page, width);
    const subject = subjectOf(visit, page.url(), width);
    const run: string[] = [];
    for (const check of checksFor(visit, subject, checks)) {
      if (isTouched) await reopen(page, open, width);
      isTouched = false;
      try {
        const watch = check.touches === true ? await watchForTouch(page) : undefined;
        const found = await check.run(page, subject);
        findings.push(...found.map((finding) => ({ ...finding, setting })));
        run.push(check.id);
        isTouched = (await watch?.()) ?? false;
      } catch (error) {
        failures.push({ check: check.id, message: messageOf(error), setting });
        // Whatever it left behind must not mislead the next.
        isTouched = true;
      }
    }
    looks.push({ ...setting, checks: run });
  }
  return { key: keyOf(visit), kind: visit.kind, place: placeOf(visit), looks, findings, failures, facts: null };
}

/** From now on: whether anything was pressed, typed, pointed at or focused, or the page is another. */
async function watchForTouch(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    Object.assign(window, { isUntouched: true });
    for (const kind of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'input', 'scroll'])
      addEventListener(kind, () => Reflect.deleteProperty(window, 'isUntouched'), { capture: true, once: true });
  });
  return () => page.evaluate(() => !('isUntouched' in window));
}

async function reopen(page: Page, open: () => Promise<void>, width: number) {
  await open();
  await resize(page, width);
}

/** What is told of a page that did not open. */
export const unopened = (visit: Visit, error: unknown): VisitResult => ({
  key: keyOf(visit),
  kind: visit.kind,
  place: placeOf(visit),
  looks: [],
  findings: [],
  failures: [{ check: null, message: messageOf(error), setting: null }],
  facts: null,
});
