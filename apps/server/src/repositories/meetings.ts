import { sql } from 'kysely';

import type { Db, Trx } from '../db/schema.ts';

/** Meetings with what their cards show; date and time are those of the scheduled zone. */
function meetings(db: Db) {
  return db
    .selectFrom('meetings')
    .innerJoin('applications', 'applications.id', 'meetings.applicationId')
    .innerJoin('projects', 'projects.id', 'applications.projectId')
    .innerJoin('users as client', 'client.id', 'projects.clientId')
    .innerJoin('clients', 'clients.userId', 'projects.clientId')
    .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancerId')
    .selectAll('meetings')
    .select([
      sql<string>`to_char(meetings.starts_at at time zone meetings.timezone, 'YYYY-MM-DD')`.as('scheduledDate'),
      sql<string>`to_char(meetings.starts_at at time zone meetings.timezone, 'HH24:MI')`.as('scheduledTime'),
      'applications.status as applicationStatus',
      'projects.id as projectId',
      'projects.title as projectTitle',
      'client.id as clientId',
      'client.name as clientName',
      'client.profileImageId as clientImageId',
      'clients.companyName',
      'freelancer.id as freelancerId',
      'freelancer.name as freelancerName',
      'freelancer.profileImageId as freelancerImageId',
    ]);
}

/** The meetings of some applications: coming and live ones first, the soonest first; then the rest, the latest first. */
export async function listMeetingsOf(db: Db, applicationIds: readonly string[], now: Date) {
  if (applicationIds.length === 0) return [];
  const isAhead = sql`(meetings.status = 'SCHEDULED'
    and meetings.starts_at + meetings.duration_minutes * interval '1 minute' > ${now})`;
  return meetings(db)
    .where('meetings.applicationId', 'in', applicationIds)
    .orderBy(isAhead, 'desc')
    .orderBy(sql`case when ${isAhead} then meetings.starts_at end`)
    .orderBy('meetings.startsAt', 'desc')
    .orderBy('meetings.id')
    .execute();
}

export type MeetingRow = Awaited<ReturnType<typeof listMeetingsOf>>[number];

/** Meetings of applications that were turned down fall away, unless they have begun. */
export async function cancelComingMeetings(trx: Trx, applicationIds: readonly string[], now: Date): Promise<void> {
  if (applicationIds.length === 0) return;
  await trx
    .updateTable('meetings')
    .set((eb) => ({ status: 'CANCELLED', sequence: eb('sequence', '+', 1), updatedAt: now }))
    .where('applicationId', 'in', applicationIds)
    .where('status', '=', 'SCHEDULED')
    .where('startsAt', '>', now)
    .execute();
}
