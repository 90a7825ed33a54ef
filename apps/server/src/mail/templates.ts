import type { Role, SupportCategory } from '@guildhall/api/enums';
import { brand } from '@guildhall/machines/domain/brand';
import { roleNouns } from '@guildhall/machines/domain/roleNouns';

import { applicationTemplates } from './applicationTemplates.ts';
import type { CodeKey } from './codeKey.ts';
import { dressKey } from './codeKey.ts';
import type { Digest } from './digest.ts';
import { digestContent } from './digest.ts';
import { emailChangeTemplates } from './emailChangeTemplates.ts';
import { interviewTemplates } from './interviewTemplates.ts';
import type { Content, Reader, RenderedMail } from './layout.ts';
import { dress } from './layout.ts';
import { projectTemplates } from './projectTemplates.ts';
import { ratingTemplates } from './ratingTemplates.ts';
import { client, freelancer, work } from './reasons.ts';
import { verificationTemplates } from './verificationTemplates.ts';

const account = `You are receiving this email because someone entered your address on ${brand}. If that was not you, you can ignore this email.`;
const holder = `You are receiving this email because you have an account on ${brand}.`;
const owner = `${holder} It is sent whenever this happens, so that no one else can do it unnoticed.`;

/** Every mail there is. Plain short sentences; a name or a title is always the reader's or from the database. */
const templates = {
  verificationCode: (data: CodeKey): Content => ({
    subject: 'code' in data ? `${data.code} is your ${brand} verification code` : `Verify your email for ${brand}`,
    ...dressKey(data, { use: 'verify your email address', label: 'Verify My Email' }),
    reason: account,
  }),

  passwordResetCode: (data: CodeKey): Content => ({
    subject: 'code' in data ? `${data.code} is your ${brand} password reset code` : `Reset your ${brand} password`,
    ...dressKey(data, { use: 'choose a new password', label: 'Choose a New Password' }),
    reason: account,
  }),

  /** The code goes along: a reader who goes on to sign up learns there, with the address proved, that it is taken. */
  alreadyRegistered: (data: { name: string; role: Role } & CodeKey): Content => {
    const { paragraphs, ...key } = dressKey(data, { use: 'verify your address anyway', label: 'Verify My Email' });
    return {
      subject: `You already have a ${brand} account`,
      paragraphs: [
        `Hello ${data.name},`,
        `Someone asked for a code to sign up with this address. You already have an account here as a ${roleNouns[data.role]}, so there is no need to sign up again.`,
        'You can log in with your password, or choose a new one if you have forgotten it.',
        ...paragraphs,
      ],
      action: { label: 'Log In', path: '/login' },
      ...key,
      reason: account,
    };
  },

  passwordReplaced: (data: { name: string; at: string }): Content => ({
    subject: `Your ${brand} password was changed`,
    paragraphs: [
      `Hello ${data.name},`,
      'Your password was changed in your account, and every other device has been logged out. If it was you who changed it, there is nothing to do.',
      'If it was not you, someone knows your old password and has used it. Choose a new password now; that logs every device out.',
    ],
    facts: [{ name: 'When', value: { at: data.at } }],
    action: { label: 'Choose a New Password', path: '/forgot-password' },
    reason: owner,
  }),

  passwordChanged: (data: { name: string; at: string }): Content => ({
    subject: `Your ${brand} password was changed`,
    paragraphs: [
      `Hello ${data.name},`,
      'Your password was changed, and every device has been logged out. If it was you who changed it, there is nothing to do.',
      'If it was not you, someone else can read your email. Change the password of your mailbox first, then choose a new one here.',
    ],
    facts: [{ name: 'When', value: { at: data.at } }],
    action: { label: 'Choose a New Password', path: '/forgot-password' },
    reason: owner,
  }),

  newSignIn: (data: { name: string; at: string; browser: string; address: string }): Content => ({
    subject: `New login from ${data.browser}`,
    paragraphs: [
      `Hello ${data.name},`,
      `Someone logged in to your ${brand} account with your password, from a network that we have not seen before. If it was you, there is nothing to do.`,
      'If it was not you, choose a new password. That logs every device out.',
    ],
    facts: [
      { name: 'When', value: { at: data.at } },
      { name: 'Browser', value: data.browser },
      { name: 'Network address', value: data.address },
    ],
    action: { label: 'Choose a New Password', path: '/forgot-password' },
    reason: owner,
  }),

  applicationAccepted: (data: { freelancerName: string; projectTitle: string; clientName: string }): Content => ({
    subject: `You got the job: “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `${data.clientName} accepted your application for “${data.projectTitle}”. The project is now among your assigned jobs.`,
    ],
    action: { label: 'Open Your Assigned Jobs', path: '/freelancer-dashboard?tab=assigned' },
    reason: freelancer,
  }),

  applicationRejected: (data: {
    freelancerName: string;
    projectTitle: string;
    /** Absent in mails that were queued by a version without reasons. */
    rejectionReason?: string | null;
  }): Content => ({
    subject: `Your application for “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `Your application for “${data.projectTitle}” was not accepted this time. Thank you for the work you put into it.`,
      ...(data.rejectionReason ? ['The client gives this reason:'] : []),
    ],
    ...(data.rejectionReason && { quote: data.rejectionReason }),
    action: { label: 'Find Other Work', path: '/find-work' },
    reason: freelancer,
  }),

  positionFilled: (data: { freelancerName: string; projectTitle: string }): Content => ({
    subject: `The position is filled: “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `The client chose another freelancer for “${data.projectTitle}”, so the position is filled. Thank you for the work you put into your proposal.`,
    ],
    action: { label: 'Find Other Work', path: '/find-work' },
    reason: freelancer,
  }),

  projectWithdrawn: (data: {
    freelancerName: string;
    projectTitle: string;
    /** Absent in mails that were queued by a version without reasons. */
    rejectionReason?: string | null;
  }): Content => ({
    subject: `Withdrawn: “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `The client withdrew “${data.projectTitle}” before choosing a freelancer. Your application for it is closed.`,
      ...(data.rejectionReason ? ['The client gives this reason:'] : []),
    ],
    ...(data.rejectionReason && { quote: data.rejectionReason }),
    action: { label: 'Find Other Work', path: '/find-work' },
    reason: freelancer,
  }),

  /** For the client: an operator took the post down. */
  projectTakenDown: (data: { clientName: string; projectTitle: string; reason: string }): Content => ({
    subject: `Your post was taken down: “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.clientName},`,
      `We took “${data.projectTitle}” down, so it is no longer listed and takes no more applications. Everyone who applied has been told. This is why:`,
    ],
    quote: data.reason,
    action: { label: 'Contact Support', path: '/contact-support' },
    reason: client,
  }),

  projectTakenDownForApplicants: (data: { freelancerName: string; projectTitle: string }): Content => ({
    subject: `No longer available: “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `“${data.projectTitle}” was taken down by ${brand}, so your application for it is closed. Thank you for the work you put into it.`,
    ],
    action: { label: 'Find Other Work', path: '/find-work' },
    reason: freelancer,
  }),

  accountClosed: (data: { name: string; until: string }): Content => ({
    subject: `Your ${brand} account is closed`,
    paragraphs: [
      `Hello ${data.name},`,
      'You closed your account. You are logged out everywhere, and your profile and open posts are no longer shown.',
      'To come back, log in as before and choose to reopen it. After the time below your personal data is erased, and your email address can be signed up again.',
      'If it was not you who closed it, reopen it and change your password.',
    ],
    facts: [{ name: 'You can reopen it until', value: { at: data.until } }],
    action: { label: 'Log In', path: '/login' },
    reason: owner,
  }),

  accountReopened: (data: { name: string }): Content => ({
    subject: `Your ${brand} account is open again`,
    paragraphs: [
      `Hello ${data.name},`,
      'You reopened your account. Your profile and open posts are shown as before. Applications that were withdrawn when you closed it stay withdrawn.',
      'If it was not you, someone knows your password. Choose a new one now; that logs every device out.',
    ],
    action: { label: 'Choose a New Password', path: '/forgot-password' },
    reason: owner,
  }),

  accountSuspended: (data: { name: string; reason: string }): Content => ({
    subject: `Your ${brand} account is suspended`,
    paragraphs: [
      `Hello ${data.name},`,
      'We suspended your account. You cannot log in, and your profile and posts are not shown. Nothing is deleted. This is why:',
    ],
    quote: data.reason,
    action: { label: 'Contact Support', path: '/contact-support' },
    reason: holder,
  }),

  accountRestored: (data: { name: string }): Content => ({
    subject: `Your ${brand} account is restored`,
    paragraphs: [
      `Hello ${data.name},`,
      'Your account is active again. You can log in, and your profile and posts are shown as before.',
    ],
    action: { label: 'Log In', path: '/login' },
    reason: holder,
  }),

  completionRequested: (data: {
    clientName: string;
    freelancerName: string;
    projectTitle: string;
    delivered: string | null;
  }): Content => ({
    subject: `Ready for your approval: “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.clientName},`,
      `${data.freelancerName} finished the work on “${data.projectTitle}” and asks you to approve it. You can approve it, or send it back with a reason, on your dashboard.`,
      ...(data.delivered === null ? [] : [`${data.freelancerName} wrote about what was delivered:`]),
    ],
    ...(data.delivered !== null && { quote: data.delivered }),
    action: { label: 'View the Project', path: '/client-dashboard?tab=jobs&status=PENDING_COMPLETION' },
    reason: client,
  }),

  completionApproved: (data: { freelancerName: string; clientName: string; projectTitle: string }): Content => ({
    subject: `Approved: “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `${data.clientName} approved your work on “${data.projectTitle}”. The project is completed. Well done!`,
      `You can now rate working with ${data.clientName}.`,
    ],
    action: { label: 'Open Your Assigned Jobs', path: '/freelancer-dashboard?tab=assigned' },
    reason: work,
  }),

  completionRejected: (data: {
    freelancerName: string;
    clientName: string;
    projectTitle: string;
    completionReason: string;
  }): Content => ({
    subject: `Sent back: “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `${data.clientName} looked at your work on “${data.projectTitle}” and sent it back for this reason:`,
    ],
    quote: data.completionReason,
    action: { label: 'Open Your Assigned Jobs', path: '/freelancer-dashboard?tab=assigned' },
    reason: work,
  }),

  ...interviewTemplates,
  ...applicationTemplates,
  ...projectTemplates,
  ...ratingTemplates,
  ...verificationTemplates,
  ...emailChangeTemplates,

  savedSearchDigest: (data: Digest): Content => digestContent(data),

  supportRequest: (data: {
    id: string;
    name: string;
    email: string;
    category: SupportCategory;
    subject: string;
    message: string;
  }): Content => ({
    subject: `[Support: ${data.category}] ${data.subject}`,
    paragraphs: [`Replies to this email go to ${data.email}. ${data.name} wrote to support:`],
    quote: data.message,
    facts: [
      { name: 'From', value: `${data.name} <${data.email}>` },
      { name: 'About', value: data.category },
      { name: 'Subject', value: data.subject },
      { name: 'Request', value: data.id },
    ],
    reason: `You are receiving this email because you handle support for ${brand}. The address is as the sender typed it.`,
    replyTo: { name: data.name, email: data.email },
  }),
} as const;

export type TemplateName = keyof typeof templates;

/** What a template needs to know. */
export type MailData<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[0];

const codes: ReadonlySet<TemplateName> = new Set([
  'verificationCode',
  'passwordResetCode',
  'alreadyRegistered',
  'emailChangeCode',
]);

/** Whether a mail carries a code or the link in its place. */
export const isCode = ({ template }: { readonly template: TemplateName }): boolean => codes.has(template);

/** Whether a mail can wait for all others: thousands of them are sent at the same minute. */
export const isBulk = ({ template }: { readonly template: TemplateName }): boolean => template === 'savedSearchDigest';

/** Every template's name, for tests and previews that must cover them all. */
export const templateNames = Object.keys(templates) as readonly TemplateName[];

/** The finished mail for `data`, for a reader of whom this much is known. */
export function renderMail<Name extends TemplateName>(
  name: Name,
  data: MailData<Name>,
  publicUrl: string,
  reader: Reader = {},
): RenderedMail {
  // The key and the data belong together by the signature; TypeScript cannot follow that through the lookup.
  const template = templates[name] as (data: MailData<Name>) => Content;
  return dress(template(data), publicUrl, reader);
}
