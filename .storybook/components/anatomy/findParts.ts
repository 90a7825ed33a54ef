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
}

function rootsIn(picture: HTMLElement): Root[] {
  const frames = [...picture.querySelectorAll('iframe')];
  if (frames.length === 0) return [{ element: picture, x: 0, y: 0 }];
  return frames.flatMap((frame) => {
    // While it loads, it has no body.
    const element = frame.contentDocument?.body as HTMLElement | null | undefined;
    const { x, y } = frame.getBoundingClientRect();
    return element ? [{ element, x, y }] : [];
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

/** Finds the parts in the picture, or nothing while there is no picture yet. */
export function findParts(picture: HTMLElement, places: readonly Where[]): Found[] | null {
  const roots = rootsIn(picture);
  const isDrawn = roots.some(({ element }) => element.querySelector('[data-name] > *, #storybook-root > *'));
  if (!isDrawn) return null;
  return places.map((where) => {
    const found = roots.flatMap(({ element, ...corner }) =>
      elementsAt(element, where).map((one) => ({ one, rect: seenBox(one), corner })),
    );
    // What only assistive technology meets is a pixel large.
    const seen = found.find(({ one, rect }) => Math.max(rect.width, rect.height) > 1 && one.checkVisibility());
    if (!seen) return found.length === 0 ? 'absent' : 'hidden';
    const { rect, corner } = seen;
    return { x: rect.x + corner.x, y: rect.y + corner.y, width: rect.width, height: rect.height };
  });
}
