import { z } from 'zod';

import { criteria, obsoleteCriterion } from '../criteria.ts';

// After the schema `openacr-0.1.0.json` and the catalogue `2.5-edition-wcag-2.2-en` of https://github.com/GSA/openacr,
// as far as a web product uses them; stricter, so that a misspelled name does not pass.

const contact = z.strictObject({ name: z.string().optional(), email: z.email() });

/** The terms of the catalogue. */
const level = z.enum(['supports', 'partially-supports', 'does-not-support', 'not-applicable', 'not-evaluated']);

const criterion = z.strictObject({
  num: z.string().regex(/^\d\.\d\.\d+$/),
  components: z
    .array(z.strictObject({ name: z.literal('web'), adherence: z.strictObject({ level, notes: z.string().min(1) }) }))
    .length(1),
});

/** A chapter with one row for each criterion of its level, and no other. */
function chapterOf(expected: readonly string[]) {
  return z.strictObject({
    notes: z.string().optional(),
    criteria: z
      .array(criterion)
      .refine(
        (rows) => rows.map(({ num }) => num).join() === expected.join(),
        'The criteria are not those of the form.',
      ),
  });
}

const numbers = (wanted: 'A' | 'AA') => criteria.filter((each) => each.level === wanted).map(({ number }) => number);

export const openAcr = z.strictObject({
  title: z.string().endsWith('Accessibility Conformance Report'),
  product: z.strictObject({ name: z.string(), version: z.string(), description: z.string() }),
  author: contact,
  report_date: z.iso.date(),
  version: z.int().positive(),
  notes: z.string(),
  evaluation_methods_used: z.string(),
  catalog: z.literal('2.5-edition-wcag-2.2-en'),
  chapters: z.strictObject({
    success_criteria_level_a: chapterOf(numbers('A').toSpliced(-1, 0, obsoleteCriterion.number)),
    success_criteria_level_aa: chapterOf(numbers('AA')),
    success_criteria_level_aaa: z.strictObject({ disabled: z.literal(true), notes: z.string() }),
  }),
});

export type OpenAcr = z.infer<typeof openAcr>;
