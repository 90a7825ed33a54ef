import { brand } from '@guildhall/machines/brand';

import type { Content, RenderedMail } from './layout.ts';
import { dress } from './layout.ts';

const account = `You get this mail because somebody entered your address at ${brand}. If that was not you, nothing needs to be done.`;
const client = `You get this mail because you posted a project at ${brand}.`;
const freelancer = `You get this mail because you applied to a project at ${brand}.`;

/** Every mail there is. Plain short sentences; a name or a title is always the reader's or from the database. */
const templates = {
  verificationCode: (data: { code: string }): Content => ({
    subject: `${data.code} is your ${brand} verification code`,
    paragraphs: ['Enter this code to verify your e-mail address. It works once, for 10 minutes.'],
    code: data.code,
    reason: account,
  }),

  passwordResetCode: (data: { code: string }): Content => ({
    subject: `${data.code} is your ${brand} password reset code`,
    paragraphs: ['Enter this code to choose a new password. It works once, for 10 minutes.'],
    code: data.code,
    reason: account,
  }),

  alreadyRegistered: (data: { name: string; role: 'CLIENT' | 'FREELANCER' }): Content => ({
    subject: `You already have a ${brand} account`,
    paragraphs: [
      `Hello ${data.name},`,
      `somebody asked for a code to sign up with this address. You already have an account here as a ${data.role === 'CLIENT' ? 'client' : 'freelancer'}, so there is nothing to verify.`,
      'You can log in with your password, or choose a new one if you forgot it.',
    ],
    action: { label: 'Log in', path: '/login' },
    reason: account,
  }),

  applicationReceived: (data: { clientName: string; freelancerName: string; projectTitle: string }): Content => ({
    subject: `${data.freelancerName} applied to "${data.projectTitle}"`,
    paragraphs: [
      `Hello ${data.clientName},`,
      `${data.freelancerName} sent a proposal for "${data.projectTitle}". You can read it, and accept or reject it, on your dashboard.`,
    ],
    action: { label: 'See the application', path: '/client-dashboard' },
    reason: client,
  }),

  applicationAccepted: (data: { freelancerName: string; projectTitle: string; clientName: string }): Content => ({
    subject: `You got the job: "${data.projectTitle}"`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `${data.clientName} accepted your application for "${data.projectTitle}". The project is now among your assigned jobs.`,
    ],
    action: { label: 'Open your dashboard', path: '/freelancer-dashboard' },
    reason: freelancer,
  }),

  applicationRejected: (data: { freelancerName: string; projectTitle: string }): Content => ({
    subject: `Your application for "${data.projectTitle}"`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `your application for "${data.projectTitle}" was not accepted this time. Thank you for the work you put into it.`,
    ],
    action: { label: 'Find other work', path: '/find-work' },
    reason: freelancer,
  }),

  positionFilled: (data: { freelancerName: string; projectTitle: string }): Content => ({
    subject: `The position is filled: "${data.projectTitle}"`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `the client chose another freelancer for "${data.projectTitle}", so the position is filled. Thank you for the work you put into your proposal.`,
    ],
    action: { label: 'Find other work', path: '/find-work' },
    reason: freelancer,
  }),

  projectWithdrawn: (data: { freelancerName: string; projectTitle: string }): Content => ({
    subject: `Withdrawn: "${data.projectTitle}"`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `the client withdrew "${data.projectTitle}" before choosing a freelancer. Your application for it is closed.`,
    ],
    action: { label: 'Find other work', path: '/find-work' },
    reason: freelancer,
  }),
} as const;

export type TemplateName = keyof typeof templates;

/** What a template needs to know. */
export type MailData<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[0];

/** Every template's name, for tests and previews that must cover them all. */
export const templateNames = Object.keys(templates) as readonly TemplateName[];

/** The finished mail for `data`. */
export function renderMail<Name extends TemplateName>(
  name: Name,
  data: MailData<Name>,
  publicUrl: string,
): RenderedMail {
  // The key and the data belong together by the signature; TypeScript cannot follow that through the lookup.
  const template = templates[name] as (data: MailData<Name>) => Content;
  return dress(template(data), publicUrl);
}
