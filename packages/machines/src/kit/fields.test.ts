import { describe, expect, it } from 'vitest';

import { isBlank, orNull } from './blank.ts';
import { optionalText, optionalUrl, requiredText, typedAmount } from './fields.ts';

const fields = {
  name: requiredText('Enter a name.', { maxLength: 20 }),
  note: optionalText({ maxLength: 2000 }),
  website: optionalUrl({ maxLength: 20 }),
  price: typedAmount('Enter a price.', 'Enter a valid price.', { minimum: 1, maximum: 10 }),
};

const tooLong = 'Use at most 20 characters here.';
const noAddress = 'Enter the full address, starting with https://.';

describe('what a field takes', () => {
  it.each([
    ['name', 'Mara', null],
    ['name', ` ${'x'.repeat(20)} `, null],
    ['name', ' ', 'Enter a name.'],
    ['name', 'x'.repeat(21), tooLong],
    ['note', '', null],
    ['note', 'x'.repeat(2001), 'Use at most 2,000 characters here.'],
    ['website', ' ', null],
    ['website', 'https://a.example', null],
    ['website', 'HTTP://a.example?q#x', null],
    ['website', 'a.example', null],
    ['website', 'my site', noAddress],
    ['website', 'ferry', noAddress],
    ['website', 'me@a.example', noAddress],
    ['website', 'javascript:a.example', noAddress],
    ['website', 'ftp://a.example', noAddress],
    ['website', 'https://a.example/long', tooLong],
    ['price', '$10', null],
    ['price', '', 'Enter a price.'],
    ['price', 'ten', 'Enter a valid price.'],
    ['price', '0.99', 'Enter a valid price.'],
    ['price', '10.01', 'Enter a valid price.'],
  ] as const)('%s %o is answered with %o', (field, text, message) => {
    const { error } = fields[field].safeParse(text);
    expect(error?.issues[0]?.message ?? null).toBe(message);
  });

  it.each([
    [' a.example ', 'https://a.example'],
    ['www.a.example/x?y', 'https://www.a.example/x?y'],
    ['http://a.example', 'http://a.example'],
    ['bücher.example:8080', 'https://bücher.example:8080'],
    ['', ''],
  ])('an address typed as %o is sent as %o', (typed, sent) => {
    expect(optionalUrl({ maxLength: 40 }).parse(typed)).toBe(sent);
  });

  it('is cleared when it is left empty', () => {
    expect(['', ' ', ' Mara '].map(orNull)).toEqual([null, null, 'Mara']);
    expect([null, '', ' \n', 'x'].map(isBlank)).toEqual([true, true, true, false]);
  });
});
