import { isLastAttempt } from '@guildhall/machines/domain/applying';

import type { Db } from '../../db/schema.ts';
import { contactEmail } from '../../domain/erasedAccount.ts';
import { etagOf } from '../../domain/etag.ts';
import type { ApplicationRow } from '../../repositories/applications.ts';
import type { MeetingRow } from '../../repositories/meetings.ts';
import { listMeetingsOf } from '../../repositories/meetings.ts';
import type { PostEditRow, ProjectEventRow } from '../../repositories/projectEvents.ts';
import { listApplicationEvents, listPostEdits } from '../../repositories/projectEvents.ts';
import type { ClientRatings } from '../../repositories/ratings.ts';
import { readClientRatings } from '../../repositories/ratings.ts';
import { toHistory } from './applicationHistory.ts';
import type { Schemas } from './common.ts';
import { fileUrl, instant, optionalInstant } from './common.ts';
import { resumeOf } from './freelancerProfile.ts';
import { toJobClient } from './job.ts';
import { toMeeting } from './meeting.ts';
import { toPostEdit } from './postEdit.ts';

/** The meetings of some applications, what has happened to them, and to the posts that they are about. */
type Past = {
  meetings: readonly MeetingRow[];
  events: readonly ProjectEventRow[];
  edits: readonly PostEditRow[];
};

async function readPast(db: Db, rows: readonly ApplicationRow[], now: Date): Promise<Past> {
  const ids = rows.map(({ id }) => id);
  const [events, edits] = [await listApplicationEvents(db, ids), await listPostEdits(db, ids)];
  return { meetings: await listMeetingsOf(db, ids, now), events, edits };
}

function common(row: ApplicationRow, { events, edits, ...past }: Past) {
  const meetings = past.meetings.filter(({ applicationId }) => applicationId === row.id);
  return {
    id: row.id,
    projectId: row.projectId,
    freelancerId: row.freelancerId,
    proposal: row.proposal,
    coverLetter: row.coverLetter,
    status: row.status,
    viewedAt: optionalInstant(row.viewedAt),
    rejectionReason: row.rejectionReason,
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
    history: toHistory([...events, ...edits].filter(({ applicationId }) => applicationId === row.id).sort(inOrder)),
    postEdit: toPostEdit(row, edits),
    project: toApplicationProject(row),
    meetings: meetings.map(toMeeting),
  };
}

const inOrder = (a: ProjectEventRow, b: ProjectEventRow) => a.at.getTime() - b.at.getTime() || a.id - b.id;

function toApplicationProject(row: ApplicationRow): Schemas['ApplicationProject'] {
  return {
    id: row.projectId,
    title: row.title,
    description: row.description,
    skillsRequired: row.skillsRequired,
    budgetMin: row.budgetMin,
    budgetMax: row.budgetMax,
    duration: row.duration,
    status: row.projectStatus,
    createdAt: instant(row.projectCreatedAt),
    applicationsCount: row.applicationsCount,
    etag: etagOf(row.projectVersion),
  };
}

function toApplicant(row: ApplicationRow): Schemas['Applicant'] {
  return {
    userId: row.freelancerId,
    name: row.freelancerName,
    email: contactEmail(row.freelancerEmail),
    profileImage: fileUrl(row.freelancerImageId),
    location: row.freelancerLocation,
    bio: row.freelancerBio,
    age: row.age,
    ratings: row.ratingAverage,
    totalRatings: row.ratingCount,
    hourlyRate: row.hourlyRate,
    experience: row.experience,
    projectsCompleted: row.projectsCompleted,
    availability: row.availability,
    isVerified: row.isVerified,
    skills: row.skills,
    resume: resumeOf(row),
  };
}

/** The shortlist, and a rejection that can still be undone, are for the client's eyes alone. */
const ofClient = (row: ApplicationRow, past: Past): Schemas['ClientApplication'] => ({
  ...common(row, past),
  shortlistedAt: optionalInstant(row.shortlistedAt),
  rejectionDueAt: optionalInstant(row.rejectionDueAt),
  freelancer: toApplicant(row),
});

const ofFreelancer = (row: ApplicationRow, past: Past, ratings: ClientRatings): Schemas['FreelancerApplication'] => ({
  ...common(row, past),
  client: toJobClient(row, ratings),
  isLast: isLastAttempt(row.attempt),
  etag: etagOf(row.version),
});

/** One application as its project's client sees it, with its meetings. */
export async function toClientApplication(
  db: Db,
  row: ApplicationRow,
  now: Date,
): Promise<Schemas['ClientApplication']> {
  return ofClient(row, await readPast(db, [row], now));
}

/** Applications as their project's client sees them, each with its meetings. */
export async function toClientApplications(
  db: Db,
  rows: readonly ApplicationRow[],
  now: Date,
): Promise<Schemas['ClientApplication'][]> {
  const past = await readPast(db, rows, now);
  return rows.map((row) => ofClient(row, past));
}

/** Applications as their freelancer sees them, each with its meetings. */
export async function toFreelancerApplications(
  db: Db,
  rows: readonly ApplicationRow[],
  now: Date,
): Promise<Schemas['FreelancerApplication'][]> {
  const past = await readPast(db, rows, now);
  const clientIds = rows.map(({ clientId }) => clientId);
  const ratings = await readClientRatings(db, clientIds, now);
  return rows.map((row) => ofFreelancer(row, past, ratings));
}

/** One application as its freelancer sees it, with its meetings. */
export async function toFreelancerApplication(
  db: Db,
  row: ApplicationRow,
  now: Date,
): Promise<Schemas['FreelancerApplication']> {
  const [past, ratings] = [await readPast(db, [row], now), await readClientRatings(db, [row.clientId], now)];
  return ofFreelancer(row, past, ratings);
}
