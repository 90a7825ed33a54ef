import fc from 'fast-check';

import type { Schema } from '../../../apps/server/src/contract/document.ts';
import { follow, readContract } from '../../../apps/server/src/contract/document.ts';

/** What breaks programs that take text for granted; not what cannot be stored, which is refused: `fieldMutations.ts`. */
const awkward = [
  "Robert'); DROP TABLE users;--",
  '<script>alert(1)</script>',
  '%_\\%',
  '${7*7} {{7*7}} #{7*7}',
  'null',
  'undefined',
  '0',
  '-1',
  '../../../../etc/passwd',
  'ffi İ ı ß Å',
  '👩‍👩‍👧‍👦🏴‍☠️',
  'مرحبا \u202Eבעברית\u202C',
  'a\u0301\u0302\u0303',
  '\u200B\u200Cx\uFEFF',
  'tab\tline\r\nend\u0001\u001F\u007F',
  'C++ & C# | (Node.js) ! :* <->',
  'x'.repeat(2000),
];

const ordinary = ['Maya Lindqvist', 'Jonas Weber', 'Lisbon, Portugal', 'React', '6 years, mostly with React', 'A shop'];

const patterned: Readonly<Record<string, fc.Arbitrary<string>>> = {
  '^[!-~]+$': fc.stringMatching(/^[!-~]{8,60}$/),
  '^"[!#-~]+"$': fc.oneof(
    fc.integer({ min: 1, max: 9 }).map((version) => `"${version}"`),
    fc.stringMatching(/^"[!#-~]{1,40}"$/),
  ),
  '^\\s*[^,\\s][^,]*$': fc.oneof(
    fc.constantFrom('React', 'typescript', 'C++', 'Node.js', 'Ünïcode'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }),
  ),
  // Any text that holds something other than spaces: `text` sees to it.
  '\\S': fc.constantFrom(...ordinary),
};

const formatted: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.emailAddress(),
  // The file itself is chosen from the samples.
  binary: fc.constant('file'),
  uuid: fc.oneof(fc.uuid(), fc.constantFrom('00000000-0000-0000-0000-000000000000')),
  uri: fc.webUrl({ withFragments: true, withQueryParameters: true }),
  'uri-reference': fc.webPath(),
  date: fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
};

/** Counts as JSON Schema does: by code points. */
const lengthOf = (value: string): number => Array.from(value).length;

/** The patterns that a text must fit beside its own: names and titles stand on one line. */
export function sharedPatterns(schema: Schema): RegExp[] {
  const shared = Array.isArray(schema['allOf']) ? (schema['allOf'] as Schema[]) : [];
  return shared.map((one) => new RegExp(String(follow<Schema>(readContract(), one)['pattern'] as string), 'u'));
}

/** Texts that fit a schema of type string: its format, its pattern, its lengths. */
export function text(schema: Schema): fc.Arbitrary<string> {
  const min = typeof schema['minLength'] === 'number' ? schema['minLength'] : 0;
  const max = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : 200;
  const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : undefined;
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const shared = sharedPatterns(schema);
  const fits = (value: string): boolean =>
    shared.every((one) => one.test(value)) &&
    !value.includes('\0') &&
    lengthOf(value) >= min &&
    lengthOf(value) <= max &&
    (expression?.test(value) ?? true);
  if (schema.format !== undefined) return ofFormat(schema.format).filter(fits);
  if (pattern !== undefined && pattern !== '\\S') return ofPattern(pattern).filter(fits);
  const upTo = { minLength: min, maxLength: Math.min(max, 40) };
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.constantFrom(...ordinary) },
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme', ...upTo }) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', ...upTo }) },
      { weight: 2, arbitrary: fc.constantFrom(...awkward) },
      { weight: 1, arbitrary: fc.constantFrom('x', 'é', '界', '😀', 'ab ').map((unit) => fill(unit, max)) },
    )
    .filter(fits);
}

/** As long as may be. */
function fill(unit: string, length: number): string {
  return Array.from(unit.repeat(length)).slice(0, length).join('');
}

function ofFormat(format: string): fc.Arbitrary<string> {
  const known = formatted[format];
  if (!known) throw new Error(`No texts are known for the format ${format}.`);
  return known;
}

function ofPattern(pattern: string): fc.Arbitrary<string> {
  return patterned[pattern] ?? fc.stringMatching(new RegExp(pattern, 'u'));
}
