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
export function stopNow(page: Page): Promise<TabStop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element.matches('html,body,[data-audit-end]')) return undefined;
    const { audit } = window;
    const input = element instanceof HTMLInputElement ? element : null;
    // A radio button or file field that is drawn by its label is where the label is.
    const face = audit.isSeen(element) ? element : (input?.closest('label') ?? element);
    const rect = face.getBoundingClientRect();
    // What is larger than the window is looked at where it is in sight.
    const clip = (from: number, to: number, most: number) =>
      from >= most || to <= 0 ? [from, to] : [Math.max(from, 0), Math.min(to, most)];
    const [[left = 0, right = 0], [top = 0, bottom = 0]] = [
      clip(rect.left, rect.right, innerWidth),
      clip(rect.top, rect.bottom, innerHeight),
    ];
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const covers = points.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return [null];
      return face.contains(hit) || hit.contains(face) || hit.closest('label')?.contains(face) ? [] : [hit];
    });
    const cover = covers.find((each) => each !== null);
    let isFixed = false;
    // Tab scrolls whatever a stop lies in.
    const scrolled = { x: 0, y: 0 };
    for (let at: Element | null = face; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) isFixed = true;
      scrolled.x += at.scrollLeft;
      scrolled.y += at.scrollTop;
    }
    const name = input?.type === 'radio' ? input.name : '';
    // A grid has one stop, which leads to those of the row where one was.
    const whole = element.closest('[role=grid]') ?? element;
    return {
      selector: audit.selectorOf(element),
      group: name === '' ? audit.selectorOf(whole) : `radio ${name}`,
      label: `${element.localName} ${(element.getAttribute('aria-label') ?? face.textContent).trim().slice(0, 40)}`,
      box: {
        left: rect.left + scrolled.x,
        top: rect.top + scrolled.y,
        right: rect.right + scrolled.x,
        bottom: rect.bottom + scrolled.y,
      },
      place: [...document.querySelectorAll('*')].indexOf(element),
      isFixed,
      covered: covers.length,
      cover: cover ? audit.selectorOf(cover) : 'the edge of the window',
      isFrame: element.localName === 'iframe',
      isInText: getComputedStyle(face).display === 'inline',
      direction: getComputedStyle(face.parentElement ?? face).direction,
    };
  });
}

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
    return await traverseToEnd(page, key, start);
  } finally {
    await takeEnd();
  }
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

async function traverseToEnd(page: Page, key: 'Tab' | 'Shift+Tab', start?: TabStop): Promise<Traversal> {
  // Given the focus by a script, a frame without stops of its own loses the place that Tab goes on from.
  const isFromEnd = start?.isFrame === true;
  const stops = start && !isFromEnd ? [start] : [];
  const seen = new Set(stops.map(({ selector }) => selector));
  if (start) await page.locator(isFromEnd ? endMark : start.selector).focus();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const stop = await stopNow(page);
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
  return { stops, end: 'endless' };
}
