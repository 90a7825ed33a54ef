import type { Page } from '@playwright/test';

import { pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { once } from './support/where.ts';

/** Where one is: the address and what lies over the page. */
const context = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname,
    layers: [...document.querySelectorAll('dialog[open],[role=dialog],[role=alertdialog]')].filter(
      (each) => window.audit.isSeen(each) && !each.closest('[role=region]'),
    ).length,
    // What one was doing is still there to be done.
    main: document.querySelectorAll('main,form').length,
  }));

export const noSurprise = pageCheck({
  id: 'no-surprise',
  title: 'Focus and input change nothing but what they are in',
  criteria: ['3.2.1', '3.2.2'],
  method:
    'The focus is put on each control, and each field, box and radio button is filled in, ticked or chosen: the address, the dialogs and the forms must be the same, no window may open, and the focus must stay.',
  appliesTo: once,
  touches: true,
  async faults(page) {
    const faults: Fault[] = [];
    let windows = 0;
    const count = () => (windows += 1);
    page.on('popup', count);
    try {
      const before = await context(page);
      const selectors = await page.evaluate(() =>
        window.audit
          .controls(window.audit.scope())
          .filter((each) => each.tabIndex >= 0 && each.localName !== 'iframe')
          .map(window.audit.selectorOf)
          .slice(0, 60),
      );
      const compare = async (target: string, criteria: ['3.2.1'] | ['3.2.2'], what: string) => {
        const now = await context(page).catch(() => undefined);
        const isSame = now && JSON.stringify(now) === JSON.stringify(before) && windows === 0;
        if (!isSame) faults.push({ target, message: `${what} leads elsewhere.`, criteria });
        return isSame;
      };
      for (const selector of selectors) {
        const stays = await page.evaluate(async (each) => {
          const control = document.querySelector<HTMLElement>(each);
          if (!control) return true;
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          control.focus();
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const active = document.activeElement;
          // Nowhere: it cannot have the focus, or the dialog around it has taken it back.
          if (!active || active === document.body || active.contains(control) || control.contains(active)) return true;
          // A part of the page with one stop remembers which of its members one was on.
          const whole = '[role=group],[role=radiogroup],[role=tablist],[role=toolbar],[role=grid],[data-field]';
          return control.closest(whole)?.contains(active) === true;
        }, selector);
        if (!stays) faults.push({ target: selector, message: 'It gives the focus away at once.', criteria: ['3.2.1'] });
        if (!(await compare(selector, ['3.2.1'], 'Putting the focus here'))) return faults;
      }
      const fields = await page.evaluate(() =>
        window.audit
          .controls(window.audit.scope())
          .filter((each) =>
            each.matches('input:not([type=file],[type=submit],[readonly]),textarea:not([readonly]),select'),
          )
          .map(window.audit.selectorOf)
          .slice(0, 20),
      );
      for (const selector of fields) {
        const field = page.locator(selector);
        if ((await field.count()) !== 1) continue;
        const kind = await field.evaluate((each) => (each instanceof HTMLInputElement ? each.type : each.localName));
        await field.focus();
        if (kind === 'radio' || kind === 'checkbox') await page.keyboard.press('Space');
        else if (kind === 'select') await page.keyboard.press('ArrowDown');
        else await page.keyboard.type('1');
        await page.waitForTimeout(60);
        if (!(await compare(selector, ['3.2.2'], 'Changing it'))) return faults;
        const stays = await field
          .evaluate((each) => {
            const own = each.closest('[data-field],[role=radiogroup],[role=group],label,form,main');
            return (
              own?.contains(document.activeElement) === true ||
              document.activeElement?.closest('[role=listbox],[role=dialog]') !== null
            );
          })
          .catch(() => true);
        if (!stays)
          faults.push({ target: selector, message: 'Changing it moves the focus away.', criteria: ['3.2.2'] });
      }
      return faults;
    } finally {
      page.off('popup', count);
    }
  },
});
