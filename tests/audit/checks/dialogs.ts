import type { Page } from '@playwright/test';

import type { Subject } from '../check.ts';
import { isCovering, openers, opened, waitForLayer } from './support/layers.ts';
import { pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { settled } from './support/setting.ts';
import { once } from './support/where.ts';

/** What is wrong with a dialog that is open. */
async function inside(page: Page): Promise<Fault[]> {
  const state = () =>
    page.evaluate(() => {
      const scope = window.audit.scope();
      return {
        target: window.audit.selectorOf(scope),
        name: window.audit.nameOf(scope),
        holds: scope.contains(document.activeElement),
        stops: window.audit.controls(scope).length,
      };
    });
  const { target, name, holds, stops } = await state();
  const faults: Fault[] = [];
  if (name === '') faults.push({ target, message: 'A dialog without a name.', criteria: ['4.1.2'] });
  if (!holds) faults.push({ target, message: 'The dialog opened and the focus is not in it.', criteria: ['2.4.3'] });
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < Math.min(stops + 2, 30); presses += 1) {
      await page.keyboard.press(key);
      if ((await state()).holds) continue;
      faults.push({ target, message: `${key} leads out of the dialog to the page behind it.`, criteria: ['2.4.3'] });
      return faults;
    }
  }
  return faults;
}

/** Closes with Escape; by its button where that does nothing. */
async function close(page: Page, selector: string): Promise<Fault[]> {
  await page.keyboard.press('Escape');
  if (await waitForLayer(page, selector, 'gone')) return [];
  const button = page
    .locator(selector)
    .getByRole('button', { name: /^(close|cancel|not now|keep.*)$/i })
    .first();
  if ((await button.count()) === 0 || (await button.isDisabled())) return [];
  // A slow machine may close it only now.
  const isPressed = await button.click({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
  // A story that is held open by its story stays open either way.
  if (!isPressed || !(await waitForLayer(page, selector, 'gone'))) return [];
  return [{ target: selector, message: 'Escape does not close it, and its button does.', criteria: ['2.1.2'] }];
}

async function fromOpener(page: Page, opener: string): Promise<Fault[]> {
  const before = await opened(page);
  await page.locator(opener).focus();
  await page.keyboard.press('Enter');
  const layer = await isCovering(page, before);
  if (layer === undefined) return [];
  await settled(page);
  const faults: Fault[] = [];
  if (layer.isDialog) faults.push(...(await inside(page)));
  else if (!layer.holds)
    faults.push({ target: layer.selector, message: 'It opened and the focus is not in it.', criteria: ['2.4.3'] });
  faults.push(...(await close(page, layer.selector)));
  await settled(page);
  const at = await page.evaluate((selector) => {
    const wanted = document.querySelector(selector);
    const active = document.activeElement;
    return { isBack: active === wanted || wanted === null, now: active ? window.audit.selectorOf(active) : 'nothing' };
  }, opener);
  if (!at.isBack && (await opened(page)).length <= before.length)
    faults.push({
      target: opener,
      message: `What it opened is closed, and the focus is on ${at.now}.`,
      criteria: ['2.4.3'],
    });
  return faults;
}

export const dialogs = pageCheck({
  id: 'dialogs',
  title: 'Dialogs and menus take the focus, keep it, close with Escape and give it back',
  criteria: ['2.1.2', '2.4.3', '4.1.2'],
  method:
    'A dialog that is open, and each that opens by Enter on a button (in the product: one that announces it): the focus must be in it, Tab and Shift+Tab must not lead out of it, it must have a name, Escape must close it as its own button does, and the focus must be on the opener then.',
  appliesTo: once,
  touches: true,
  async faults(page, subject: Subject) {
    const faults: Fault[] = [];
    const [layer] = await opened(page);
    if (layer?.isModal) {
      faults.push(...(await inside(page)), ...(await close(page, layer.selector)));
      await settled(page);
    }
    if ((await opened(page)).some(({ isModal }) => isModal)) return faults;
    const address = page.url();
    for (const opener of await openers(page, subject.kind === 'story')) {
      if (page.url() !== address || (await page.locator(opener).count()) !== 1) break;
      faults.push(...(await fromOpener(page, opener)));
    }
    return faults;
  },
});
