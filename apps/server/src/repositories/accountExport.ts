import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';
import { isShown } from './ratings.ts';

/** Whose account it is, and when it is read. */
export type Whose = { db: Db; userId: string; now: Date };

type Part = Whose & { limit: number; offset: number };

/** A part of what is stored of an account: one thing, or a list that is read page by page. */
export type Section = { name: string } & (
  | { one: (part: Part) => Promise<unknown> }
  | { page: (part: Part) => Promise<unknown[]> }
);

/** Columns are named one by one: what is added to a table is in no one's export until someone has thought about it. */
export const sections: readonly Section[] = [
  {
    name: 'account',
    one: ({ db, userId }) =>
      db
        .selectFrom('users')
        .select(['id', 'role', 'name', 'email', 'bio', 'location', 'profileImageId', 'createdAt', 'updatedAt'])
        .select(['mutedMails', 'timezone'])
        .where('id', '=', userId)
        .executeTakeFirst(),
  },
  {
    name: 'emailChanges',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('emailChanges')
        .select(['fromEmail', 'toEmail', 'changedAt', 'undoUntil', 'closedAt'])
        .where('userId', '=', userId)
        .orderBy('changedAt')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'clientProfile',
    one: ({ db, userId }) =>
      db
        .selectFrom('clients')
        .select(['companyName', 'industry', 'companySize', 'website', 'profileSummary', 'isVerified'])
        .where('userId', '=', userId)
        .executeTakeFirst(),
  },
  {
    name: 'freelancerProfile',
    one: ({ db, userId }) =>
      db
        .selectFrom('freelancers')
        .select(['age', 'skills', 'experience', 'hourlyRate', 'availability', 'githubUrl', 'linkedinUrl'])
        .select(['portfolioUrl', 'resumeId', 'isVerified', 'projectsCompleted', 'ratingCount', 'ratingAverage'])
        .select('listedAt')
        .where('userId', '=', userId)
        .executeTakeFirst(),
  },
  {
    name: 'education',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('educationEntries')
        .select(['id', 'institution', 'degree', 'field', 'startYear', 'endYear', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'experience',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('experienceEntries')
        .select(['id', 'title', 'company', 'startDate', 'endDate', 'description', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'portfolio',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('portfolioItems')
        .select(['id', 'title', 'description', 'projectUrl', 'technologies', 'imageId', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'files',
    page: async ({ db, userId, limit, offset }) => {
      const files = await db
        .selectFrom('files')
        .select(['id', 'kind', 'contentType', 'originalName', 'byteSize', 'createdAt'])
        .where('ownerId', '=', userId)
        .orderBy('createdAt')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return files.map((file) => ({ ...file, address: `/api/v1/files/${file.id}` }));
    },
  },
  {
    name: 'savedSearches',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('savedSearches')
        .select(['id', 'name', 'criteria', 'digest', 'timezone', 'seenAt', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'verification',
    one: ({ db, userId }) =>
      db
        .selectFrom('verifications')
        .select(['subject', 'address', 'checkedAt', 'nextCheckAt'])
        .where('userId', '=', userId)
        .executeTakeFirst(),
  },
  {
    name: 'verificationCheck',
    one: ({ db, userId }) =>
      db
        .selectFrom('verificationChecks')
        .select(['subject', 'address', 'checkedAt', 'problem', 'detail'])
        .where('userId', '=', userId)
        .where('checkedAt', 'is not', null)
        .executeTakeFirst(),
  },
  {
    name: 'calendarFeed',
    one: ({ db, userId }) =>
      db.selectFrom('calendarFeeds').select('createdAt').where('userId', '=', userId).executeTakeFirst(),
  },
  {
    name: 'sessions',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('tokens')
        .select(['id', 'browser', 'address', 'createdAt', 'expiresAt', 'revokedAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'posts',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('projects')
        .leftJoin('users as freelancer', 'freelancer.id', 'projects.assignedFreelancerId')
        .select(['projects.id', 'title', 'description', 'skillsRequired', 'budgetMin', 'budgetMax', 'duration'])
        .select(['status', 'freelancer.name as freelancerName', 'applicationsCount', 'completionRejectionReason'])
        .select([
          'withdrawalReason',
          'endedBy',
          'endReason',
          'projects.createdAt',
          'assignedAt',
          'completedAt',
          'cancelledAt',
        ])
        .where('clientId', '=', userId)
        .orderBy('projects.createdAt')
        .orderBy('projects.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'applications',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('applications')
        .innerJoin('projects', 'projects.id', 'applications.projectId')
        .innerJoin('users as client', 'client.id', 'projects.clientId')
        .select(['applications.id', 'projects.id as projectId', 'projects.title', 'client.name as clientName'])
        .select(['proposal', 'coverLetter', 'applications.status', 'applications.rejectionReason'])
        .select(['applications.createdAt', 'editedAt', 'viewedAt', 'decidedAt'])
        .where('freelancerId', '=', userId)
        .orderBy('applications.createdAt')
        .orderBy('applications.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'applicationEdits',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('projectEvents')
        .select(['applicationId', 'at', sql<object | null>`details -> 'before'`.as('textBefore')])
        .where('freelancerId', '=', userId)
        .where('type', '=', 'APPLICATION_EDITED')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'proposalDrafts',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('proposalDrafts')
        .innerJoin('projects', 'projects.id', 'proposalDrafts.projectId')
        .select(['projects.id as projectId', 'title', 'proposal', 'coverLetter', 'proposalDrafts.updatedAt'])
        .where('freelancerId', '=', userId)
        .orderBy('proposalDrafts.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'work',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('projects')
        .innerJoin('users as client', 'client.id', 'projects.clientId')
        .select(['projects.id', 'title', 'client.name as clientName', 'status', 'delivered'])
        .select(['assignedAt', 'completionRequestedAt', 'completedAt'])
        .where('assignedFreelancerId', '=', userId)
        .orderBy('assignedAt')
        .orderBy('projects.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'meetings',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('meetings')
        .innerJoin('applications', 'applications.id', 'meetings.applicationId')
        .innerJoin('projects', 'projects.id', 'applications.projectId')
        .innerJoin('users as client', 'client.id', 'projects.clientId')
        .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancerId')
        .select(['meetings.id', 'projects.title as projectTitle', 'meetings.title', 'meetings.description'])
        .select(['client.name as clientName', 'freelancer.name as freelancerName', 'meetingType', 'meetings.status'])
        .select(['startsAt', 'meetings.timezone', 'durationMinutes', 'meetingLink', 'changeReason'])
        .select(['proposedTimes', 'proposalNote', 'meetings.createdAt'])
        .where((eb) => eb.or([eb('projects.clientId', '=', userId), eb('applications.freelancerId', '=', userId)]))
        .orderBy('startsAt')
        .orderBy('meetings.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'ratings',
    page: ({ db, userId, now, limit, offset }) =>
      db
        .selectFrom('ratings')
        .innerJoin('projects', 'projects.id', 'ratings.projectId')
        .innerJoin('users as author', 'author.id', 'ratings.fromUserId')
        .innerJoin('users as reader', 'reader.id', 'ratings.toUserId')
        .select(['ratings.id', 'projects.title as projectTitle', 'author.name as from', 'reader.name as to'])
        .select(['rating', 'review', 'ratings.createdAt', 'reply', 'repliedAt'])
        .where((eb) => eb.or([eb('fromUserId', '=', userId), eb('toUserId', '=', userId).and(isShown(now))]))
        .orderBy('ratings.createdAt')
        .orderBy('ratings.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  {
    name: 'activity',
    page: ({ db, userId, limit, offset }) =>
      db
        .selectFrom('auditLog')
        .select(['at', 'action', 'entity', 'entityId', 'fromStatus', 'toStatus'])
        .where('actorId', '=', userId)
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
];
