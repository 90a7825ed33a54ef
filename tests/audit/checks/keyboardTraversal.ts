import type { Page } from '@playwright/test';

import { pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { judgeOrder, judgeReverse } from './support/stopOrder.ts';
import { startFromTheTop, traverse } from './support/tabStops.ts';
import type { TabStop, Traversal } from './support/tabStops.ts';
import { unreached } from './support/unreached.ts';
import { inEachLayout } from './support/where.ts';

const describe: Record<string, string> = {
  stuck: 'The focus does not move on from here.',
  loop: 'The focus goes round in a part of the page and never leaves it.',
  endless: 'The focus has not come back to the beginning after 400 presses of Tab.',
};

/** A round that began in the middle, as where a dialog has put the focus, turned until it starts at the top. */
function fromTheTop(stops: readonly TabStop[]): TabStop[] {
  const first = Math.min(...stops.map(({ place }) => place));
  const at = stops.findIndex(({ place }) => place === first);
  return [...stops.slice(at), ...stops.slice(0, at)];
}

/** Staying on the only stop there is, is no trap. */
async function isTrap(page: Page, { stops, end }: Traversal) {
  if (!(end in describe)) return false;
  if (end !== 'stuck' || stops.length > 1) return true;
  return (
    (await page.evaluate(() => window.audit.controls(window.audit.scope()).filter((each) => each.tabIndex >= 0)))
      .length > 1
  );
}

/** What has itself reached before everything else, wherever it stands. */
const early = (page: Page): Promise<Fault[]> =>
  page.evaluate(() =>
    window.audit
      .controls(window.audit.scope())
      .filter(({ tabIndex }) => tabIndex > 0)
      .map((each) => ({
        target: window.audit.selectorOf(each),
        message: `Its tabindex of ${each.tabIndex} puts it before everything that has none.`,
        criteria: ['2.4.3'],
      })),
  );

/** The stops that something hides when they have the focus. */
const obscured = (stops: readonly TabStop[]): Fault[] =>
  stops
    .filter(({ covered }) => covered === 9)
    .map(({ selector, label, cover }) => ({
      target: selector,
      message: `${label} has the focus and is hidden by ${cover}.`,
      criteria: ['2.4.11'],
    }));

export const keyboardTraversal = pageCheck({
  id: 'keyboard-traversal',
  title: 'The keyboard reaches everything, in order, and gets away again',
  criteria: ['2.1.1', '2.1.2', '2.4.3', '2.4.11'],
  method:
    'Tab from the top of the page to its end and Shift+Tab back. Each control must be reached, or be reached by the arrow keys from one that was; no key press may leave the focus where it was; the order must be that of the document and of the eye; the way back must be the way there, reversed; no stop may be wholly covered.',
  appliesTo: inEachLayout,
  async faults(page, { direction }) {
    await startFromTheTop(page);
    const forth = await traverse(page, 'Tab');
    const last = forth.stops.at(-1);
    if (!last) return (await unreached(page, [])).map((fault) => ({ ...fault, criteria: ['2.1.1'] }));
    if (await isTrap(page, forth)) {
      const message = describe[forth.end] ?? '';
      return [{ target: last.selector, message: `${last.label}: ${message}`, criteria: ['2.1.2'] }];
    }

    const back = await traverse(page, 'Shift+Tab', last);
    const faults: Fault[] = [
      ...(await early(page)),
      ...judgeOrder(forth.end === 'round' ? fromTheTop(forth.stops) : forth.stops, direction).map((fault) => ({
        ...fault,
        criteria: ['2.4.3'] as const,
      })),
      ...obscured(forth.stops),
    ];
    if (await isTrap(page, back)) {
      const at = back.stops.at(-1) ?? last;
      faults.push({ target: at.selector, message: `${at.label}: ${describe[back.end] ?? ''}`, criteria: ['2.1.2'] });
    } else {
      faults.push(
        ...obscured(back.stops),
        ...judgeReverse(forth.stops, back.stops).map((fault) => ({ ...fault, criteria: ['2.4.3'] as const })),
      );
    }
    const reached = [...forth.stops, ...back.stops].map(({ selector }) => selector);
    for (const fault of await unreached(page, reached)) faults.push({ ...fault, criteria: ['2.1.1'] });
    await startFromTheTop(page);
    return faults;
  },
});
