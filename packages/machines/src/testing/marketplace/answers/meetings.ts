import { parseAbsolute, toCalendarDate } from '@internationalized/date';

import type { Schema } from '../../../kit/schema.ts';
import type { Client } from '../facts/clients.ts';
import type { Freelancer } from '../facts/freelancer.ts';
import { now } from '../facts/kit.ts';
import type { MeetingFacts } from '../facts/meetings.ts';
import { meetings } from '../facts/meetings.ts';

const later = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** Other times that the freelancer has suggested, and the client has not answered. */
function proposalOf({ steps, minutes }: MeetingFacts): Schema<'Meeting'>['proposal'] {
  const latest = steps.at(-1);
  if (latest?.type !== 'INTERVIEW_TIMES_SUGGESTED') return null;
  return {
    times: (latest.times ?? []).map((startsAt) => ({ startsAt, endsAt: later(startsAt, minutes) })),
    note: latest.reason ?? null,
    proposedAt: latest.at,
  };
}

/** What its steps have made of a meeting. */
function standing({ steps }: MeetingFacts) {
  const latest = steps.at(-1);
  const isDeclined = latest?.type === 'INTERVIEW_DECLINED';
  return {
    status: isDeclined || latest?.type === 'INTERVIEW_CANCELLED' ? ('CANCELLED' as const) : ('SCHEDULED' as const),
    reply: isDeclined
      ? ('DECLINED' as const)
      : latest?.type === 'INTERVIEW_CONFIRMED'
        ? ('CONFIRMED' as const)
        : ('AWAITED' as const),
    reason: (latest?.type !== 'INTERVIEW_TIMES_SUGGESTED' && latest?.reason) || null,
    timesDeclinedAt: latest?.type === 'INTERVIEW_TIMES_DECLINED' ? latest.at : null,
  };
}

export function meeting(facts: MeetingFacts): Schema<'Meeting'> {
  const { of, startsAt, zone } = facts;
  const { freelancer, post } = of;
  const local = parseAbsolute(startsAt, zone);
  return {
    id: facts.id,
    title: facts.title,
    description: facts.description,
    googleMeetLink: facts.link,
    scheduledDate: toCalendarDate(local).toString(),
    scheduledTime: local.toString().slice(11, 16),
    timezone: zone,
    duration: facts.minutes,
    startsAt,
    endsAt: later(startsAt, facts.minutes),
    meetingType: facts.type,
    ...standing(facts),
    proposal: proposalOf(facts),
    createdAt: facts.scheduledAt,
    etag: '"1"',
    project: { id: post.id, title: post.title },
    application: { id: of.id, status: of.answer?.status ?? 'PENDING' },
    freelancer: {
      userId: freelancer.userId,
      name: freelancer.name,
      profileImage: freelancer.face,
      timezone: null,
    },
    client: {
      userId: post.client.userId,
      name: post.client.name,
      company: post.client.company,
      profileImage: post.client.face,
      timezone: null,
    },
  };
}

const isAhead = ({ status, endsAt }: Schema<'Meeting'>): boolean => status === 'SCHEDULED' && endsAt > now;

/** As the server lists them: coming and live ones first, the soonest first, then the others, the latest first. */
export const inOrder = (listed: readonly Schema<'Meeting'>[]): Schema<'Meeting'>[] =>
  listed.toSorted((one, other) =>
    isAhead(one) && isAhead(other)
      ? one.startsAt.localeCompare(other.startsAt)
      : Number(isAhead(other)) - Number(isAhead(one)) || other.startsAt.localeCompare(one.startsAt),
  );

/** The meetings of a person. */
export const meetingsOf = ({ userId }: Client | Freelancer): Schema<'Meeting'>[] =>
  inOrder(
    Object.values<MeetingFacts>(meetings)
      .filter(({ of }) => [of.freelancer.userId, of.post.client.userId].includes(userId))
      .map(meeting),
  );
