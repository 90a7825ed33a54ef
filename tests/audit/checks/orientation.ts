import type { Page } from '@playwright/test';

import { pageCheck } from './support/pageCheck.ts';
import { inWindow } from './support/setting.ts';
import { inEachLayout } from './support/where.ts';

const seen = (page: Page) =>
  page.evaluate(() => {
    const { audit } = window;
    const turned = [...document.querySelectorAll('html,body,main,#storybook-root,body > *')].find((element) => {
      const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
      return Math.abs(b) > 0.7 && Math.abs(a) < 0.7;
    });
    return {
      turned: turned ? audit.selectorOf(turned) : undefined,
      texts: audit.texts().map(({ node, element }) => ({ text: node.data.trim(), at: audit.selectorOf(element) })),
    };
  });

export const orientation = pageCheck({
  id: 'orientation',
  title: 'Upright or across, the page says the same',
  criteria: ['1.3.4'],
  method:
    'Two windows of one width, one higher than wide and one wider than high: the same texts must be in sight in both, and nothing may be turned on its side.',
  appliesTo: (subject) => inEachLayout(subject) && subject.width < 1024,
  async faults(page) {
    const upright = await inWindow(page, { width: 700, height: 1000 }, () => seen(page));
    const across = await inWindow(page, { width: 700, height: 420 }, () => seen(page));
    const turned = upright.turned ?? across.turned;
    if (turned !== undefined) return [{ target: turned, message: 'It is turned on its side.' }];
    const missing = (all: typeof upright.texts, known: typeof upright.texts, how: string) => {
      const texts = new Set(known.map(({ text }) => text));
      return all
        .filter(({ text }) => !texts.has(text))
        .map(({ text, at }) => ({ target: at, message: `“${text.slice(0, 60)}” is in sight ${how} only.` }));
    };
    return [
      ...missing(upright.texts, across.texts, 'while the window is upright'),
      ...missing(across.texts, upright.texts, 'while the window is across'),
    ].slice(0, 5);
  },
});
