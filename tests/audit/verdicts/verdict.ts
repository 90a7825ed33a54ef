import { z } from 'zod';

import type { CriterionNumber } from '../check.ts';
import { criteria } from '../criteria.ts';

/** What a person may say of a criterion. The terms are those of an audit: met, failed, or nothing there falls under it. */
export const judgements = { meets: 'Meets it', fails: 'Fails it', 'not-applicable': 'Does not apply' } as const;

export const signedVerdict = z.strictObject({
  /** Id of a story. A story of a screen stands for the page. */
  story: z.string().regex(/^[a-z0-9-]+--[a-z0-9-]+$/),
  criterion: z.custom<CriterionNumber>(
    (value) => criteria.some(({ number }) => number === value),
    'No criterion of WCAG 2.2, level A or AA.',
  ),
  judgement: z.enum(['meets', 'fails', 'not-applicable']),
  /** What was found, or how it was looked at. */
  note: z.string().trim().min(1),
  /** Who signs. */
  by: z.string().trim().min(1),
  /** The day, as YYYY-MM-DD. */
  on: z.iso.date(),
  /** What the story looked like and said, as `seenOf` gives it: with another one the verdict is outdated. */
  seen: z.string().regex(/^[0-9a-f]{32}$/),
});

/** A person's verdict on one criterion in one story. */
export type SignedVerdict = z.infer<typeof signedVerdict>;

/** A verdict beside what the story is today. */
export interface Judged extends SignedVerdict {
  /** The story's pictures or its transcript have changed since. */
  isOutdated: boolean;
}

/** Where a verdict is kept, within the folder of all. */
export const verdictFile = ({ story, criterion }: Pick<SignedVerdict, 'story' | 'criterion'>): string =>
  `${story}.${criterion}.json`;

/** As the file is written. */
export const verdictText = (verdict: SignedVerdict): string => `${JSON.stringify(verdict, null, 2)}\n`;
