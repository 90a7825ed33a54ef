import type { MailKind } from '@guildhall/api/enums';

/** What emails of a kind are about, within a sentence: on screens, in the emails, and on the page that stops them. */
export const mailKindWords = {
  APPLICATIONS: 'applications',
  RATINGS: 'ratings and reviews',
} as const satisfies Record<MailKind, string>;
