import type { Trx } from '../../db/schema.ts';
import type { Interview } from '../../mail/interview.ts';
import { findTimezoneOf } from '../../repositories/accountSettings.ts';
import type { MeetingRow } from '../../repositories/meetings.ts';

/** A meeting as its mails and its calendar file tell of it. */
export function interviewOf(row: MeetingRow): Interview {
  return {
    id: row.id,
    sequence: row.sequence,
    status: row.status,
    type: row.meetingType,
    title: row.title,
    description: row.description,
    link: row.meetingLink,
    startsAt: row.startsAt.toISOString(),
    minutes: row.durationMinutes,
    timezone: row.timezone,
    projectTitle: row.projectTitle,
    client: { name: row.clientName, email: row.clientEmail },
    freelancer: { name: row.freelancerName, email: row.freelancerEmail },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The same for a mail to its freelancer, who reads it in their own zone too where that is known. */
export async function interviewFor(trx: Trx, row: MeetingRow): Promise<Interview> {
  const readerTimezone = await findTimezoneOf(trx, row.freelancerId);
  return { ...interviewOf(row), ...(readerTimezone !== null && { readerTimezone }) };
}
