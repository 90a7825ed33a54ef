import type { Schema } from '../../../kit/schema.ts';
import { now } from '../facts/kit.ts';
import { applications } from '../facts/marketplace.ts';
import type { MeetingFacts } from '../facts/meetings.ts';
import { meetingsAbout } from '../facts/meetings.ts';
import type { Sent } from '../facts/sent.ts';
import { applicationProject } from './jobs.ts';
import { inOrder, meeting } from './meetings.ts';
import { applicant, jobClient } from './people.ts';

type Event = Schema<'ApplicationEvent'>;

const step = (type: Event['type'], at: string, more: Partial<Event> = {}): Event => ({
  type,
  at,
  meeting: null,
  ...more,
});

/** What happened to a meeting, as the history of its application says it. */
function meetingSteps({ id, title, startsAt, scheduledAt, steps }: MeetingFacts): Event[] {
  const named = { meeting: { id, title, startsAt } };
  return [
    step('INTERVIEW_SCHEDULED', scheduledAt, named),
    ...steps.map(({ type, at }) => step(type === 'INTERVIEW_MOVED' ? 'INTERVIEW_CHANGED' : type, at, named)),
  ];
}

/** What happened to an application, the oldest first. */
export function history(sent: Sent): Schema<'ApplicationHistory'> {
  const { post, sentAt, edited, viewedAt, answer } = sent;
  const postEdits = post.edits.filter(({ at }) => at > sentAt && at < (answer?.at ?? now));
  return [
    step('SENT', sentAt),
    ...(edited ? [step('EDITED', edited.at, { before: edited.before })] : []),
    ...postEdits.map(({ at, before, after }) => step('POST_EDITED', at, { edit: { before, after } })),
    ...(viewedAt ? [step('VIEWED', viewedAt)] : []),
    ...meetingsAbout(sent).flatMap(meetingSteps),
    ...(answer ? [step(answer.status, answer.at)] : []),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** What both sides see of an application. */
const shared = (sent: Sent) => ({
  id: sent.id,
  projectId: sent.post.id,
  freelancerId: sent.freelancer.userId,
  proposal: sent.proposal,
  coverLetter: sent.coverLetter,
  status: sent.answer?.status ?? ('PENDING' as const),
  viewedAt: sent.viewedAt,
  rejectionReason: sent.answer?.status === 'REJECTED' ? sent.answer.reason : null,
  createdAt: sent.sentAt,
  updatedAt: history(sent).at(-1)?.at ?? sent.sentAt,
  postEdit: null,
  history: history(sent),
  project: applicationProject(sent.post),
  meetings: inOrder(meetingsAbout(sent).map(meeting)),
});

/** Whether the same freelancer has applied to the same job before. */
const isSecond = ({ post, freelancer, sentAt }: Sent): boolean =>
  applications.some((other) => other.post === post && other.freelancer === freelancer && other.sentAt < sentAt);

/** As the freelancer who sent it sees it. */
export const sentApplication = (sent: Sent): Schema<'FreelancerApplication'> => ({
  ...shared(sent),
  client: jobClient(sent.post.client),
  isLast: isSecond(sent),
  etag: '"1"',
});

/** As the client who received it sees it. */
export const receivedApplication = (sent: Sent): Schema<'ClientApplication'> => ({
  ...shared(sent),
  rejectionDueAt: null,
  shortlistedAt: sent.shortlistedAt,
  freelancer: applicant(sent.freelancer),
});
