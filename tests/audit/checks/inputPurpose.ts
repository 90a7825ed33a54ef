import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const inputPurpose = pageCheck({
  id: 'input-purpose',
  title: 'Fields about the person say so to the browser',
  criteria: ['1.3.5'],
  method:
    'A field that asks people for their own name, address, number or a code by its type, name or label must carry the token of https://www.w3.org/TR/WCAG22/#input-purposes that belongs to it.',
  appliesTo: once,
  faults: (page) =>
    page.evaluate(() => {
      const { audit } = window;
      const purposes: [asks: RegExp, token: RegExp][] = [
        [/^(your )?e-?mail( address)?$|^email$/, /^(email|username)$/],
        [/^(your )?(full )?name$/, /^name$/],
        [/^first name$/, /^given-name$/],
        [/^(last|family) name$/, /^family-name$/],
        [/^(phone|telephone|mobile)( number)?$/, /^tel(-national)?$/],
        [/^(company|organi[sz]ation)( name)?$/, /^organization$/],
        [/code$/, /^one-time-code$/],
        [/^(new |confirm |your )?password$/, /^(current|new)-password$/],
        [/^(your )?website$/, /^url$/],
      ];
      return [
        ...document.querySelectorAll<HTMLInputElement>(
          'input:not([type=hidden],[type=radio],[type=checkbox],[type=search])',
        ),
      ].flatMap((input) => {
        if (!audit.isSeen(input) || audit.isInert(input) || input.disabled || input.readOnly) return [];
        const label = audit
          .nameOf(input)
          .toLowerCase()
          .replace(/\s*\(optional\)|\*|:$/g, '')
          .trim();
        const asked =
          input.type === 'email'
            ? 'email'
            : input.type === 'tel'
              ? 'phone'
              : input.type === 'password'
                ? 'password'
                : label;
        const purpose = purposes.find(([asks]) => asks.test(asked)) ?? purposes.find(([asks]) => asks.test(label));
        const token = input.autocomplete.split(' ').at(-1) ?? '';
        if (!purpose || purpose[1].test(token)) return [];
        return [
          {
            target: audit.selectorOf(input),
            message: `“${label}” has the token “${token}” instead of ${purpose[1].source}.`,
          },
        ];
      });
    }),
});
