import type { Page } from '@playwright/test';

import { pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { startFromTheTop } from './support/tabStops.ts';
import { once } from './support/where.ts';

/** Notes which texts are in sight; `appeared` tells those that were not then. */
const remember = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { textsBefore: new Set(window.audit.texts().map(({ node }) => node)) });
  });

const appeared = (page: Page) =>
  page.evaluate(() => {
    // Put there by `remember`.
    const before = Reflect.get(window, 'textsBefore') as Set<Text>;
    const fresh = window.audit
      .texts()
      .filter(({ node, element }) => !before.has(node) && !element.closest('[data-live-announcer]'));
    const [first] = fresh;
    return first && { target: window.audit.selectorOf(first.element), text: first.node.data.trim().slice(0, 40) };
  });

const remains = (page: Page, target: string) =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector);
    return element !== null && window.audit.isSeen(element);
  }, target);

/** None for what has gone meanwhile, as a message does. */
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .boundingBox({ timeout: 1000 })
    .catch(() => null);

async function judge(page: Page, opener: string, how: 'pointer' | 'focus'): Promise<Fault[]> {
  const fresh = await appeared(page);
  if (!fresh) return [];
  const faults: Fault[] = [];
  const say = (message: string) => faults.push({ target: opener, message: `“${fresh.text}” ${message}` });
  if (how === 'pointer') {
    const box = await boxOf(page, fresh.target);
    if (box) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
      await page.waitForTimeout(250);
      if (!(await remains(page, fresh.target))) {
        say('goes when the pointer moves onto it.');
        return faults;
      }
    }
  }
  await page.keyboard.press('Escape');
  await page.waitForTimeout(250);
  if (await remains(page, fresh.target)) say('appears over the page and does not go with Escape.');
  return faults;
}

export const hoverContent = pageCheck({
  id: 'hover-content',
  title: 'What appears under the pointer or with the focus can be reached, and sent away',
  criteria: ['1.4.13'],
  method:
    'The pointer rests on each kind of control, and Tab goes to each: words that appear must stay while the pointer moves onto them, and go with Escape.',
  appliesTo: once,
  async faults(page) {
    const faults: Fault[] = [];
    const kinds = await page.evaluate(() => {
      const known = new Set<string>();
      const scope = window.audit.scope();
      // What has a class for it, or a hidden neighbour that may be a hint.
      return [
        ...window.audit.controls(scope),
        ...scope.querySelectorAll('[aria-describedby],abbr,[data-tooltip]'),
      ].flatMap((each) => {
        const kind = `${each.localName} ${each.className.toString()} ${each.childElementCount} ${each.nextElementSibling?.className.toString()} ${each.getAttribute('data-tooltip')}`;
        if (known.has(kind) || known.size > 14) return [];
        known.add(kind);
        return [window.audit.selectorOf(each)];
      });
    });
    for (const selector of kinds) {
      const box = await boxOf(page, selector);
      if (!box || box.y < 0 || box.y > (page.viewportSize()?.height ?? 0)) continue;
      await page.mouse.move(0, 0);
      await remember(page);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      // Hints may take their time; what one types into has its help in sight.
      await page.waitForTimeout(
        await page.evaluate((each) => {
          const control = document.querySelector(each);
          const hasHints = document.querySelector('[aria-describedby],[data-tooltip]') !== null;
          return hasHints && !control?.matches('input,textarea,[role=spinbutton]') ? 650 : 120;
        }, selector),
      );
      faults.push(...(await judge(page, selector, 'pointer')));
    }
    await page.mouse.move(0, 0);
    await page.waitForTimeout(100);
    await startFromTheTop(page);
    for (let presses = 0; presses < 15; presses += 1) {
      await remember(page);
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const active = document.activeElement;
        return active && active !== document.body
          ? {
              selector: window.audit.selectorOf(active),
              isField: active.matches('input,textarea,[role=spinbutton]'),
              isSkip: active.getAttribute('href')?.startsWith('#'),
            }
          : undefined;
      });
      if (!at) break;
      // A skip link appears itself; it covers for as long as one is on it.
      if (!at.isField && at.isSkip !== true) faults.push(...(await judge(page, at.selector, 'focus')));
    }
    await startFromTheTop(page);
    return faults;
  },
});
