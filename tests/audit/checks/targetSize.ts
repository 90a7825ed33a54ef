import { pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { settled } from './support/setting.ts';
import { inEachLayout } from './support/where.ts';

export const targetSize = pageCheck({
  id: 'target-size',
  title: 'Targets are large enough to hit',
  criteria: ['2.5.8'],
  method:
    'Each target is 24 × 24 px, or a circle of 24 px around its middle meets no other target; links within a sentence excepted. On narrow screens with a touch pointer, by our own rule, what answers to a press is 44 px wide and high, measured by pressing around the middle.',
  appliesTo: inEachLayout,
  async faults(page, { width }) {
    const cdp = await page.context().newCDPSession(page);
    const isTouch = width < 768;
    if (isTouch) await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    // A large page hears of the finger some drawings later.
    await settled(page);
    await settled(page);
    try {
      return await page.evaluate(async (touch): Promise<Fault[]> => {
        const { audit } = window;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const at = { x: scrollX, y: scrollY };
        const faceOf = (control: Element) => control.closest('label') ?? control;
        const isInText = (control: Element) => {
          if (getComputedStyle(control).display !== 'inline') return false;
          const block = control.closest('p,li,dd,td,figcaption,div');
          return (block?.textContent.trim().length ?? 0) > control.textContent.trim().length + 1;
        };
        const faces = [
          ...new Set(
            audit
              .controls(audit.scope())
              .filter((each) => each.tabIndex >= 0 || each.matches('button'))
              .map(faceOf),
          ),
        ].filter(
          (face) =>
            audit.isSeen(face) &&
            !isInText(face) &&
            !/^(dialog|region|main|group|tabpanel|alertdialog)$/.test(audit.roleOf(face)),
        );
        const faults: Fault[] = [];
        const name = (face: Element) => `“${(audit.nameOf(face) || face.textContent).trim().slice(0, 40)}”`;
        // The parts of a date are one field: a press anywhere in it goes to the nearest.
        const fieldOf = (face: Element) =>
          (face.matches('[role=spinbutton]:not(input)') && face.closest('[role=group]')) || face;
        const boxes = faces.map((face) => ({ face, box: face.getBoundingClientRect() }));
        // What is scrolled out of its box is not where it can be pressed.
        const isScrolledAway = ({ face, box }: (typeof boxes)[number]) => {
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          for (let part = face.parentElement; part && part !== document.body; part = part.parentElement) {
            const around = part.getBoundingClientRect();
            const { overflowX, overflowY } = getComputedStyle(part);
            if (overflowX !== 'visible' && (x < around.left || x > around.right)) return true;
            if (overflowY !== 'visible' && (y < around.top || y > around.bottom)) return true;
          }
          return false;
        };
        const inReach = boxes.filter((each) => !isScrolledAway(each));
        for (const { face, box } of inReach) {
          if (box.width >= 24 && box.height >= 24) continue;
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const near = inReach.find((other) => {
            if (other.face === face || other.face.contains(face) || face.contains(other.face)) return false;
            const { left, right, top, bottom, width: w, height: h } = other.box;
            const isSmall = w < 24 || h < 24;
            // Two small ones: their circles must not meet. Else the circle must not meet the other's box.
            if (isSmall) return Math.hypot(left + w / 2 - x, top + h / 2 - y) < 24;
            return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < 12;
          });
          if (near)
            faults.push({
              target: audit.selectorOf(face),
              message: `${name(face)} is ${Math.round(box.width)} × ${Math.round(box.height)} px, and ${name(near.face)} is near.`,
            });
        }
        if (!touch) return faults;

        for (const face of new Set(faces.map(fieldOf))) {
          face.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          const box = face.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          // The outermost points of 44 px, less the drawn edge of a field; where the window ends, nothing can be pressed.
          const half = 20;
          const isHit = (dx: number, dy: number) => {
            const [px, py] = [x + dx, y + dy];
            if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return true;
            const hit = document.elementFromPoint(px, py);
            return (
              hit !== null &&
              (face.contains(hit) ||
                (hit.contains(face) && hit.closest('a,button,label,[role=button]') !== null) ||
                hit.closest('label')?.contains(face) === true)
            );
          };
          const inBox = (dx: number, dy: number) => Math.abs(dx) < box.width / 2 && Math.abs(dy) < box.height / 2;
          const points = [
            [-half, 0],
            [half, 0],
            [0, -half],
            [0, half],
          ] as const;
          if (points.every(([dx, dy]) => inBox(dx, dy) || isHit(dx, dy))) continue;
          faults.push({
            target: audit.selectorOf(face),
            message: `On touch, ${name(face)} answers within ${Math.round(box.width)} × ${Math.round(box.height)} px; our rule asks for 44.`,
            criteria: [],
          });
        }
        scrollTo({ left: at.x, top: at.y, behavior: 'instant' });
        return faults;
      }, isTouch);
    } finally {
      if (isTouch) await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
      await cdp.detach();
    }
  },
});
