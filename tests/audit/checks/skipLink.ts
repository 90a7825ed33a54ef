import { pageCheck } from './support/pageCheck.ts';
import { startFromTheTop, stopNow } from './support/tabStops.ts';
import { once } from './support/where.ts';

export const skipLink = pageCheck({
  id: 'skip-link',
  title: 'The first press of Tab shows the way past the header',
  criteria: ['2.4.1'],
  method:
    'The first stop of a page is a link to a part of it, in sight while it has the focus. After Enter the focus is in the main part, and the next stop too.',
  appliesTo: (subject) => once(subject) && subject.kind === 'route',
  async faults(page) {
    if (await page.evaluate(() => window.audit.scope() !== document.body)) return [];
    await startFromTheTop(page);
    await page.keyboard.press('Tab');
    const stop = await stopNow(page);
    const first = await page.evaluate(() => {
      const link = document.activeElement;
      return { href: link?.getAttribute('href') ?? '', isSeen: link ? window.audit.isSeen(link) : false };
    });
    const target = stop?.selector ?? 'body';
    if (!first.href.startsWith('#')) return [{ target, message: 'The first stop is no way past the header.' }];
    if (!first.isSeen) return [{ target, message: 'The way past the header is not seen while it has the focus.' }];
    const address = page.url();
    await page.keyboard.press('Enter');
    const isThere = await page.evaluate(
      () => document.querySelector('main')?.contains(document.activeElement) === true,
    );
    await page.keyboard.press('Tab');
    const isNext = await page.evaluate(() => {
      const main = document.querySelector('main');
      return main?.contains(document.activeElement) === true || !main?.querySelector('a,button,input');
    });
    await page.evaluate((url) => history.replaceState(history.state, '', url), address);
    await startFromTheTop(page);
    if (!isThere || !isNext) return [{ target, message: `It leads to ${first.href}, and the focus does not follow.` }];
    return [];
  },
});
