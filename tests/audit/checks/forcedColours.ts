import type { Page } from '@playwright/test';

import { contrastLoss } from './support/controlEdges.ts';
import { pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { still, withMedia, withStyles } from './support/setting.ts';
import { once } from './support/where.ts';

/** Pairs of one kind, one of them selected, that look alike in everything but their words. */
const alike = (page: Page): Promise<Fault[]> =>
  page.evaluate(() => {
    const { audit } = window;
    const states: [on: string, siblings: string, what: string][] = [
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]', 'The chosen tab'],
      ['[role=option][aria-selected=true]', '[role=option]:not([aria-selected=true])', 'The chosen option'],
      ['input[type=radio]:checked', 'input[type=radio]:not(:checked)', 'The chosen radio button'],
      ['input[type=checkbox]:checked', 'input[type=checkbox]:not(:checked)', 'The ticked box'],
      ['[aria-pressed=true]', '[aria-pressed=false]', 'The pressed button'],
      ['nav [aria-current=page]', 'nav a:not([aria-current])', 'The link to this page'],
      ['[aria-current=step]', 'li:not([aria-current])', 'This step'],
    ];
    const faceOf = (element: Element) => element.closest('label') ?? element;

    /** All that is drawn of an element, its words aside. */
    function drawing(root: Element): string {
      const parts = [root, ...root.querySelectorAll('*')].filter((part) => audit.isSeen(part));
      return parts
        .flatMap((part) =>
          [null, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(part, pseudo);
            if (pseudo !== null && style.content === 'none') return '';
            return [
              style.color,
              style.backgroundColor,
              style.backgroundImage,
              style.borderTopWidth,
              style.borderTopColor,
              style.borderTopStyle,
              style.borderBottomWidth,
              style.borderBottomColor,
              style.outlineStyle,
              style.outlineWidth,
              style.fontWeight,
              style.textDecorationLine,
              style.stroke,
              style.fill,
              style.boxShadow,
              style.transform,
              style.opacity,
              style.content,
              style.visibility,
              style.display,
            ].join(';');
          }),
        )
        .join('|');
    }

    return states.flatMap(([on, off, what]) =>
      [...document.querySelectorAll(on)].flatMap((chosen) => {
        const group = chosen.closest('[role=radiogroup],[role=tablist],[role=listbox],[role=group],nav,ol,ul,main');
        const others = [...(group?.querySelectorAll(off) ?? [])].filter(
          (each) => audit.isSeen(faceOf(each)) && !each.matches(':disabled') && each.localName === chosen.localName,
        );
        // Of five stars the first four look chosen too; words beside them tell how many there are.
        const isMark = audit.texts(faceOf(chosen)).length === 0;
        const own = drawing(faceOf(chosen));
        if (others.length === 0 || !audit.isSeen(faceOf(chosen)) || (isMark && chosen.matches('[type=radio]')))
          return [];
        if (others.some((other) => drawing(faceOf(other)) !== own)) return [];
        return [{ target: audit.selectorOf(chosen), message: `${what} looks like the others in forced colours.` }];
      }),
    );
  });

export const forcedColours = pageCheck({
  id: 'forced-colours',
  title: 'With colours forced by the reader, controls and states remain',
  criteria: ['1.4.1', '1.4.11'],
  method:
    'Forced colours on: each control keeps an edge or ground of 3:1, and what is chosen, ticked, pressed or current differs from what is not in more than the colours that the page chose.',
  appliesTo: once,
  faults: (page) =>
    withStyles(page, still, () =>
      withMedia(page, { forcedColors: 'active' }, async () => [
        ...(await alike(page)),
        ...(await contrastLoss(page, 3)),
      ]),
    ),
});
