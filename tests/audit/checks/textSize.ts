import { pageCheck } from './support/pageCheck.ts';
import { inWindow, settled } from './support/setting.ts';
import { lostTexts, sideways } from './support/textLoss.ts';
import { inEachLayout } from './support/where.ts';

export const textSize = pageCheck({
  id: 'text-size',
  title: 'Text of 200 % costs none of it',
  criteria: ['1.4.4'],
  method:
    'The root’s font size doubled, as the reader’s setting does, and the page zoomed to 200 %. Texts must have grown, and nothing may be cut off, lie on other text or scroll sideways that did not before.',
  appliesTo: (subject) => inEachLayout(subject) && subject.width >= 1280,
  async faults(page) {
    const before = new Set([...(await lostTexts(page)), ...(await sideways(page))].map(({ target }) => target));
    const sizes = () =>
      page.evaluate(() =>
        window.audit
          .texts()
          .map(({ element }) => [window.audit.selectorOf(element), getComputedStyle(element).fontSize] as const),
      );
    const small = new Map(await sizes());
    const size = page.viewportSize() ?? { width: 1280, height: 900 };
    const zoomed = await inWindow(
      page,
      { width: Math.round(size.width / 2), height: Math.round(size.height / 2) },
      async () => [...(await lostTexts(page)), ...(await sideways(page))],
    );
    const own = await page.evaluate(() => document.documentElement.style.fontSize);
    // Twice what a reader has set already.
    const twice = `${2 * (/^[\d.]+%$/.test(own) ? Number.parseFloat(own) : 100)}%`;
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), twice);
    await settled(page);
    const after = [...(await lostTexts(page)), ...(await sideways(page))];
    // What is measured in pixels stays as it was.
    const fixed = (await sizes())
      .filter(([selector, now]) => {
        const then = Number.parseFloat(small.get(selector) ?? '0');
        return then > 0 && Number.parseFloat(now) < then * 1.9;
      })
      .map(([target]) => ({ target, message: 'The text does not grow with the reader’s text size.' }));
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), own);
    await settled(page);
    return [...[...zoomed, ...after].filter(({ target }) => !before.has(target)), ...fixed];
  },
});
