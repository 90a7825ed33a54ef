import type { MailKind } from '@guildhall/api/enums';

import type { MailData, TemplateName } from './templates.ts';

/**
 * `always`: a code, news of the account's own safety, and what its reader must know or act on. `bySearch`: digests, which
 * each saved search sets for itself. Else the kind with which its reader can turn it off.
 */
export type Rule = 'always' | 'bySearch' | MailKind;

const rules: { readonly [Name in TemplateName]: Rule | ((data: MailData<Name>) => Rule) } = {
  verificationCode: 'always',
  passwordResetCode: 'always',
  alreadyRegistered: 'always',
  emailChangeCode: 'always',
  emailChanged: 'always',
  emailRestored: 'always',
  passwordReplaced: 'always',
  passwordChanged: 'always',
  newSignIn: 'always',
  accountClosed: 'always',
  accountReopened: 'always',
  accountSuspended: 'always',
  accountRestored: 'always',
  projectTakenDown: 'always',
  verificationEnded: 'always',
  applicationAccepted: 'always',
  completionRequested: 'always',
  completionApproved: 'always',
  completionRejected: 'always',
  projectEnded: 'always',
  interviewScheduled: 'always',
  interviewRescheduled: 'always',
  interviewCancelled: 'always',
  interviewTimesProposed: 'always',
  interviewTimeAccepted: 'always',
  interviewTimesDeclined: 'always',
  interviewConfirmed: 'always',
  interviewDeclined: 'always',
  supportRequest: 'always',
  applicationReceived: 'APPLICATIONS',
  // Its reader would wait for an interview that does not take place.
  applicationWithdrawn: ({ hadInterview }) => (hadInterview ? 'always' : 'APPLICATIONS'),
  projectEdited: 'APPLICATIONS',
  applicationRejected: 'APPLICATIONS',
  positionFilled: 'APPLICATIONS',
  projectWithdrawn: 'APPLICATIONS',
  projectTakenDownForApplicants: 'APPLICATIONS',
  ratingReceived: 'RATINGS',
  clientRated: 'RATINGS',
  ratingReplied: 'RATINGS',
  savedSearchDigest: 'bySearch',
};

/** By which rule a mail is sent; null where that depends on what it says. */
export function ruleOf(template: TemplateName): Rule | null {
  const rule = rules[template];
  return typeof rule === 'function' ? null : rule;
}

/** The kind with which its reader can turn a mail off; null where that is not for its account to say. */
export function optionalKind<Name extends TemplateName>(template: Name, data: MailData<Name>): MailKind | null {
  const rule = rules[template];
  const kind: Rule = typeof rule === 'function' ? rule(data) : rule;
  return kind === 'always' || kind === 'bySearch' ? null : kind;
}
