import { brand } from '@guildhall/machines/domain/brand';

import type { Interview } from './interview.ts';
import { whenInWords } from './interview.ts';
import type { Content, Fact } from './layout.ts';

const inviting = `You are receiving this email because you invited a freelancer to an interview on ${brand}.`;
const invited = `You are receiving this email because a client on ${brand} invited you to an interview.`;
const meetingTypes = { INTERVIEW: 'Interview', DISCUSSION: 'Discussion', CLARIFICATION: 'Clarification' } as const;

/** What a meeting is called, and what kind it is where its title does not say so. */
const whatOf = ({ title, type }: Interview): string => {
  const kind = meetingTypes[type];
  return title.toLowerCase().includes(kind.toLowerCase()) ? title : `${title} (${kind})`;
};

/** What each of these mails says of the meeting. */
const factsOf = (interview: Interview): Fact[] => [
  { name: 'When', value: whenInWords(interview) },
  { name: 'How long', value: `${interview.minutes} minutes` },
  { name: 'What', value: whatOf(interview) },
  { name: 'Project', value: interview.projectTitle },
];

const isMoved = (interview: Interview, before: Interview): boolean => interview.startsAt !== before.startsAt;

/** What a changed meeting is like now, and when it was to be before. */
const movedFacts = (interview: Interview, before: Interview): Fact[] => {
  const [when, ...facts] = factsOf(interview);
  return [
    ...(when ? [when] : []),
    ...(isMoved(interview, before) ? [{ name: 'Instead of', value: whenInWords(before) }] : []),
    ...facts,
    { name: 'Link', value: interview.link },
  ];
};

/** The mails about meetings: each goes to the one of the two who did not act. */
export const interviewTemplates = {
  interviewScheduled: ({ interview }: { interview: Interview }): Content => ({
    subject: `Interview with ${interview.client.name}: “${interview.projectTitle}”`,
    paragraphs: [
      `Hello ${interview.freelancer.name},`,
      `${interview.client.name} invites you to an interview about “${interview.projectTitle}”. The invitation for your calendar is attached; your calendar shows it in your own time zone.`,
      ...(interview.description ? [`${interview.client.name} adds:`] : []),
    ],
    ...(interview.description && { quote: interview.description }),
    facts: [...factsOf(interview), { name: 'Link', value: interview.link }],
    action: { label: 'Answer the Invitation', path: '/freelancer-dashboard?tab=meetings' },
    reason: invited,
    replyTo: interview.client,
    interview,
  }),

  /** For the freelancer, by whom it was scheduled: with a reason where the client cancelled it, else without. */
  interviewCancelled: ({
    interview,
    reason,
    isProjectEnded = false,
  }: {
    interview: Interview;
    reason?: string;
    /** It falls away because either side ended the project. */
    isProjectEnded?: boolean;
  }): Content => ({
    subject: `Canceled: interview with ${interview.client.name}, “${interview.projectTitle}”`,
    paragraphs: [
      `Hello ${interview.freelancer.name},`,
      reason === undefined
        ? `Your interview with ${interview.client.name} about “${interview.projectTitle}” will not take place, because ${isProjectEnded ? 'the project was ended' : 'your application is closed'}. The attached file removes it from your calendar.`
        : `${interview.client.name} canceled your interview about “${interview.projectTitle}”. The attached file removes it from your calendar. Your application stays as it is. This is why:`,
    ],
    ...(reason !== undefined && { quote: reason, replyTo: interview.client }),
    facts: factsOf(interview),
    action:
      reason === undefined
        ? { label: 'Find Other Work', path: '/find-work' }
        : { label: 'Open Your Meetings', path: '/freelancer-dashboard?tab=meetings' },
    reason: invited,
    interview,
  }),

  /** For the freelancer; `before` is the meeting as it was. */
  interviewRescheduled: ({
    interview,
    before,
    reason,
  }: {
    interview: Interview;
    before: Interview;
    reason: string;
  }): Content => ({
    subject: `${isMoved(interview, before) ? 'New time' : 'Changed'}: interview with ${interview.client.name}, “${interview.projectTitle}”`,
    paragraphs: [
      `Hello ${interview.freelancer.name},`,
      `${interview.client.name} ${isMoved(interview, before) ? 'moved' : 'changed'} your interview about “${interview.projectTitle}”. The attached file changes it in your calendar. This is why:`,
    ],
    quote: reason,
    facts: movedFacts(interview, before),
    action: { label: 'Open Your Meetings', path: '/freelancer-dashboard?tab=meetings' },
    reason: invited,
    replyTo: interview.client,
    interview,
  }),

  /** For the client: each of `times` is the meeting as it would be. */
  interviewTimesProposed: ({
    interview,
    times,
    note,
  }: {
    interview: Interview;
    times: readonly Interview[];
    note: string | null;
  }): Content => ({
    subject: `${interview.freelancer.name} suggests another time: “${interview.projectTitle}”`,
    paragraphs: [
      `Hello ${interview.client.name},`,
      `${interview.freelancer.name} would like to have the interview about “${interview.projectTitle}” at another time${note ? ', and wrote:' : '.'}`,
    ],
    ...(note && { quote: note }),
    facts: [
      ...times.map((time, index) => ({
        name: times.length > 1 ? `Time ${index + 1}` : 'Suggested time',
        value: whenInWords(time),
      })),
      { name: 'Scheduled for', value: whenInWords(interview) },
    ],
    action: { label: 'Choose a Time', path: '/client-dashboard?tab=meetings' },
    reason: inviting,
    replyTo: interview.freelancer,
  }),

  /** For the freelancer who suggested it. */
  interviewTimeAccepted: ({ interview, before }: { interview: Interview; before: Interview }): Content => ({
    subject: `New time: interview with ${interview.client.name}, “${interview.projectTitle}”`,
    paragraphs: [
      `Hello ${interview.freelancer.name},`,
      `${interview.client.name} accepted a time that you suggested for the interview about “${interview.projectTitle}”. The attached file changes it in your calendar.`,
    ],
    facts: movedFacts(interview, before),
    action: { label: 'Open Your Meetings', path: '/freelancer-dashboard?tab=meetings' },
    reason: invited,
    replyTo: interview.client,
    interview,
  }),

  /** For the freelancer whose suggestion was turned down: the interview stands, if they can come. */
  interviewTimesDeclined: ({ interview }: { interview: Interview }): Content => ({
    subject: `Same time: interview with ${interview.client.name}, “${interview.projectTitle}”`,
    paragraphs: [
      `Hello ${interview.freelancer.name},`,
      `${interview.client.name} cannot make the times that you suggested for the interview about “${interview.projectTitle}”. It stays at the time it was scheduled for. Please confirm that you will be there, decline, or suggest another time.`,
    ],
    facts: factsOf(interview),
    action: { label: 'Answer the Invitation', path: '/freelancer-dashboard?tab=meetings' },
    reason: invited,
    replyTo: interview.client,
  }),

  /** For the client. */
  interviewConfirmed: ({ interview }: { interview: Interview }): Content => ({
    subject: `${interview.freelancer.name} confirmed: interview about “${interview.projectTitle}”`,
    paragraphs: [
      `Hello ${interview.client.name},`,
      `${interview.freelancer.name} confirmed the interview about “${interview.projectTitle}”.`,
    ],
    facts: [...factsOf(interview), { name: 'Link', value: interview.link }],
    action: { label: 'Open Your Meetings', path: '/client-dashboard?tab=meetings' },
    reason: inviting,
    replyTo: interview.freelancer,
  }),

  /** For the client: nothing is attached, because the freelancer's calendar alone was sent a file. */
  interviewDeclined: ({ interview, reason }: { interview: Interview; reason: string }): Content => ({
    subject: `${interview.freelancer.name} declined: interview about “${interview.projectTitle}”`,
    paragraphs: [
      `Hello ${interview.client.name},`,
      `${interview.freelancer.name} declined the interview about “${interview.projectTitle}”. The application stays as it is, and you can schedule another interview. This is why:`,
    ],
    quote: reason,
    facts: factsOf(interview),
    action: { label: 'Open Your Meetings', path: '/client-dashboard?tab=meetings' },
    reason: inviting,
    replyTo: interview.freelancer,
  }),
} as const;
