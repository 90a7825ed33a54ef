import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const redundantEntry = pageCheck({
  id: 'redundant-entry',
  title: 'Nothing is asked for twice',
  criteria: ['3.3.7'],
  method:
    'No form asks for one thing in two fields (new passwords excepted, where it is a matter of safety), nor to confirm or repeat something. Whether a later step asks again is seen where a person goes through the steps.',
  appliesTo: once,
  faults: (page) =>
    page.evaluate(() => {
      const { audit } = window;
      return [...document.querySelectorAll('form')].flatMap((form) => {
        const tokens = new Set<string>();
        return [...form.querySelectorAll('input')].flatMap((input) => {
          if (!audit.isSeen(input) || input.type === 'password' || input.matches('[type=checkbox],[type=radio]'))
            return [];
          const name = audit.nameOf(input);
          const isAgain = /\b(confirm|repeat|re-?(enter|type)|again|verify)\b/i.test(name) && !/code/i.test(name);
          const token = input.autocomplete;
          // A person has one name, and more than one page on the web.
          const isTwice = !['', 'off', 'url'].includes(token) && tokens.has(token);
          tokens.add(token);
          return isAgain || isTwice
            ? [{ target: audit.selectorOf(input), message: `“${name}” asks again for what was given.` }]
            : [];
        });
      });
    }),
});
