import type { CDPSession, Page } from '@playwright/test';

import { pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { still, withStyles } from './support/setting.ts';
import { inEachTheme } from './support/where.ts';

/** A state, by CSS and by the attribute that react-aria sets for it. */
const states = [
  { name: 'at rest', pseudo: [], attribute: null },
  { name: 'under the pointer', pseudo: ['hover'], attribute: 'data-hovered' },
  { name: 'with the focus', pseudo: ['focus', 'focus-visible'], attribute: 'data-focus-visible' },
  { name: 'pressed', pseudo: ['hover', 'active'], attribute: 'data-pressed' },
] as const;

/** How a page looks while it is measured. */
export interface Look {
  /** Put on the page; null: the theme that it has. */
  theme: string | null;
  /** 7:1, or 4.5:1 where a text is large, as the contrast theme promises. */
  isStrict: boolean;
}

/** Texts of controls (of the whole page, at rest) that have too little contrast, in each of some themes. */
export function lowContrast(page: Page, state: string, looks: readonly Look[]): Promise<Fault[]> {
  return page.evaluate(
    ({ name, themes }) => {
      const { audit, colours } = window;
      const known = new Set<string>();
      const faults: { target: string; message: string }[] = [];
      const within = name === 'at rest' ? [audit.scope()] : audit.controls(audit.scope());
      const off = '[aria-disabled=true],[data-disabled],:disabled,[aria-hidden=true]';
      // Around a switched-off field, its words are switched off too.
      const isOff = (element: Element) =>
        element.closest(off) !== null || Boolean(element.closest('label')?.querySelector(':disabled'));
      const texts = within.flatMap((each) => audit.texts(each)).filter(({ element }) => !isOff(element));
      for (const { theme, isStrict } of themes) {
        if (theme !== null) document.documentElement.dataset['theme'] = theme;
        for (const { node, element } of texts) {
          const { color, fontSize, fontWeight, backgroundImage, opacity } = getComputedStyle(element);
          if (backgroundImage.includes('gradient')) continue;
          const ground = colours.ground(element);
          const ink = colours.parse(color);
          const faded = [ink[0], ink[1], ink[2], ink[3] * Number(opacity)] as const;
          const size = Number.parseFloat(fontSize);
          const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
          const least = isStrict ? (isLarge ? 4.5 : 7) : isLarge ? 3 : 4.5;
          const ratio = colours.contrast(colours.over(faded, ground), ground);
          if (ratio >= least - 0.01) continue;
          const target = audit.selectorOf(element);
          if (known.has(`${theme} ${target}`)) continue;
          known.add(`${theme} ${target}`);
          const setting = theme === null ? '' : ` in the theme ${theme}`;
          faults.push({
            target,
            message: `“${node.data.trim().slice(0, 40)}” has ${ratio.toFixed(2)}:1 ${name}${setting} and needs ${least}:1.`,
          });
        }
      }
      return faults;
    },
    { name: state, themes: [...looks] },
  );
}

async function force(page: Page, cdp: CDPSession, pseudo: readonly string[], attribute: string | null) {
  const marked = await page.evaluate((name) => {
    const controls = window.audit.controls(window.audit.scope());
    const parts = controls.flatMap((each) => [each, each.closest('label')]).filter((each) => each !== null);
    const fresh = parts.filter((part) => {
      part.setAttribute('data-audited', '');
      if (name === null || part.hasAttribute(name)) return false;
      part.setAttribute(name, 'true');
      return true;
    });
    return fresh.length;
  }, attribute);
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-audited]' });
  const set = (classes: readonly string[]) =>
    Promise.all(
      nodeIds.map((nodeId) => cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...classes] })),
    );
  await set(pseudo);
  return async () => {
    await set([]);
    await page.evaluate((name) => {
      for (const part of document.querySelectorAll('[data-audited]')) {
        part.removeAttribute('data-audited');
        if (name !== null) part.removeAttribute(name);
      }
    }, attribute);
    return marked;
  };
}

export const textContrast = pageCheck({
  id: 'text-contrast',
  title: 'Text is readable in every state of its control',
  criteria: ['1.4.3'],
  method:
    'The colour of each text in sight against what it stands on: 4.5:1, or 3:1 where it is large (7 and 4.5 in the contrast theme); at rest, and that of controls under the pointer, with the focus and pressed. Switched-off controls excepted.',
  appliesTo: inEachTheme,
  faults: (page, { theme }) =>
    withStyles(page, still, async () => {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('DOM.enable');
      await cdp.send('CSS.enable');
      const faults: Fault[] = [];
      try {
        for (const { name, pseudo, attribute } of states) {
          const release = name === 'at rest' ? undefined : await force(page, cdp, pseudo, attribute);
          faults.push(...(await lowContrast(page, name, [{ theme: null, isStrict: theme === 'contrast' }])));
          await release?.();
        }
      } finally {
        await cdp.detach();
      }
      return faults;
    }),
});
