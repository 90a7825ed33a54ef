import { describe, expect, test } from 'vitest';

import { listOperations, readContract } from '../../apps/server/src/contract/document.ts';
import type { Schema } from '../../apps/server/src/contract/document.ts';
import { fieldErrors } from '../../apps/server/src/contract/sentences.ts';
import { validatorsOf } from '../../apps/server/src/contract/validators.ts';
import { resolve } from '../proof/contract/values.ts';

const contract = readContract();

/** What a name or title is called, wherever a body has one. */
const oneLine = /^(name|companyName|companySize|location|title|meetingTitle|subject|institution|degree|field|company)$/;

/** Line breaks and other controls, what turns the direction of reading, and what has no width. */
const unwanted = [
  '\n', '\r', '\t', '\0', '\u0085', '\u2028', '\u2029', '\u200E', '\u200F', '\u061C', '\u202A', '\u202B', '\u202C', '\u202D',
  '\u202E', '\u2066', '\u2067', '\u2068', '\u2069', '\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u180E',
]; // prettier-ignore

const wanted = ['Maya Lindqvist', 'Åsa Ñandú', '山田 花子', 'محمد', 'O’Neill & Söhne', 'C++ 🚀', '  spaced  '];

const fields = listOperations(contract).flatMap(({ id, body }) =>
  [body?.json, body?.form].flatMap((schema) =>
    schema
      ? Object.entries(resolve(schema).properties ?? {})
          .filter(([name, property]) => oneLine.test(name) && !('enum' in resolve(property)))
          .map(([name, property]): [string, string, Schema] => [id, name, property])
      : [],
  ),
);

describe('names and titles stand on one line, and all of them is seen:', () => {
  test('there are some', () => expect(fields.length).toBeGreaterThan(15));

  test.each(fields)('%s %s', (_id, name, property) => {
    const check = validatorsOf(contract).body({ type: 'object', properties: { [name]: property } });
    const passed = unwanted.filter((one) => check({ [name]: `Ma${one}ya` }).length === 0);
    expect(passed.map((one) => one.codePointAt(0)?.toString(16))).toEqual([]);
    expect(fieldErrors(check({ [name]: 'two\nlines' }))).toEqual({
      [name]: 'Please leave out line breaks and characters that cannot be seen.',
    });
    for (const value of wanted) expect(fieldErrors(check({ [name]: value }))).toEqual({});
  });
});
