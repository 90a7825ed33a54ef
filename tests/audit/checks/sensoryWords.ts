import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const sensoryWords = pageCheck({
  id: 'sensory-words',
  title: 'No instruction relies on shape, colour or place alone',
  criteria: ['1.3.3', '1.4.1'],
  method:
    'Looks for instructions in words of the eye: “the button on the right”, “the green one”, “fields in red”, “the box above”. Other ways to rely on the eye are for a person to find.',
  appliesTo: once,
  faults: (page) =>
    page.evaluate(() => {
      const places =
        /\b(button|link|box|field|icon|menu|panel|form|column|list)s? (on|at|to|in) the (left|right|top|bottom|corner)/i;
      const looks =
        /\b(the|in|marked|shown|a|highlighted in) (red|green|blue|yellow|orange|grey|gray|round|square|circular|large|small) (one|button|link|box|field|icon|dot|text|items?|fields?)\b|\b(fields?|items?|those|ones) (marked |shown |highlighted )?in (red|green|blue|yellow|orange)\b/i;
      return window.audit
        .texts()
        .filter(({ node }) => places.test(node.data) || looks.test(node.data))
        .map(({ node, element }) => ({
          target: window.audit.selectorOf(element),
          message: `“${node.data.trim().slice(0, 80)}” is understood only by who sees the page.`,
          criteria: looks.test(node.data) ? (['1.3.3', '1.4.1'] as const) : (['1.3.3'] as const),
        }));
    }),
});
