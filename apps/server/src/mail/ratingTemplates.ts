import type { Content } from './layout.ts';
import { client, reviewer, work } from './reasons.ts';

/** The mails about ratings: each goes to the one who was rated, or whose review was replied to. */
export const ratingTemplates = {
  ratingReceived: (data: {
    freelancerName: string;
    clientName: string;
    projectTitle: string;
    rating: number;
    review: string | null;
  }): Content => ({
    subject: `${data.clientName} rated your work on “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `${data.clientName} gave you ${data.rating} out of 5 stars for “${data.projectTitle}”${data.review ? ' and wrote:' : '.'}`,
    ],
    ...(data.review && { quote: data.review }),
    action: { label: 'View Your Profile', path: '/profile' },
    reason: work,
  }),

  /** Of a rating that the client is not to see yet, nothing is said but that there is one. */
  clientRated: (data: {
    freelancerName: string;
    clientName: string;
    projectTitle: string;
    given: { rating: number; review: string | null } | { hiddenUntil: string };
  }): Content => ({
    subject: `${data.freelancerName} rated working with you on “${data.projectTitle}”`,
    ...('hiddenUntil' in data.given
      ? {
          paragraphs: [
            `Hello ${data.clientName},`,
            `${data.freelancerName} has rated working with you on “${data.projectTitle}”. So that your rating does not depend on it, you will see this one once you have rated ${data.freelancerName}, or else from the time below.`,
          ],
          facts: [{ name: 'Shows from', value: { at: data.given.hiddenUntil } }],
          action: { label: 'Rate the Work', path: '/client-dashboard?tab=jobs&status=COMPLETED' },
        }
      : {
          paragraphs: [
            `Hello ${data.clientName},`,
            `${data.freelancerName} gave you ${data.given.rating} out of 5 stars for “${data.projectTitle}”${data.given.review ? ' and wrote:' : '.'}`,
          ],
          ...(data.given.review && { quote: data.given.review }),
          action: { label: 'View Your Profile', path: '/profile' },
        }),
    reason: client,
  }),

  ratingReplied: (data: { authorName: string; replierName: string; projectTitle: string; reply: string }): Content => ({
    subject: `${data.replierName} replied to your review of “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.authorName},`,
      `${data.replierName} replied to your review of “${data.projectTitle}”. The reply appears below your review on the public profile:`,
    ],
    quote: data.reply,
    action: { label: 'Open Your Dashboard', path: '/dashboard' },
    reason: reviewer,
  }),
};
