import type { VerificationProblem, VerificationSubject } from '@guildhall/api/enums';

import type { Fixed } from './columns.ts';

/** What an account is verified by. Whether there is a row is what `isVerified` of the profile says. */
export type VerificationsTable = {
  userId: Fixed<string>;
  subject: VerificationSubject;
  /** As it stands in the profile: the row goes when that is changed. */
  address: string;
  /** When it was last found so. */
  checkedAt: Date;
  /** When a check last failed; null again once one succeeds. */
  doubtedAt: Date | null;
  /** Null in the demo marketplace, whose addresses do not exist. */
  nextCheckAt: Date | null;
};

/** The last check of an account. All but the claim is null until one has ended. */
export type VerificationChecksTable = {
  userId: Fixed<string>;
  /** Until when a check is under way, or would be if its server had not ended. */
  checkingUntil: Date | null;
  subject: VerificationSubject | null;
  address: string | null;
  checkedAt: Date | null;
  /** Null when it succeeded. */
  problem: VerificationProblem | null;
  /** What the page answered, where that helps to understand the problem. */
  detail: string | null;
};
