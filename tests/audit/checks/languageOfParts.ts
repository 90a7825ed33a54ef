import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const languageOfParts = pageCheck({
  id: 'language-of-parts',
  title: 'Words in another script say their language',
  criteria: ['3.1.2'],
  method:
    'Each text of three letters or more in a script other than Latin must stand in an element with its own `lang`.',
  appliesTo: once,
  faults: (page) =>
    page.evaluate(() =>
      window.audit
        .texts()
        .filter(({ node }) => /[^\P{L}\p{Script=Latin}]{3}/u.test(node.data))
        .filter(({ element }) => (element.closest('[lang]') ?? document.documentElement) === document.documentElement)
        .map(({ node, element }) => ({
          target: window.audit.selectorOf(element),
          message: `“${node.data.trim().slice(0, 40)}” is in another language than the page and does not say so.`,
        })),
    ),
});
