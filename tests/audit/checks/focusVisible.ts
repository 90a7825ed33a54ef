import type { Page } from '@playwright/test';

import { readPixels } from '../../visual/pixels.ts';
import { pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { compare } from './support/pixels.ts';
import { settled, still, withStyles } from './support/setting.ts';
import { startFromTheTop, stopNow } from './support/tabStops.ts';
import type { TabStop } from './support/tabStops.ts';
import { inEachTheme } from './support/where.ts';

/** How far around a stop its ring may be drawn, in pixels. */
const reach = 8;

/** Tab marks the whole text of a field, which is not what its ring is measured by. */
const unmarked = '::selection { background: transparent; color: inherit }';

/** Stops of one look need one picture; more than this many of them are more of the same. */
const limit = 60;

interface Look {
  stop: TabStop;
  /** In the window. */
  clip: { x: number; y: number; width: number; height: number };
  /** What it looks like, as far as classes tell. */
  kind: string;
  /** The ring may be around a part of it, as the mark of a check box or a card around its link. */
  isPart: boolean;
}

/** The stop that has the focus, with what to take a picture of. */
async function look(page: Page): Promise<Look | undefined> {
  const stop = await stopNow(page);
  if (!stop) return undefined;
  const found = await page.evaluate((around) => {
    const element = document.activeElement;
    if (!element) return undefined;
    // The ring of a hidden input is drawn around what its label shows, that of a text field around its box.
    let face: Element = element.closest('label') ?? element;
    if (face === element && element.matches('input,[role=spinbutton]'))
      face = element.closest('[role=group],[role=presentation]') ?? element.parentElement ?? element;
    const stretched = ['::before', '::after'].some((pseudo) => {
      const { content, position, inset } = getComputedStyle(element, pseudo);
      return content !== 'none' && position === 'absolute' && inset === '0px';
    });
    for (let at = element.parentElement; stretched && at && face === element; at = at.parentElement)
      if (getComputedStyle(at).position !== 'static') face = at;
    // A ring is looked at whole: Tab brings into sight only as much as the caret needs.
    const { top: start, bottom: end } = face.getBoundingClientRect();
    if (start < around || end > innerHeight - around) face.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = face.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const left = Math.max(0, Math.min(box.left, own.left) - around);
    const top = Math.max(0, Math.min(box.top, own.top) - around);
    const right = Math.min(innerWidth, Math.max(box.right, own.right) + around);
    const bottom = Math.min(innerHeight, Math.max(box.bottom, own.bottom) + around);
    const kind = [element, element.parentElement, element.closest('label')]
      .map((each) => `${each?.localName}.${each?.getAttribute('class')}.${each?.getAttribute('style')}`)
      .join(' ');
    const isPart = stretched || element.matches('input,textarea');
    return {
      clip: { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) },
      kind,
      isPart,
    };
  }, reach);
  return found && { stop, ...found };
}

/** A list that the pointer has opened shows where one is by its first arrow. */
async function lookByKeys(page: Page): Promise<Look | undefined> {
  const isInList = await page.evaluate(
    () => document.activeElement?.matches('[role=option],[role^=menuitem]') === true,
  );
  if (!isInList) return undefined;
  for (const key of ['ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  return look(page);
}

/**
 * How much of a 2 px ring of 3:1 around the smallest thing that could carry it has appeared, from 0 to 1 and more.
 * Rounded corners and a ring that shares its place with a border cost some.
 */
export function ringShare(telling: number, width: number, height: number): number {
  return telling / (2 * 2 * (width + height));
}

/** How much of a ring there is, and whether anything changes at all; it has the focus again afterwards. */
async function measure(page: Page, { stop, clip, isPart }: Look): Promise<{ share: number; isSame: boolean }> {
  const shot = async () =>
    readPixels(await page.screenshot({ clip, caret: 'hide', animations: 'disabled', scale: 'css' }));
  const withFocus = await shot();
  await page.evaluate(() => {
    const scope = window.audit.scope();
    // A dialog takes the focus back that leaves it, but can have it itself; where it has it, a place in it can.
    if (scope instanceof HTMLElement && scope === document.activeElement) {
      const place = document.createElement('span');
      place.tabIndex = -1;
      place.style.cssText = 'position: absolute; outline: none';
      place.dataset['auditPlace'] = '';
      scope.append(place);
      place.focus({ preventScroll: true });
    } else if (scope instanceof HTMLElement && scope !== document.body) scope.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement | SVGElement | null)?.blur();
  });
  const without = await shot();
  await page.evaluate(() => document.querySelector('[data-audit-place]')?.remove());
  await page.locator(stop.selector).focus();
  if (withFocus.data.length !== without.data.length) return { share: 1, isSame: false };
  const difference = compare(withFocus, without, 3);
  const part = isPart ? Math.max(16, difference.width) : Infinity;
  const width = Math.min(stop.box.right - stop.box.left, clip.width, part);
  const height = Math.min(
    stop.box.bottom - stop.box.top,
    clip.height,
    isPart ? Math.max(16, difference.height) : Infinity,
  );
  return { share: ringShare(difference.telling, width, height), isSame: difference.changed === 0 };
}

/** A page at work may have drawn something else between two pictures: what seems missing is looked at again. */
async function judge(page: Page, at: Look): Promise<Fault[]> {
  const enough = 0.4;
  const first = await measure(page, at);
  if (first.share >= enough) return [];
  await settled(page);
  const { share, isSame } = await measure(page, at);
  if (share >= enough) return [];
  const seen = isSame ? 'Nothing shows' : `Too little shows (${Math.round(share * 100)} % of a ring of 2 px and 3:1)`;
  return [{ target: at.stop.selector, message: `${seen} that ${at.stop.label} has the focus.` }];
}

export const focusVisible = pageCheck({
  id: 'focus-visible',
  title: 'Whatever has the focus shows it',
  criteria: ['2.4.7'],
  method:
    'Tab through the page; of each stop that looks different from those before, a picture with the focus and one without. What changes between them by at least 3:1 must be about as much as a ring of 2 px.',
  appliesTo: inEachTheme,
  async faults(page) {
    await startFromTheTop(page);
    const faults: Fault[] = [];
    const seen = new Set<string>();
    const kinds = new Set<string>();
    await withStyles(page, still + unmarked, async () => {
      for (let presses = 0; presses < 400 && kinds.size < limit; presses += 1) {
        await page.keyboard.press('Tab');
        const at = (await lookByKeys(page)) ?? (await look(page));
        if (!at || seen.has(at.stop.selector)) break;
        seen.add(at.stop.selector);
        if (kinds.has(at.kind) || at.stop.isFrame) continue;
        kinds.add(at.kind);
        faults.push(...(await judge(page, at)));
      }
    });
    await startFromTheTop(page);
    return faults;
  },
});
