import { titleSlug } from '@guildhall/machines/domain/slug';
import { required } from '@guildhall/machines/kit/required';
import { applicationsToMara } from '@guildhall/machines/testing/marketplace/facts/applicationsToMara';
import { applicationsToOthers } from '@guildhall/machines/testing/marketplace/facts/applicationsToOthers';
import { clients } from '@guildhall/machines/testing/marketplace/facts/clients';
import { donePosts } from '@guildhall/machines/testing/marketplace/facts/donePosts';
import { freelancers } from '@guildhall/machines/testing/marketplace/facts/freelancers';
import { marasPosts } from '@guildhall/machines/testing/marketplace/facts/marasPosts';
import { ratingOf } from '@guildhall/machines/testing/marketplace/facts/marketplace';
import { meetings } from '@guildhall/machines/testing/marketplace/facts/meetings';
import { openPosts } from '@guildhall/machines/testing/marketplace/facts/openPosts';
import type { Post } from '@guildhall/machines/testing/marketplace/facts/post';
import type { Sent } from '@guildhall/machines/testing/marketplace/facts/sent';

import type { Interview } from './interview.ts';
import { budgetText } from './moneyText.ts';
import type { MailData, TemplateName } from './templates.ts';

const { mara, nadia } = clients;
const { ngozi } = freelancers;
const { shopNgozi, shopKaterina, vansNgozi, vouchersNgozi, stampMarguerite } = applicationsToMara;
const { stockNgozi, stockTomas, lampsAmara, wishesNgozi } = applicationsToMara;
const { trackingNgozi } = applicationsToOthers;
const { shop, newsletter, lamps } = marasPosts;

/** Who wrote to whom about which job. */
const between = ({ post, freelancer }: Sent) => ({
  clientName: post.client.name,
  freelancerName: freelancer.name,
  projectTitle: post.title,
});
const people = between(shopNgozi);
const at = '2026-11-20T08:30:00.000Z';

const { of, id, title, description, link, type, startsAt, minutes, zone, scheduledAt } = meetings.interview;

const interview: Interview = {
  id,
  sequence: 0,
  status: 'SCHEDULED',
  type,
  title,
  description,
  link,
  startsAt,
  minutes,
  timezone: zone,
  projectTitle: of.post.title,
  client: { name: of.post.client.name, email: of.post.client.email },
  freelancer: { name: of.freelancer.name, email: of.freelancer.email },
  createdAt: scheduledAt,
  updatedAt: scheduledAt,
};

const rescheduled: Interview = {
  ...interview,
  sequence: 1,
  startsAt: '2026-11-26T09:00:00.000Z',
  updatedAt: '2026-11-19T16:00:00.000Z',
};

/** What stands in place of a code where too many were asked for. */
export const linkExample = {
  link: `/forgot-password#role=FREELANCER&email=${encodeURIComponent(ngozi.email)}&code=Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3`,
};

const applied = ({ id: applicationId, post }: Sent) => ({ projectId: post.id, applicationId });

const booked = required(ratingOf(donePosts.booking, 'CLIENT') ?? null);
const ofClient = required(ratingOf(lamps, 'FREELANCER') ?? null);

const found = ({ title: name, budget, duration, skills, id: jobId }: Post) => ({
  title: name,
  about: `${budgetText(budget.min, budget.max)} · ${duration} · ${skills.slice(0, 3).join(', ')}`,
  path: `/job/${titleSlug(name)}/${jobId}`,
});

/** One believable mail of each kind: what previews show and tests attack. */
export const mailExamples: { readonly [Name in TemplateName]: MailData<Name> } = {
  verificationCode: { code: '481516' },
  passwordResetCode: { code: '234211' },
  alreadyRegistered: { name: ngozi.name, role: 'FREELANCER', code: '481516' },
  emailChangeCode: { isTaken: false, code: '481516' },
  emailChanged: {
    name: ngozi.name,
    email: 'hello@adeyemi.example',
    at,
    until: '2026-11-23T08:30:00.000Z',
    undoToken: 'Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3',
  },
  emailRestored: { name: ngozi.name, at },
  passwordReplaced: { name: ngozi.name, at },
  passwordChanged: { name: ngozi.name, at },
  verificationEnded: {
    name: ngozi.name,
    address: 'github.com/example',
    reason: 'github.com/example has no link back to your profile with rel="me".',
    remedy: 'Put the line that your account page shows there, exactly as it is. Then check again.',
  },
  newSignIn: { name: ngozi.name, at, browser: 'Firefox on Windows', address: '203.0.113.7' },
  applicationReceived: { ...people, ...applied(shopNgozi) },
  applicationWithdrawn: { ...between(vansNgozi), ...applied(vansNgozi), hadInterview: true },
  applicationAccepted: between(vouchersNgozi),
  applicationRejected: { ...between(trackingNgozi), rejectionReason: trackingNgozi.answer?.reason ?? null },
  positionFilled: between(stockTomas),
  projectWithdrawn: {
    ...between({ ...stockTomas, post: newsletter }),
    rejectionReason: newsletter.withdrawn?.reason ?? null,
  },
  projectTakenDown: {
    clientName: nadia.name,
    projectTitle: 'Flyers for a fair',
    reason: 'The post asks for payment before the work begins, which our terms do not allow.',
  },
  projectTakenDownForApplicants: {
    freelancerName: stockTomas.freelancer.name,
    projectTitle: 'Flyers for a fair',
  },
  accountClosed: { name: ngozi.name, until: '2026-12-04T08:30:00.000Z' },
  accountReopened: { name: ngozi.name },
  accountSuspended: {
    name: ngozi.name,
    reason: 'Three clients reported that the same portfolio belongs to another designer.',
  },
  accountRestored: { name: ngozi.name },
  completionRequested: {
    ...between(stampMarguerite),
    delivered: stampMarguerite.post.handedIn.at(-1)?.words ?? null,
  },
  completionApproved: between(stockNgozi),
  completionRejected: {
    ...between(stockNgozi),
    completionReason: stockNgozi.post.handedIn[0]?.sentBack?.reason ?? '',
  },
  projectEdited: {
    ...between(shopKaterina),
    projectId: shop.id,
    edit: {
      before: { description: 'Our shop is slow.', skillsRequired: ['React'], budgetMin: 2500, budgetMax: 3000 },
      after: {
        description: shop.description,
        skillsRequired: [...shop.skills],
        budgetMin: shop.budget.min,
        budgetMax: shop.budget.max,
      },
    },
  },
  projectEnded: {
    ...between(wishesNgozi),
    projectId: wishesNgozi.post.id,
    endedBy: 'CLIENT',
    endReason: wishesNgozi.post.ended?.reason ?? '',
    hadInterview: false,
  },
  ratingReceived: { ...between(booked.work), rating: booked.stars, review: booked.review },
  clientRated: { ...between(lampsAmara), given: { rating: ofClient.stars, review: ofClient.review } },
  ratingReplied: {
    authorName: lampsAmara.freelancer.name,
    replierName: mara.name,
    projectTitle: lamps.title,
    reply: ofClient.reply?.text ?? '',
  },
  interviewScheduled: { interview },
  interviewCancelled: {
    interview: { ...interview, status: 'CANCELLED', sequence: 1, updatedAt: '2026-11-19T16:00:00.000Z' },
  },
  interviewRescheduled: {
    interview: { ...rescheduled, readerTimezone: 'Europe/Lisbon' },
    before: { ...interview, readerTimezone: 'Europe/Lisbon' },
    reason: 'A colleague who should be there is ill that day.',
  },
  interviewTimesProposed: {
    interview,
    times: ['2026-11-26T09:00:00.000Z', '2026-11-26T22:30:00.000Z', '2026-11-27T15:30:00.000Z'].map((time) => ({
      ...interview,
      startsAt: time,
    })),
    note: 'I am on a train that afternoon, without a quiet place to talk.',
  },
  interviewTimeAccepted: { interview: rescheduled, before: interview },
  interviewTimesDeclined: { interview },
  interviewConfirmed: { interview },
  interviewDeclined: {
    interview: { ...interview, status: 'CANCELLED', sequence: 1, updatedAt: '2026-11-19T16:00:00.000Z' },
    reason: 'I have taken on another project since I applied.',
  },
  savedSearchDigest: {
    name: ngozi.name,
    searchTitle: 'React, small budgets',
    finds: 'jobs',
    frequency: 'daily',
    entries: [openPosts.mended, openPosts.orders].map(found),
    total: 2,
    isCapped: false,
    listPath: '/find-work?search=react&budgetMax=5000',
    unsubscribePath: '/unsubscribe/7c1e7a4e-52f8-4bb2-9df0-0c8f7b1c4d21.q0Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8',
  },
  supportRequest: {
    id: '5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11',
    name: ngozi.name,
    email: ngozi.email,
    category: 'technical',
    subject: 'My picture does not change',
    message: 'I chose a new picture yesterday and still see the old one.\n\nThank you for looking into it!',
  },
};
