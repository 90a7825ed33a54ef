import { pageCheck } from './support/pageCheck.ts';
import { startFromTheTop } from './support/tabStops.ts';
import { once } from './support/where.ts';

const keys = 'abcdefghijklmnopqrstuvwxyz0123456789/?.,-+'.split('');

export const characterKeys = pageCheck({
  id: 'character-keys',
  title: 'No single character is a shortcut',
  criteria: ['2.1.4'],
  method:
    'Each letter, digit and sign is pressed while no field has the focus. Nothing may happen: no other address, no change of the page, no focus elsewhere.',
  appliesTo: once,
  async faults(page) {
    await startFromTheTop(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      const before = document.activeElement;
      // What takes characters while it has the focus may do so. An open list keeps the focus from being nowhere.
      const typed = before?.closest(
        'input,textarea,[role=textbox],[role=listbox],[role=menu],[role=grid],[role=tree],[role=spinbutton]',
      );
      const observer = new MutationObserver((changes) => {
        for (const { target, type } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          // Clocks tick, whatever is pressed.
          if (
            type === 'characterData' ||
            element?.closest('time,[role=timer],[aria-hidden=true],[data-live-announcer]') ||
            (element && typed?.contains(element))
          )
            continue;
          seen.push(element ? window.audit.selectorOf(element) : 'body');
        }
      });
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['class', 'style', 'open', 'hidden', 'aria-expanded', 'aria-hidden'],
      });
      Object.assign(window, { charactersPressed: { seen, observer, before, typed } });
    });
    const address = page.url();
    const faults = [];
    for (const key of keys) {
      await page.keyboard.press(key);
      const result = await page
        .evaluate(() => {
          // Put there a moment ago.
          const { seen, before, typed } = Reflect.get(window, 'charactersPressed') as {
            seen: string[];
            before: Element | null;
            typed: Element | null | undefined;
          };
          const changed = seen.splice(0);
          const active = document.activeElement;
          const moved =
            active !== before && active !== document.body && active && !typed?.contains(active)
              ? window.audit.selectorOf(active)
              : undefined;
          return moved ?? changed[0];
        })
        .catch(() => 'html');
      if (page.url() !== address || result !== undefined) {
        faults.push({ target: result ?? 'html', message: `Pressing “${key}” alone does something.` });
        break;
      }
    }
    await page.evaluate(() =>
      (Reflect.get(window, 'charactersPressed') as { observer: MutationObserver } | undefined)?.observer.disconnect(),
    );
    return faults;
  },
});
