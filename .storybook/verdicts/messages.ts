import type { SignedVerdict } from '../../tests/audit/verdicts/verdict.ts';

/** Between the panel and `npm run storybook`, which can write files; a built Storybook cannot. */
export const messages = {
  /** From the panel: a verdict to keep. */
  sign: 'guildhall/verdicts/sign',
  /** Back: what became of it. */
  signed: 'guildhall/verdicts/signed',
} as const;

/** With `signed`. */
export interface Signed {
  verdict: SignedVerdict;
  /** Why it could not be kept; null where it was. */
  reason: string | null;
}
