import { opened } from './support/layers.ts';
import { pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const pointerCancellation = pageCheck({
  id: 'pointer-cancellation',
  title: 'A press can be thought over',
  criteria: ['2.5.2'],
  method:
    'The pointer goes down on each kind of button and link, away, and up there: nothing may have happened, or what opened must go with Escape.',
  appliesTo: once,
  touches: true,
  async faults(page) {
    const faults: Fault[] = [];
    const address = page.url();
    const kinds = await page.evaluate(() => {
      const known = new Set<string>();
      return window.audit
        .controls(window.audit.scope())
        .filter(
          (each) =>
            each.matches(
              'button,a[href],[role=button],[role=tab],[role=link],[onclick],[onmousedown],[onpointerdown]',
            ) && each.tabIndex >= 0,
        )
        .flatMap((each) => {
          const kind = `${each.localName} ${each.className.toString()} ${each.getAttribute('aria-haspopup')} ${each.hasAttribute('onmousedown')} ${each.hasAttribute('onpointerdown')}`;
          if (known.has(kind) || known.size > 15) return [];
          known.add(kind);
          return [window.audit.selectorOf(each)];
        });
    });
    for (const selector of kinds) {
      const control = page.locator(selector).first();
      // None for what has gone meanwhile, as a message does.
      const box = await control.boundingBox({ timeout: 1000 }).catch(() => null);
      const { height = 0, width = 0 } = page.viewportSize() ?? {};
      if (!box || box.y < 0 || box.y + box.height / 2 > height || box.x + box.width / 2 > width) continue;
      const before = await opened(page);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.evaluate(() => {
        const found: string[] = [];
        const observer = new MutationObserver((changes) => {
          for (const { target, addedNodes } of changes) {
            const element = target instanceof Element ? target : target.parentElement;
            // What is put at the end of the page for assistive technology, or to be filled later, is nothing yet.
            const isInSight = [...addedNodes].some((node) => node instanceof Element && window.audit.isSeen(node));
            if (element?.matches('html,head,body') && !isInSight) continue;
            if (
              element &&
              !element.closest('time,[role=timer],[data-live-announcer],[role=listbox],[role=menu],[role=tooltip]')
            )
              found.push(window.audit.selectorOf(element));
          }
        });
        observer.observe(document.body, { subtree: true, childList: true });
        Object.assign(window, { pressed: { found, observer } });
      });
      await page.mouse.down();
      await page.waitForTimeout(60);
      await page.mouse.move(1, height - 2);
      await page.mouse.up();
      await page.waitForTimeout(60);
      if (page.url() !== address) {
        faults.push({ target: selector, message: 'The press alone leads away, before it ends.' });
        break;
      }
      const fresh = (await opened(page)).filter((layer) => !before.some((known) => known.selector === layer.selector));
      const changed = await page.evaluate(() => {
        // Put there a moment ago.
        const { found, observer } = Reflect.get(window, 'pressed') as { found: string[]; observer: MutationObserver };
        observer.disconnect();
        return found;
      });
      if (fresh.length > 0) {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(300);
        const isStill = (await opened(page)).some((layer) => fresh.some((each) => each.selector === layer.selector));
        if (isStill)
          faults.push({ target: selector, message: 'The press alone opens something that does not go with Escape.' });
      } else if (changed.length > 0) {
        faults.push({ target: selector, message: `The press alone changes ${changed[0]}, before it ends.` });
      }
    }
    return faults;
  },
});
