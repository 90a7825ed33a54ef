import { pageCheck } from './support/pageCheck.ts';
import { inWindow } from './support/setting.ts';
import { lostTexts, sideways } from './support/textLoss.ts';
import { inEachLayout } from './support/where.ts';

/** A window of 1280 × 1024 px at 400 %, as WCAG counts it. */
const narrow = { width: 320, height: 256 };

export const reflow = pageCheck({
  id: 'reflow',
  title: 'At 320 px, which is 1280 px at 400 %, nothing scrolls sideways or is cut off',
  criteria: ['1.4.10'],
  method:
    'A window of 320 × 256 px. The page and its parts must not scroll sideways, tables and drawings aside; no text may be cut off by a box around it or lie on other text.',
  appliesTo: (subject) => inEachLayout(subject) && (subject.width === 320 || subject.width >= 1280),
  faults: (page) => inWindow(page, narrow, async () => [...(await sideways(page)), ...(await lostTexts(page))]),
});
