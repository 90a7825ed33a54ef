import { within } from 'storybook/test';

import type { Box } from './placeMarks.ts';

/** How a part is found: by a selector, or as a test finds it, by its text, or by its role and perhaps its name. */
export type Where = string | { text: string | RegExp } | { role: string; name?: string | RegExp };

function elementsAt(root: HTMLElement, where: Where): Element[] {
  if (typeof where === 'string') return [...root.querySelectorAll(where)];
  if ('text' in where) return within(root).queryAllByText(where.text);
  const { role, name } = where;
  return within(root).queryAllByRole(role, { hidden: true, ...(name !== undefined && { name }) });
}

/** Where a story is drawn: in the page, or in a frame of it, which has corners of its own. */
interface Root {
  element: HTMLElement;
  x: number;
  y: number;
  /** What of a frame can be seen, in CSS pixels. */
  width: number;
  height: number;
}

function rootsIn(picture: HTMLElement): Root[] {
  const frames = [...picture.querySelectorAll('iframe')];
  if (frames.length === 0) return [{ element: picture, x: 0, y: 0, width: Infinity, height: Infinity }];
  return frames.flatMap((frame) => {
    // While it loads, it has no body.
    const element = frame.contentDocument?.body as HTMLElement | null | undefined;
    const { x, y, width, height } = frame.getBoundingClientRect();
    return element ? [{ element, x, y, width, height }] : [];
  });
}

/** Where an element is seen: all of its box, or, of text without ground and border, only what is written. */
function seenBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const { backgroundColor, borderTopWidth, paddingTop, paddingLeft } = getComputedStyle(element);
  const isPlain =
    backgroundColor === 'rgba(0, 0, 0, 0)' && [borderTopWidth, paddingTop, paddingLeft].every((each) => each === '0px');
  if (!isPlain) return box;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  return text.width > 0 ? text : box;
}

/** What was looked for: where it is on the page; `hidden` if it has no place there now, `absent` if it does not exist. */
export type Found = Box | 'hidden' | 'absent';

/** A picture: the parts that were looked for, and all that can be seen, which numbers should not cover. */
export interface Picture {
  found: Found[];
  content: Box[];
}

/** What is seen without having anything in it. */
const drawings = 'svg, img, input, textarea, select, button, iframe';

/** Finds the parts in the picture, or nothing while there is no picture yet. */
export function findParts(picture: HTMLElement, places: readonly Where[]): Picture | null {
  const roots = rootsIn(picture);
  const drawn = roots.flatMap(({ element, x, y, width, height }) => {
    const seen = (one: Element): Box[] => {
      const rect = seenBox(one);
      // What only assistive technology meets is a pixel large.
      const isInSight =
        width === Infinity || (rect.top < height && rect.left < width && rect.bottom > 0 && rect.right > 0);
      if (!isInSight || Math.max(rect.width, rect.height) <= 1 || !one.checkVisibility({ visibilityProperty: true }))
        return [];
      return [{ x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height }];
    };
    const within = [...element.querySelectorAll(':is([data-name], #storybook-root, body > :not([id], [class])) *')];
    const leaves = within.filter(
      (one) => one.matches(drawings) || (one.childElementCount === 0 && one.textContent.trim() !== ''),
    );
    return within.length === 0 ? [] : [{ element, seen, content: leaves.flatMap(seen) }];
  });
  if (drawn.length === 0) return null;
  const found = places.map((where): Found => {
    const all = drawn.flatMap(({ element, seen }) => elementsAt(element, where).map(seen));
    return all.flat()[0] ?? (all.length === 0 ? 'absent' : 'hidden');
  });
  return { found, content: drawn.flatMap(({ content }) => content) };
}
