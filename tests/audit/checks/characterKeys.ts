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
    await page.evaluate(async () => {
      // An open list takes the focus back that has left it.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const seen: string[] = [];
      const before = document.activeElement;
      // What takes characters while it has the focus may do so: it, and the list that it searches.
      const taker = before?.closest(
        'input,textarea,[role=textbox],[role=listbox],[role=menu],[role=grid],[role=tree],[role=spinbutton]',
      );
      const list = document.getElementById(taker?.getAttribute('aria-controls') ?? '');
      const typed = [taker, list, taker?.matches('input') ? taker.closest('[role=search],[role=dialog]') : null].filter(
        (each) => each instanceof Element,
      );
      const observer = new MutationObserver((changes) => {
        for (const { target, type } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          // Clocks tick, whatever is pressed.
          if (
            type === 'characterData' ||
            element?.closest('time,[role=timer],[aria-hidden=true],[data-live-announcer]') ||
            typed.some((each) => element !== null && each.contains(element))
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
    // What something after a press has changed, or where the focus has gone.
    const answer = () =>
      page
        .evaluate(() => {
          // Put there a moment ago.
          const { seen, before, typed } = Reflect.get(window, 'charactersPressed') as {
            seen: string[];
            before: Element | null;
            typed: Element[];
          };
          const changed = seen.splice(0);
          const active = document.activeElement;
          const isElsewhere =
            active && active !== before && active !== document.body && !typed.some((each) => each.contains(active));
          return isElsewhere ? window.audit.selectorOf(active) : changed[0];
        })
        .catch(() => 'html');
    const faults = [];
    for (const some of [keys.slice(0, 14), keys.slice(14, 28), keys.slice(28)]) {
      await Promise.all(some.map((key) => page.keyboard.press(key)));
      const result = await answer();
      if (page.url() !== address || result !== undefined) {
        faults.push({
          target: result ?? 'html',
          message: `Pressing one of ${some.join(' ')} alone does something.`,
        });
        break;
      }
    }
    await page.evaluate(() =>
      (Reflect.get(window, 'charactersPressed') as { observer: MutationObserver } | undefined)?.observer.disconnect(),
    );
    return faults;
  },
});
