import { pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { settled } from './support/setting.ts';
import { smallTargetsHere } from './support/smallTargets.ts';
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
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const small = await page.evaluate(smallTargetsHere);
      return isTouch ? [...small, ...(await page.evaluate(hardToTouchHere))] : small;
    } finally {
      if (isTouch) await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
      await cdp.detach();
    }
  },
});

/** Runs in the page: what answers to a finger within less than 44 px. */
function hardToTouchHere(): Fault[] {
  const { audit } = window;
  const at = { x: scrollX, y: scrollY };
  const faults: Fault[] = [];
  // The parts of a date are one field: a press anywhere in it goes to the nearest.
  const fieldOf = (face: Element) =>
    (face.matches('[role=spinbutton]:not(input)') && face.closest('[role=group]')) || face;
  const faces = audit
    .faces()
    .filter((face) => !/^(dialog|region|main|group|tabpanel|alertdialog)$/.test(audit.roleOf(face)));
  const name = (face: Element) => `“${(audit.nameOf(face) || face.textContent).trim().slice(0, 40)}”`;
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
}
