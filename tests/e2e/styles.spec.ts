import { brotliCompressSync } from 'node:zlib';

import budget from '../../apps/web/budget.json' with { type: 'json' };
import { openPages, someJobPath, someProfilePath } from './openPages.ts';
import { expect, test } from './test.ts';

// One page that is not in order does not keep the others from being looked at.
const softly = expect.configure({ soft: true });

/** Gives a page the whole sheet, as its scripts do; says what looks otherwise then. */
async function changedByWholeSheet() {
  const nameOf = (element: Element | null) => (element === null ? '' : `${element.tagName} ${element.className}`);
  // Of those that stand in the same, in the same place, one is looked at: thousands of values take their time.
  const kinds = new Map(
    [...document.querySelectorAll('html, body, body *')].map((element) => {
      const { parentElement: parent, nextElementSibling: next, previousElementSibling: previous } = element;
      const around = [parent, parent?.parentElement ?? null].map(nameOf).join(' < ');
      return [`${nameOf(element)} < ${around} ${previous === null} ${next === null}`, element];
    }),
  );
  const parts = [...kinds].flatMap(([name, element]) =>
    [null, '::before', '::after', ...(element.matches('input, textarea') ? ['::placeholder'] : [])].map((part) => ({
      name: `${name}${part ?? ''}`,
      look: () => {
        const style = getComputedStyle(element, part);
        const isDrawn = part === null || part === '::placeholder' || style.content !== 'none';
        return isDrawn ? [...style].map((property) => style.getPropertyValue(property)).join(';') : '';
      },
    })),
  );
  const before = parts.map(({ look }) => look());
  const [href = ''] = document.querySelector('[data-later]')?.getAttribute('data-later')?.split(' ') ?? [];
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
  return {
    seen: before.filter((look) => look.includes('rgb')).length,
    changed: parts.filter(({ look }, index) => look() !== before[index]).map(({ name }) => name),
  };
}

test('a page comes with the styles that it uses, and looks with the whole sheet as it does with them', async ({
  browser,
  guildhall,
  request,
}) => {
  const context = await browser.newContext({ baseURL: guildhall.url });
  const page = await context.newPage();
  await page.route('**/*.js', (route) => route.abort());
  for (const path of [...openPages, await someJobPath(request), await someProfilePath(request), '/no-such-page']) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const sheet = (await page.locator('head style').textContent()) ?? '';
      const size = brotliCompressSync(sheet).length / 1024;
      softly(size, `${path}: KiB of styles`).toBeLessThanOrEqual(budget.styles);
      const { seen, changed } = await page.evaluate(changedByWholeSheet);
      softly(seen, path).toBeGreaterThan(50);
      softly(changed, `${path} at ${width} px`).toEqual([]);
    }
  }
  await context.close();
});

test('a page that a browser has kept has its styles when the server says that it is still the same', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/robots.txt');
  const answers: number[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  // Playwright gives the status of what was kept.
  devtools.on('Network.responseReceivedExtraInfo', ({ statusCode }) => answers.push(statusCode));
  await page.goto('/about');
  expect(answers).toContain(304);
  await expect(page.locator('body')).toHaveCSS('box-sizing', 'border-box');
});
