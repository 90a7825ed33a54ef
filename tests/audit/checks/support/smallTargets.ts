import type { Fault } from './pageCheck.ts';

/**
 * Runs in the page: targets of less than 24 × 24 px whose circle of 24 px meets another target, as WCAG 2.2, 2.5.8 asks.
 * It refers to nothing outside itself but `window.audit`.
 */
export function smallTargetsHere(): Fault[] {
  const { audit } = window;
  const name = (face: Element) => `“${(audit.nameOf(face) || face.textContent).trim().slice(0, 40)}”`;
  const inReach = audit
    .faces()
    .map((face) => ({ face, box: face.getBoundingClientRect() }))
    .filter(({ face, box }) => audit.isInReach(face, box));
  const isSmall = ({ width, height }: DOMRect) => width < 24 || height < 24;
  const small = inReach.filter(({ box }) => isSmall(box));
  if (small.length === 0) return [];
  // Its role costs more than its size.
  const isTarget = (face: Element) => !/^(dialog|region|main|group|tabpanel|alertdialog)$/.test(audit.roleOf(face));
  const targets = inReach.filter(({ face }) => isTarget(face));
  return small.flatMap(({ face, box }) => {
    if (!isTarget(face)) return [];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const near = targets.find((other) => {
      if (other.face === face || other.face.contains(face) || face.contains(other.face)) return false;
      const { left, right, top, bottom, width, height } = other.box;
      // Two small ones: their circles must not meet. Else the circle must not meet the other's box.
      if (isSmall(other.box)) return Math.hypot(left + width / 2 - x, top + height / 2 - y) < 24;
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < 12;
    });
    if (!near) return [];
    const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`;
    return [{ target: audit.selectorOf(face), message: `${name(face)} is ${size}, and ${name(near.face)} is near.` }];
  });
}
