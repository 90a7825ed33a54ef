import type { MeetingStatus } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Value } from '../db/compiled.ts';
import { compiledBy } from '../db/compiled.ts';
import type { Db, NewRow, Row, RowUpdate, Trx } from '../db/schema.ts';
import { knownTimezone } from './accountSettings.ts';
import type { Page, PageRequest } from './paging.ts';
import { offsetOf } from './paging.ts';

/** Meetings with what their cards and their invitations show. */
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
      'applications.status as applicationStatus',
      'projects.id as projectId',
      'projects.title as projectTitle',
      'client.id as clientId',
      'client.name as clientName',
      'client.email as clientEmail',
      'client.profileImageId as clientImageId',
      knownTimezone('client').as('clientTimezone'),
      'clients.companyName',
      'freelancer.id as freelancerId',
      'freelancer.name as freelancerName',
      'freelancer.email as freelancerEmail',
      'freelancer.profileImageId as freelancerImageId',
      knownTimezone('freelancer').as('freelancerTimezone'),
    ]);
}

const endsAt = sql<Date>`meetings.starts_at + meetings.duration_minutes * interval '1 minute'`;

/** Coming and live ones first, the soonest first; then the ended and cancelled ones, the latest first. */
function inOrder(query: ReturnType<typeof meetings>, now: Date | Value<Date>) {
  const isAhead = sql`(meetings.status = 'SCHEDULED' and ${endsAt} > ${now})`;
  return query
    .orderBy(isAhead, 'desc')
    .orderBy(sql`case when ${isAhead} then meetings.starts_at end`)
    .orderBy('meetings.startsAt', 'desc')
    .orderBy('meetings.id');
}

/** All meetings of some applications, in the order of every list. */
export async function listMeetingsOf(db: Db, applicationIds: readonly string[], now: Date) {
  if (applicationIds.length === 0) return [];
  return inOrder(meetings(db).where('meetings.applicationId', 'in', applicationIds), now).execute();
}

export type MeetingRow = Awaited<ReturnType<typeof listMeetingsOf>>[number];

export type Whose = { clientId: string } | { freelancerId: string } | { applicationId: string };

const owners = {
  client: 'projects.clientId',
  freelancer: 'applications.freelancerId',
  application: 'meetings.applicationId',
} as const;

type Owner = keyof typeof owners;

function ownerOf(whose: Whose): [Owner, string] {
  if ('clientId' in whose) return ['client', whose.clientId];
  if ('freelancerId' in whose) return ['freelancer', whose.freelancerId];
  return ['application', whose.applicationId];
}

const ofThese = (db: Db, owner: Owner, id: string | Value<string>) => meetings(db).where(owners[owner], '=', id);

const countOf = compiledBy((db, owner: Owner, id: Value<string>) =>
  ofThese(db, owner, id)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total')),
);

const pageOf = compiledBy(
  (db, owner: Owner, id: Value<string>, now: Value<Date>, limit: Value<number>, offset: Value<number>) =>
    inOrder(ofThese(db, owner, id), now)
      .limit(limit)
      .offset(offset),
);

/** One page of the meetings of a person or of an application. */
export async function listMeetings(db: Db, whose: Whose, page: PageRequest, now: Date): Promise<Page<MeetingRow>> {
  const owner = ownerOf(whose);
  const [count] = await countOf(db, ...owner);
  const entries = await pageOf(db, ...owner, now, page.limit, offsetOf(page));
  return { entries, total: count?.total ?? 0 };
}

/** The meetings of a person that end after an instant, whatever became of them; of more than `most` the latest. */
export async function listMeetingsSince(db: Db, whose: Whose, since: Date, most: number): Promise<MeetingRow[]> {
  return ofThese(db, ...ownerOf(whose))
    .where(endsAt, '>', since)
    .orderBy('meetings.startsAt', 'desc')
    .orderBy('meetings.id')
    .limit(most)
    .execute();
}

export async function findMeeting(db: Db, id: string): Promise<MeetingRow | undefined> {
  return meetings(db).where('meetings.id', '=', id).executeTakeFirst();
}

/** Undefined when the application has a meeting already. */
export async function insertMeeting(
  trx: Trx,
  meeting: Omit<NewRow<'meetings'>, 'id' | 'status' | 'reply' | 'sequence' | 'version' | 'updatedAt'> & {
    createdAt: Date;
  },
): Promise<MeetingRow | undefined> {
  const inserted = await trx
    .insertInto('meetings')
    .values({ ...meeting, updatedAt: meeting.createdAt })
    .onConflict((conflict) =>
      // Written out: PostgreSQL finds no partial index for a parameter once it has made a general plan.
      conflict
        .column('applicationId')
        .where(sql<boolean>`status = 'SCHEDULED'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted && findMeeting(trx, inserted.id);
}

/** A time for the meeting of an application, and its two people. */
export type MeetingPlan = Pick<
  MeetingRow,
  'applicationId' | 'clientId' | 'freelancerId' | 'startsAt' | 'durationMinutes'
>;

/** The scheduled meetings of other applications of either person that share time with this one, the first first. */
export async function listOverlapping(db: Db, plan: MeetingPlan): Promise<MeetingRow[]> {
  const { applicationId, clientId, freelancerId, startsAt, durationMinutes } = plan;
  const people = [clientId, freelancerId];
  return meetings(db)
    .where('meetings.status', '=', 'SCHEDULED')
    .where('meetings.applicationId', '<>', applicationId)
    .where((eb) => eb.or([eb('projects.clientId', 'in', people), eb('applications.freelancerId', 'in', people)]))
    .where('meetings.startsAt', '<', sql<Date>`${startsAt}::timestamptz + ${durationMinutes} * interval '1 minute'`)
    .where(endsAt, '>', startsAt)
    .orderBy('meetings.startsAt')
    .orderBy('meetings.id')
    .execute();
}

/** The scheduled meetings of some applications, locked until the transaction ends. */
export async function lockScheduledMeetings(
  trx: Trx,
  applicationIds: readonly string[],
): Promise<Pick<Row<'meetings'>, 'id' | 'status' | 'startsAt'>[]> {
  if (applicationIds.length === 0) return [];
  return trx
    .selectFrom('meetings')
    .select(['id', 'status', 'startsAt'])
    .where('applicationId', 'in', applicationIds)
    .where('status', '=', 'SCHEDULED')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What two people said about other times is over once something else happens. */
const noProposal = { proposedTimes: null, proposalNote: null, proposedAt: null, timesDeclinedAt: null } as const;

/** Gives meetings a new status, for no reason of the client's, of which their invitations are to be told: SEQUENCE rises. */
export async function moveMeetings(
  trx: Trx,
  ids: readonly string[],
  status: MeetingStatus,
  now: Date,
): Promise<MeetingRow[]> {
  if (ids.length === 0) return [];
  await trx
    .updateTable('meetings')
    .set((eb) => ({
      ...noProposal,
      status,
      changeReason: null,
      sequence: eb('sequence', '+', 1),
      version: eb('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', 'in', ids)
    .execute();
  return meetings(trx).where('meetings.id', 'in', ids).orderBy('meetings.id').execute();
}

/** The reply is said each time: what was confirmed may not be what the meeting is now. */
type MeetingChange = Pick<
  RowUpdate<'meetings'>,
  'startsAt' | 'timezone' | 'durationMinutes' | 'meetingLink' | 'status' | 'changeReason'
> &
  Required<Pick<RowUpdate<'meetings'>, 'reply'>>;

/** Changes a meeting, of which its invitation is to be told: SEQUENCE rises. What was proposed for it is dropped. */
export async function changeMeeting(trx: Trx, id: string, change: MeetingChange, now: Date): Promise<MeetingRow> {
  await trx
    .updateTable('meetings')
    .set(change)
    .set((eb) => ({ ...noProposal, sequence: eb('sequence', '+', 1), version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
  return meetings(trx).where('meetings.id', '=', id).executeTakeFirstOrThrow();
}

/** Keeps that the freelancer will come. No calendar is told of it, so neither SEQUENCE nor `updatedAt` changes. */
export const markConfirmed = async (trx: Trx, id: string): Promise<MeetingRow> =>
  answer(trx, id, { ...noProposal, reply: 'CONFIRMED' });

/** Drops the times that were suggested, and keeps that the client said no to them. */
export const declineTimes = async (trx: Trx, id: string, now: Date): Promise<MeetingRow> =>
  answer(trx, id, { ...noProposal, timesDeclinedAt: now });

/** Keeps what the freelancer suggests. The meeting waits for their word again, should the client say no. */
export const proposeTimes = async (
  trx: Trx,
  id: string,
  proposal: { times: readonly Date[]; note: string | null },
  now: Date,
): Promise<MeetingRow> =>
  answer(trx, id, {
    reply: 'AWAITED',
    proposedTimes: [...proposal.times],
    proposalNote: proposal.note,
    proposedAt: now,
    timesDeclinedAt: null,
  });

async function answer(trx: Trx, id: string, change: RowUpdate<'meetings'>): Promise<MeetingRow> {
  await trx
    .updateTable('meetings')
    .set(change)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return meetings(trx).where('meetings.id', '=', id).executeTakeFirstOrThrow();
}
