import type { Page } from '@playwright/test';

import type { Fault } from './pageCheck.ts';

/** Text that cannot be read where it stands: cut off by a box around it, or under other text. */
export const lostTexts = (page: Page): Promise<Fault[]> => page.evaluate(lostTextsHere);

/** What makes the page wider than its window, and parts of it that scroll sideways by themselves. */
export const sideways = async (page: Page): Promise<Fault[]> => [...(await widePage(page)), ...(await wideParts(page))];

/** What makes the page wider than its window. */
export const widePage = (page: Page): Promise<Fault[]> => page.evaluate(widePageHere);

const wideParts = (page: Page): Promise<Fault[]> => page.evaluate(widePartsHere);

// What follows runs in the page, also that of Storybook's tools: it refers to nothing outside itself but `window.audit`.

/** A text that is cut off, or overlaps another one. */
export interface LostText extends Fault {
  kind: 'cut' | 'overlap';
}

export function lostTextsHere(): LostText[] {
  const { audit } = window;
  const tolerance = 3;
  const texts = audit.texts(audit.scope()).filter(({ element }) => !audit.isInert(element));
  const faults: LostText[] = [];
  const say = (kind: LostText['kind'], element: Element, text: string, how: string) =>
    faults.push({ kind, target: audit.selectorOf(element), message: `“${text.trim().slice(0, 60)}” ${how}` });

  for (const { node, element, lines } of texts) {
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const isCut = lines.some(
        (line) =>
          (/hidden|clip/.test(overflowX) && (line.right > box.right + tolerance || line.left < box.left - tolerance)) ||
          (/hidden|clip/.test(overflowY) && (line.bottom > box.bottom + tolerance || line.top < box.top - tolerance)),
      );
      if (isCut) {
        // The rest of a text that is cut on purpose is one press away; where nothing can be pressed, no one is misled.
        const card = at.closest('article,li,section,main') ?? document.body;
        const isOffered =
          webkitLineClamp !== 'none' && (audit.controls(card).length > 0 || audit.controls().length === 0);
        if (!isOffered)
          say('cut', element, node.data, `is cut off${textOverflow === 'ellipsis' ? ' with an ellipsis' : ''}.`);
        break;
      }
      if (position === 'fixed') break;
      // What scrolls can be brought into sight.
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
    }
  }

  const isInSight = (line: DOMRect, element: Element) => {
    const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (overflowX !== 'visible' && (x < box.left || x > box.right)) return false;
      if (overflowY !== 'visible' && (y < box.top || y > box.bottom)) return false;
    }
    return true;
  };
  const boxes = texts
    .filter(({ element }) => !element.closest('[role=tooltip],[data-live-announcer]'))
    .flatMap(({ node, element, lines }) =>
      lines
        .filter((line) => isInSight(line, element))
        .map((line) => {
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          // Of a line, what letters fill: line boxes may touch.
          const middle = (line.top + line.bottom) / 2;
          return {
            node,
            element,
            left: line.left,
            right: line.right,
            top: middle - size * 0.4,
            bottom: middle + size * 0.4,
          };
        }),
    );
  const told = new Set<Text>();
  boxes.sort((a, b) => a.top - b.top);
  boxes.forEach((one, index) => {
    for (let next = index + 1; next < boxes.length; next += 1) {
      const other = boxes[next];
      if (!other || other.top > one.bottom) break;
      if (one.node === other.node || told.has(other.node)) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across <= tolerance || down <= tolerance || audit.isAbove(one.element, other.element)) continue;
      told.add(other.node);
      say('overlap', other.element, other.node.data, `overlaps “${one.node.data.trim().slice(0, 40)}”.`);
    }
  });
  return faults;
}

export function widePageHere(): Fault[] {
  const { audit } = window;
  const width = document.documentElement.clientWidth;
  const faults: Fault[] = [];
  const isLtr = getComputedStyle(document.documentElement).direction === 'ltr';
  const excess = (box: DOMRect) => (isLtr ? box.right + scrollX - width : -(box.left + scrollX));
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => excess(element.getBoundingClientRect()) > 1 && audit.isSeen(element),
    );
    // The innermost are the cause.
    const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    for (const element of inner.slice(0, 5))
      faults.push({
        target: audit.selectorOf(element),
        message: `The page scrolls sideways: ${document.documentElement.scrollWidth} px in a window of ${innerWidth} px.`,
      });
    if (inner.length === 0) faults.push({ target: 'html', message: 'The page scrolls sideways.' });
  }
  return faults;
}

export function widePartsHere(): Fault[] {
  const { audit } = window;
  const faults: Fault[] = [];
  // A part of the page that scrolls sideways by itself is right for what needs both dimensions: WCAG 2.2, 1.4.10.
  for (const element of document.body.querySelectorAll('*')) {
    if (element.scrollWidth <= element.clientWidth + 1 || !audit.isSeen(element) || audit.isInert(element)) continue;
    if (!/auto|scroll/.test(getComputedStyle(element).overflowX)) continue;
    if (element.matches('textarea,input') || element.querySelector('table,svg[aria-label]')) continue;
    faults.push({
      target: audit.selectorOf(element),
      message: 'This part of the page scrolls sideways and is neither a table nor a drawing.',
    });
  }
  return faults;
}
