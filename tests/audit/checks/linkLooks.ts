import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const linkLooks = pageCheck({
  id: 'link-looks',
  title: 'More than colour tells a link from the words around it',
  criteria: ['1.4.1'],
  method:
    'Each link within a line of other words must be underlined, framed, set on another ground or much bolder than they are.',
  appliesTo: once,
  faults: (page) =>
    page.evaluate(() => {
      const { audit } = window;
      return [...audit.scope().querySelectorAll<HTMLElement>('a[href]')].flatMap((link) => {
        const around = link.parentElement;
        if (!around || !audit.isSeen(link) || getComputedStyle(link).display !== 'inline') return [];
        const others = [...around.childNodes].some(
          (node) => node !== link && /\p{L}{2}/u.test(node.textContent ?? '') && !(node instanceof HTMLAnchorElement),
        );
        if (!others) return [];
        const parts = [link, ...link.querySelectorAll('*')].map((each) => getComputedStyle(each));
        const text = getComputedStyle(around);
        const isTold = parts.some(
          (style) =>
            style.textDecorationLine.includes('underline') ||
            (Number.parseFloat(style.borderBottomWidth) > 0 && style.borderBottomStyle !== 'none') ||
            window.colours.parse(style.backgroundColor)[3] > 0 ||
            Number(style.fontWeight) - Number(text.fontWeight) >= 200,
        );
        if (isTold) return [];
        return [
          {
            target: audit.selectorOf(link),
            message: `Only its colour tells “${audit.nameOf(link)}” from the words around it.`,
          },
        ];
      });
    }),
});
