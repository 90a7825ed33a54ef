import { wallTimeOf } from '@guildhall/machines/domain/meetingTime';

import { etagOf } from '../../domain/etag.ts';
import { after, minutes } from '../../domain/time.ts';
import type { MeetingRow } from '../../repositories/meetings.ts';
import type { Schemas } from './common.ts';
import { fileUrl, instant } from './common.ts';

/** When a meeting ends. */
export const endOf = ({ startsAt, durationMinutes }: Pick<MeetingRow, 'startsAt' | 'durationMinutes'>): Date =>
  after(startsAt, minutes(durationMinutes));

function proposalOf(row: MeetingRow): Schemas['MeetingProposal'] | null {
  const { proposedTimes, proposedAt, proposalNote: note, durationMinutes } = row;
  if (!proposedTimes || !proposedAt) return null;
  const times = proposedTimes.map((startsAt) => ({
    startsAt: instant(startsAt),
    endsAt: instant(endOf({ startsAt, durationMinutes })),
  }));
  return { times, note, proposedAt: instant(proposedAt) };
}

export function toMeeting(row: MeetingRow): Schemas['Meeting'] {
  const { date, time } = wallTimeOf(row.startsAt, row.timezone);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    googleMeetLink: row.meetingLink,
    scheduledDate: date,
    scheduledTime: time,
    timezone: row.timezone,
    duration: row.durationMinutes,
    startsAt: instant(row.startsAt),
    endsAt: instant(endOf(row)),
    meetingType: row.meetingType,
    status: row.status,
    reply: row.reply,
    reason: row.changeReason,
    proposal: row.status === 'SCHEDULED' ? proposalOf(row) : null,
    timesDeclinedAt: row.timesDeclinedAt && instant(row.timesDeclinedAt),
    etag: etagOf(row.version),
    createdAt: instant(row.createdAt),
    project: { id: row.projectId, title: row.projectTitle },
    application: { id: row.applicationId, status: row.applicationStatus },
    freelancer: {
      userId: row.freelancerId,
      name: row.freelancerName,
      profileImage: fileUrl(row.freelancerImageId),
      timezone: row.freelancerTimezone,
    },
    client: {
      userId: row.clientId,
      name: row.clientName,
      company: row.companyName,
      profileImage: fileUrl(row.clientImageId),
      timezone: row.clientTimezone,
    },
  };
}
