import type { Page } from '@playwright/test';

/** Where the focus was after a press of Tab. */
export interface TabStop {
  selector: string;
  /** Stops of one radio group, or other parts with one stop, share it. */
  group: string;
  label: string;
  /** In the page, with everything scrolled back to its start. */
  box: { left: number; top: number; right: number; bottom: number };
  /** The place in the document's order. */
  place: number;
  /** It, or what it is in, does not scroll with the page. */
  isFixed: boolean;
  /** How many of nine points of its box something else covers. */
  covered: number;
  /** What covers it, where something does. */
  cover: string;
  isFrame: boolean;
  /** It stands in running text, whose letters decide which way it is read. */
  isInText: boolean;
  /** Which way the part of the page is read that it is in, whichever way it is read itself: a drawing may be left to right on any page. */
  direction: string;
}

/** Where the focus is now; undefined when it is on nothing. */
export const stopNow = (page: Page): Promise<TabStop | undefined> => page.evaluate(() => window.audit.stop());

/** Sets the place that Tab starts from to the very beginning of the page. */
export async function startFromTheTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | SVGElement | null)?.blur();
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus({ preventScroll: true });
    start.remove();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

export interface Traversal {
  stops: TabStop[];
  /** How it ended: past the last stop, at the first again, on one for ever, in a part of the page, or not at all. */
  end: 'left' | 'round' | 'stuck' | 'loop' | 'endless';
}

/** More stops than any page has. */
const most = 400;

/** Presses the key until the focus comes back to where it was, leaves the page or stays: all stops, each once. */
export async function traverse(page: Page, key: 'Tab' | 'Shift+Tab', start?: TabStop): Promise<Traversal> {
  const takeEnd = await putEnd(page);
  try {
    const { stops, end } = await traverseToEnd(page, key, start);
    return { stops: await lookAgain(page, key, stops), end };
  } finally {
    await takeEnd();
  }
}

const nextPicture = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * The key is pressed faster than the page is drawn, so a scrolling part may not have caught up. A stop that appeared
 * fully covered is measured again, one press at a time, starting from the stop before it.
 */
async function lookAgain(page: Page, key: 'Tab' | 'Shift+Tab', stops: readonly TabStop[]): Promise<TabStop[]> {
  const seen: TabStop[] = [];
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    let now: TabStop | undefined;
    if (stop.covered === 9 && before) {
      await page.locator(before.selector).focus();
      await nextPicture(page);
      await page.keyboard.press(key);
      await nextPicture(page);
      now = await stopNow(page);
    }
    seen.push(now?.selector === stop.selector ? now : stop);
  }
  return seen;
}

const endMark = '[data-audit-end]';

/** Puts a stop behind everything. Without it the browser begins anew at the top, and a part that remembers its last member has the focus again. */
async function putEnd(page: Page): Promise<() => Promise<void>> {
  const end = await page.evaluateHandle(() => {
    const span = document.createElement('span');
    span.tabIndex = 0;
    span.dataset['auditEnd'] = '';
    document.body.append(span);
    return span;
  });
  return () => end.evaluate((span) => span.remove());
}

/** A key that is held down comes again and again. */
const held = (key: 'Tab' | 'Shift+Tab', times: number) => `${key}${'+Tab'.repeat(times - 1)}`;

/** Presses the key so many times, and tells where the focus was after each press. */
async function press(page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<(TabStop | undefined)[]> {
  const stopNoting = await page.evaluateHandle(() => {
    const noted: ReturnType<typeof window.audit.stop>[] = [];
    const note = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Tab') noted.push(window.audit.stop());
    };
    // Before anything else hears of a press, the press before has had all its effects.
    addEventListener('keydown', note, { capture: true });
    return () => {
      removeEventListener('keydown', note, { capture: true });
      // Where the first press came from is no effect of one. The focus that stands on nothing is told as null.
      return [...noted.slice(1), window.audit.stop()].map((stop) => stop ?? null);
    };
  });
  await page.keyboard.press(held(key, times));
  const stops = await stopNoting.evaluate((take) => take());
  await stopNoting.dispose();
  return stops.map((stop) => stop ?? undefined);
}

/** How many times the key is likely to be pressed. */
const expectedPresses = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { audit } = window;
    // Keys that are pressed within a frame are the frame's to hear.
    if (document.querySelector('iframe') !== null) return 1;
    return audit.controls(audit.scope()).filter(({ tabIndex }) => tabIndex >= 0).length + 1;
  });

async function traverseToEnd(page: Page, key: 'Tab' | 'Shift+Tab', start?: TabStop): Promise<Traversal> {
  // Given the focus by a script, a frame without stops of its own loses the place that Tab goes on from.
  const isFromEnd = start?.isFrame === true;
  const stops = start && !isFromEnd ? [start] : [];
  const seen = new Set(stops.map(({ selector }) => selector));
  if (start) await page.locator(isFromEnd ? endMark : start.selector).focus();
  for (let presses = 0; presses < most;) {
    const times = presses === 0 ? await expectedPresses(page) : 1;
    presses += times;
    for (const stop of await press(page, key, times)) {
      if (!stop) return { stops, end: 'left' };
      if (stop.selector === stops.at(-1)?.selector) {
        // The stops inside a frame are the frame's.
        if (stop.isFrame) continue;
        return { stops, end: 'stuck' };
      }
      if (seen.has(stop.selector)) return { stops, end: stop.selector === stops[0]?.selector ? 'round' : 'loop' };
      seen.add(stop.selector);
      stops.push(stop);
    }
  }
  return { stops, end: 'endless' };
}
