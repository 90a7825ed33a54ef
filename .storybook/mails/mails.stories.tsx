import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { linkExample, mailExamples } from '../../apps/server/src/mail/examples.ts';
import type { MailData, TemplateName } from '../../apps/server/src/mail/templates.ts';
import { renderMail } from '../../apps/server/src/mail/templates.ts';
import { nameSlug } from '../../packages/machines/src/domain/slug.ts';
import { clients } from '../../packages/machines/src/testing/marketplace/facts/clients.ts';
import { freelancers, listedFreelancers } from '../../packages/machines/src/testing/marketplace/facts/freelancers.ts';
import { schemes } from './asRead.ts';
import { auditMail } from './auditMail.ts';
import { MailPreview } from './MailPreview.tsx';

const publicUrl = 'https://guildhall.example.com';

const meta = {
  id: 'mails',
  title: 'Emails/All emails',
  tags: ['autodocs'],
  component: MailPreview,
  parameters: { visual: { widths: [390] } },
  play: async ({ args, canvasElement }) => {
    for (const scheme of schemes) await expect(await auditMail(args.mail, scheme)).toEqual([]);
    // Pictures wait for what a story plays, and these documents and their letters are the frames' own.
    for (const frame of canvasElement.querySelectorAll('iframe')) {
      await waitFor(() => expect(frame.contentDocument?.title).toBe(args.mail.subject));
      await frame.contentDocument?.fonts.ready;
    }
  },
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const mailOf = <Name extends TemplateName>(name: Name, data: MailData<Name> = mailExamples[name]): Story => ({
  args: { mail: renderMail(name, data, publicUrl) },
});

export const VerificationCode = mailOf('verificationCode');
export const PasswordResetCode = mailOf('passwordResetCode');
export const AlreadyRegistered = mailOf('alreadyRegistered');
export const EmailChangeCode = mailOf('emailChangeCode');
export const EmailChangeCodeTaken = mailOf('emailChangeCode', { isTaken: true, code: '481516' });
export const EmailChangeLink = mailOf('emailChangeCode', { isTaken: false, ...linkExample });
export const EmailChanged = mailOf('emailChanged');
export const EmailRestored = mailOf('emailRestored');
export const VerificationLink = mailOf('verificationCode', linkExample);
export const PasswordResetLink = mailOf('passwordResetCode', linkExample);
export const AlreadyRegisteredLink = mailOf('alreadyRegistered', {
  name: freelancers.ngozi.name,
  role: 'FREELANCER',
  ...linkExample,
});
/** One that its reader can turn off: the link is at its foot. */
export const Optional: Story = {
  args: {
    mail: renderMail('applicationReceived', mailExamples.applicationReceived, publicUrl, {
      unsubscribe: {
        label: 'Stop Emails About Applications',
        path: '/unsubscribe/8f14e45f-ceea-4e7a-9d3b-2f6a1c0b9e55.APPLICATIONS.Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3',
      },
    }),
  },
};
export const PasswordChanged = mailOf('passwordChanged');
export const PasswordReplaced = mailOf('passwordReplaced');
export const NewSignIn = mailOf('newSignIn');
export const VerificationEnded = mailOf('verificationEnded');
export const ApplicationReceived = mailOf('applicationReceived');
export const ApplicationAccepted = mailOf('applicationAccepted');
export const ApplicationWithdrawn = mailOf('applicationWithdrawn');
export const ApplicationRejected = mailOf('applicationRejected');
export const PositionFilled = mailOf('positionFilled');
export const ProjectWithdrawn = mailOf('projectWithdrawn');
export const ProjectTakenDown = mailOf('projectTakenDown');
export const ProjectTakenDownForApplicants = mailOf('projectTakenDownForApplicants');
export const AccountClosed = mailOf('accountClosed');
export const AccountReopened = mailOf('accountReopened');
export const AccountSuspended = mailOf('accountSuspended');
export const AccountRestored = mailOf('accountRestored');
export const CompletionRequested = mailOf('completionRequested');
export const CompletionApproved = mailOf('completionApproved');
export const CompletionRejected = mailOf('completionRejected');
export const ProjectEdited = mailOf('projectEdited');
export const ProjectEnded = mailOf('projectEnded');
export const RatingReceived = mailOf('ratingReceived');
export const ClientRated = mailOf('clientRated');
export const RatingReplied = mailOf('ratingReplied');
export const InterviewScheduled = mailOf('interviewScheduled');
export const InterviewCancelled = mailOf('interviewCancelled');
export const InterviewRescheduled = mailOf('interviewRescheduled');
export const InterviewTimesProposed = mailOf('interviewTimesProposed');
export const InterviewTimeAccepted = mailOf('interviewTimeAccepted');
export const InterviewTimesDeclined = mailOf('interviewTimesDeclined');
export const InterviewConfirmed = mailOf('interviewConfirmed');
export const InterviewDeclined = mailOf('interviewDeclined');
export const SavedSearchDigest = mailOf('savedSearchDigest');
export const SupportRequest = mailOf('supportRequest');

// Variations

/** By the client, and not because the application is closed. */
export const InterviewCancelledByTheClient = mailOf('interviewCancelled', {
  ...mailExamples.interviewCancelled,
  reason: 'We have decided to begin the project later, and will write again in January.',
});

/** Before the client has rated the freelancer. */
export const ClientRatedOutOfSight = mailOf('clientRated', {
  ...mailExamples.clientRated,
  given: { hiddenUntil: '2026-12-04T15:00:00.000Z' },
});

/** For a client, with more than the mail lists. */
export const SavedSearchDigestOfMany = mailOf('savedSearchDigest', {
  name: clients.mara.name,
  searchTitle: 'Anyone who has joined lately',
  finds: 'freelancers',
  frequency: 'weekly',
  entries: listedFreelancers.slice(0, 10).map(({ userId, name, location, hourlyRate, skills }) => ({
    title: name,
    about: [location, hourlyRate === null ? null : `$${hourlyRate} an hour`, skills.join(', ')]
      .filter((part) => part !== null)
      .join(' · '),
    path: `/profile/${nameSlug(name)}/${userId}`,
  })),
  total: 100,
  isCapped: true,
  listPath: '/find-talent?sort=recent',
  unsubscribePath: mailExamples.savedSearchDigest.unsubscribePath,
});

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Names without a space for the line to break at. */
export const LongWords: Story = {
  args: {
    mail: renderMail(
      'completionRejected',
      { clientName: long, freelancerName: long, projectTitle: long, completionReason: `${long}\n`.repeat(3) },
      publicUrl,
    ),
  },
};
