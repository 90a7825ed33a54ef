import type { Interview } from './interview.ts';
import type { MailData, TemplateName } from './templates.ts';

const people = {
  clientName: 'Jonas Weber',
  freelancerName: 'Maya Lindqvist',
  projectTitle: 'Redesign of our online shop',
};

const projectId = '5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11';

const interview: Interview = {
  id: 'b8a7c6d5-e4f3-4a2b-91c0-d9e8f7a6b5c4',
  sequence: 0,
  status: 'SCHEDULED',
  type: 'INTERVIEW',
  title: 'Application Interview',
  description: 'Please have one of your shops at hand.\nWe would like to see how you test a checkout.',
  link: 'https://meet.google.com/abc-defg-hij',
  startsAt: '2026-12-01T13:30:00.000Z',
  minutes: 60,
  timezone: 'Europe/Paris',
  projectTitle: people.projectTitle,
  client: { name: people.clientName, email: 'jonas.weber@example.com' },
  freelancer: { name: people.freelancerName, email: 'maya.lindqvist@example.com' },
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
};

const rescheduled: Interview = {
  ...interview,
  sequence: 1,
  startsAt: '2026-12-03T09:00:00.000Z',
  updatedAt: '2026-11-21T16:00:00.000Z',
};

/** What stands in place of a code where too many were asked for. */
export const linkExample = {
  link: '/forgot-password#role=FREELANCER&email=maya.lindqvist%40example.com&code=Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3',
};

const application = {
  projectId,
  applicationId: '7f0e1d2c-3b4a-4958-8675-6a5b4c3d2e1f',
};

/** One believable mail of each kind: what previews show and tests attack. */
export const mailExamples: { readonly [Name in TemplateName]: MailData<Name> } = {
  verificationCode: { code: '481516' },
  passwordResetCode: { code: '234211' },
  alreadyRegistered: { name: people.freelancerName, role: 'FREELANCER', code: '481516' },
  emailChangeCode: { isTaken: false, code: '481516' },
  emailChanged: {
    name: people.freelancerName,
    email: 'maya@lindqvist.example',
    at: '2026-11-20T09:30:00.000Z',
    until: '2026-11-23T09:30:00.000Z',
    undoToken: 'Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3',
  },
  emailRestored: { name: people.freelancerName, at: '2026-11-20T09:30:00.000Z' },
  passwordReplaced: { name: people.freelancerName, at: '2026-11-20T09:30:00.000Z' },
  passwordChanged: { name: people.freelancerName, at: '2026-11-20T09:30:00.000Z' },
  verificationEnded: {
    name: 'Maya Lindqvist',
    address: 'github.com/maya',
    reason: 'github.com/maya has no link back to your profile with rel="me".',
    remedy: 'Put the line that your account page shows there, exactly as it is. Then check again.',
  },
  newSignIn: {
    name: people.freelancerName,
    at: '2026-11-20T09:30:00.000Z',
    browser: 'Firefox on Windows',
    address: '203.0.113.7',
  },
  applicationReceived: { ...people, ...application },
  applicationWithdrawn: { ...people, ...application, hadInterview: true },
  applicationAccepted: people,
  applicationRejected: {
    ...people,
    rejectionReason: 'We need someone who can start this week.\nPlease apply again in spring.',
  },
  positionFilled: people,
  projectWithdrawn: {
    ...people,
    rejectionReason: 'We are postponing the shop until next year, when the new range is ready.',
  },
  projectTakenDown: {
    ...people,
    reason: 'The post asks for payment before the work begins, which our terms do not allow.',
  },
  projectTakenDownForApplicants: people,
  accountClosed: { name: people.freelancerName, until: '2026-12-04T09:30:00.000Z' },
  accountReopened: { name: people.freelancerName },
  accountSuspended: {
    name: people.freelancerName,
    reason: 'Three clients reported that the same portfolio belongs to another designer.',
  },
  accountRestored: { name: people.freelancerName },
  completionRequested: { ...people, delivered: 'The shop is live, with its manual in the shared folder.' },
  completionApproved: people,
  completionRejected: {
    ...people,
    completionReason: 'The checkout page still shows the old prices.\nEverything else is as we agreed.',
  },
  projectEdited: {
    ...people,
    projectId,
    edit: {
      before: { description: 'Our shop is slow.', skillsRequired: ['React'], budgetMin: 2500, budgetMax: 4000 },
      after: {
        description: 'Our shop is slow on phones.',
        skillsRequired: ['React', 'TypeScript'],
        budgetMin: 3000,
        budgetMax: 3000,
      },
    },
  },
  projectEnded: {
    ...people,
    projectId,
    endedBy: 'CLIENT',
    endReason: 'Our funding fell through.\nI am sorry: it had begun so well.',
    hadInterview: true,
  },
  ratingReceived: { ...people, rating: 5, review: 'Calm, fast, and always a day ahead of the plan.' },
  clientRated: { ...people, given: { rating: 5, review: 'Clear from the first day, and quick to answer.' } },
  ratingReplied: {
    authorName: people.clientName,
    replierName: people.freelancerName,
    projectTitle: people.projectTitle,
    reply: 'Thank you. The new shop was a pleasure to build.',
  },
  interviewScheduled: { interview },
  interviewCancelled: {
    interview: { ...interview, status: 'CANCELLED', sequence: 1, updatedAt: '2026-11-21T16:00:00.000Z' },
  },
  interviewRescheduled: {
    interview: { ...rescheduled, readerTimezone: 'Europe/Lisbon' },
    before: { ...interview, readerTimezone: 'Europe/Lisbon' },
    reason: 'A colleague who should be there is ill that day.',
  },
  interviewTimesProposed: {
    interview,
    times: ['2026-12-03T09:00:00.000Z', '2026-12-03T22:30:00.000Z', '2026-12-04T15:30:00.000Z'].map((startsAt) => ({
      ...interview,
      startsAt,
    })),
    note: 'I am on a train that afternoon, without a quiet place to talk.',
  },
  interviewTimeAccepted: { interview: rescheduled, before: interview },
  interviewTimesDeclined: { interview },
  interviewConfirmed: { interview },
  interviewDeclined: {
    interview: { ...interview, status: 'CANCELLED', sequence: 1, updatedAt: '2026-11-21T16:00:00.000Z' },
    reason: 'I have taken on another project since I applied.',
  },
  savedSearchDigest: {
    name: people.freelancerName,
    searchTitle: 'React, small budgets',
    finds: 'jobs',
    frequency: 'daily',
    entries: [
      {
        title: people.projectTitle,
        about: '$2,500 to $4,000 · 2-3 months · React, TypeScript, UI Design',
        path: '/job/redesign-of-our-online-shop/5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11',
      },
      {
        title: 'A booking form that works on phones',
        about: '$400 to $900 · 1-2 weeks · React, Accessibility',
        path: '/job/a-booking-form-that-works-on-phones/7f0e1d2c-3b4a-4958-8675-6a5b4c3d2e1f',
      },
    ],
    total: 2,
    isCapped: false,
    listPath: '/find-work?search=react&budgetMax=5000',
    unsubscribePath: '/unsubscribe/7c1e7a4e-52f8-4bb2-9df0-0c8f7b1c4d21.q0Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8',
  },
  supportRequest: {
    id: '5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11',
    name: people.freelancerName,
    email: 'maya.lindqvist@example.com',
    category: 'technical',
    subject: 'My picture does not change',
    message: 'I chose a new picture yesterday and still see the old one.\n\nThank you for looking into it!',
  },
};
