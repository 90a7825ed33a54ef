import type { Fault } from './pageCheck.ts';

/**
 * Runs in the page: controls that lie on one another. What is within another one, scrolls away under it or is scrolled away
 * does not. It refers to nothing outside itself but `window.audit`.
 */
export function coveredControlsHere(): Fault[] {
  const { audit } = window;
  const tolerance = 3;
  const name = (face: Element) => `“${(audit.nameOf(face) || face.textContent).trim().slice(0, 40)}”`;
  const boxes = audit
    .faces()
    // Of a range of two ends, one may be put on the other; what is drawn by its label is where that is.
    .filter((face) => !face.matches('[type=range], [role=slider]'))
    .map((face) => ({ face, box: face.getBoundingClientRect() }))
    .filter(({ face, box }) => audit.isInReach(face, box))
    .toSorted((one, other) => one.box.top - other.box.top);
  const faults: Fault[] = [];
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across <= tolerance || down <= tolerance) continue;
      if (one.face.contains(other.face) || other.face.contains(one.face)) continue;
      // A button within the box of a field, a link over its card.
      const contains = (outer: DOMRect, inner: DOMRect) =>
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1;
      if (contains(one.box, other.box) || contains(other.box, one.box)) continue;
      if (audit.isAbove(one.face, other.face)) continue;
      faults.push({ target: audit.selectorOf(other.face), message: `${name(other.face)} overlaps ${name(one.face)}.` });
    }
  });
  return faults;
}
