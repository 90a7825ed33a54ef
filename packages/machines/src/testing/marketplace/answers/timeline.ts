import type { Schema } from '../../../kit/schema.ts';
import type { Freelancer } from '../facts/freelancer.ts';
import { applicationsFor, hiredFor, ratingOf } from '../facts/marketplace.ts';
import type { MeetingFacts } from '../facts/meetings.ts';
import { meetingsAbout } from '../facts/meetings.ts';
import type { Post } from '../facts/post.ts';
import type { Sent } from '../facts/sent.ts';

type Event = Schema<'ProjectEvent'>;

export const projectEvent = (type: Event['type'], at: string, more: Partial<Event> = {}): Event => ({
  type,
  at,
  freelancer: null,
  meeting: null,
  movedFrom: null,
  reason: null,
  delivered: null,
  rating: null,
  suggestedTimes: [],
  edit: null,
  before: null,
  isPartlyKnown: false,
  ...more,
});

const named = ({ userId, name }: Freelancer) => ({ freelancer: { userId, name } });

function ofMeeting({ of, id, title, startsAt, scheduledAt, steps }: MeetingFacts): Event[] {
  const moved = steps.find(({ movedFrom }) => movedFrom);
  const scheduled = { ...named(of.freelancer), meeting: { id, title, startsAt: moved?.movedFrom ?? startsAt } };
  return [
    projectEvent('INTERVIEW_SCHEDULED', scheduledAt, scheduled),
    ...steps.map(({ type, at, reason = null, times = [], movedFrom = null }) =>
      projectEvent(type, at, {
        ...named(of.freelancer),
        meeting: { id, title, startsAt },
        reason,
        movedFrom,
        suggestedTimes: [...times],
      }),
    ),
  ];
}

const answers = {
  ACCEPTED: 'FREELANCER_HIRED',
  REJECTED: 'APPLICATION_REJECTED',
  WITHDRAWN: 'APPLICATION_WITHDRAWN',
} as const;

function ofApplication(sent: Sent): Event[] {
  const { freelancer, sentAt, edited, answer } = sent;
  const who = named(freelancer);
  return [
    projectEvent('APPLICATION_RECEIVED', sentAt, who),
    ...(edited ? [projectEvent('APPLICATION_EDITED', edited.at, { ...who, before: edited.before })] : []),
    ...meetingsAbout(sent).flatMap(ofMeeting),
    ...(answer ? [projectEvent(answers[answer.status], answer.at, { ...who, reason: answer.reason })] : []),
  ];
}

function ofWork(post: Post): Event[] {
  const hired = hiredFor(post);
  const who = hired ? named(hired.freelancer) : {};
  return [
    ...post.handedIn.flatMap(({ at, words, sentBack }) => [
      projectEvent('COMPLETION_REQUESTED', at, { ...who, delivered: words }),
      ...(sentBack ? [projectEvent('COMPLETION_REJECTED', sentBack.at, { ...who, reason: sentBack.reason })] : []),
    ]),
    ...(post.approvedAt ? [projectEvent('COMPLETION_APPROVED', post.approvedAt, who)] : []),
    ...(['CLIENT', 'FREELANCER'] as const).flatMap((by) => {
      const rating = ratingOf(post, by);
      const type = by === 'CLIENT' ? 'FREELANCER_RATED' : 'CLIENT_RATED';
      return rating ? [projectEvent(type, rating.ratedAt, { ...who, rating: rating.stars })] : [];
    }),
    ...(post.ended
      ? [projectEvent(`PROJECT_ENDED_BY_${post.ended.by}`, post.ended.at, { ...who, reason: post.ended.reason })]
      : []),
  ];
}

/** Everything that has happened to a job, the oldest first. */
export const timeline = (post: Post): Event[] =>
  [
    projectEvent('PROJECT_POSTED', post.postedAt),
    ...post.edits.map(({ at, before, after }) => projectEvent('PROJECT_EDITED', at, { edit: { before, after } })),
    ...applicationsFor(post).flatMap(ofApplication),
    ...ofWork(post),
    ...(post.withdrawn
      ? [projectEvent('PROJECT_WITHDRAWN', post.withdrawn.at, { reason: post.withdrawn.reason })]
      : []),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
