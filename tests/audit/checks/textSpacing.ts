import { pageCheck } from './support/pageCheck.ts';
import { withStyles } from './support/setting.ts';
import { lostTexts, sideways } from './support/textLoss.ts';
import { inEachLayout } from './support/where.ts';

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

export const textSpacing = pageCheck({
  id: 'text-spacing',
  title: 'Wider spacing of text costs none of it',
  criteria: ['1.4.12'],
  method:
    'Lines of 1.5, letters 0.12 em and words 0.16 em apart, 2 em below paragraphs. Nothing may be cut off, lie on other text or scroll sideways that did not before; a row of tabs may.',
  appliesTo: inEachLayout,
  async faults(page) {
    const before = new Set([...(await lostTexts(page)), ...(await sideways(page))].map(({ target }) => target));
    const after = await withStyles(page, spacing, async () => [...(await lostTexts(page)), ...(await sideways(page))]);
    // A row of tabs that has become too wide scrolls to each of them, by the keyboard too: no word is lost.
    const tabs = await page.evaluate(() =>
      [...document.querySelectorAll('[role=tablist]')].map(window.audit.selectorOf),
    );
    return after.filter(({ target }) => !before.has(target) && !tabs.includes(target));
  },
});
