import { mayApplyAgain } from '@guildhall/machines/domain/applying';

import type { OwnApplicationRow } from '../../repositories/applications.ts';
import type { JobRow } from '../../repositories/jobs.ts';
import type { PostEditRow } from '../../repositories/projectEvents.ts';
import type { ClientRatings } from '../../repositories/ratings.ts';
import type { Schemas } from './common.ts';
import { fileUrl, instant } from './common.ts';
import { toPostEdit } from './postEdit.ts';

type JobClientRow = Pick<
  JobRow,
  'clientId' | 'clientName' | 'companyName' | 'industry' | 'clientLocation' | 'clientImageId' | 'clientIsVerified'
>;

export function toJobClient(row: JobClientRow, ratings: ClientRatings): Schemas['JobClient'] {
  return {
    userId: row.clientId,
    name: row.clientName,
    company: row.companyName,
    industry: row.industry,
    location: row.clientLocation,
    ratings: ratings.get(row.clientId) ?? null,
    profileImage: fileUrl(row.clientImageId),
    isVerified: row.clientIsVerified,
  };
}

/** What a freelancer who reads a job is told besides. */
interface JobReader {
  /** Their own application to it. */
  application: OwnApplicationRow | null;
  /** What their clients have changed in posts since. */
  edits: readonly PostEditRow[];
  /** The skills of their profile, in lower case. */
  skillKeys: ReadonlySet<string>;
}

export function toJob(row: JobRow, ratings: ClientRatings, reader?: JobReader): Schemas['Job'] {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    postedAt: instant(row.createdAt),
    budget: { min: row.budgetMin, max: row.budgetMax },
    duration: row.duration,
    skillsRequired: row.skillsRequired,
    status: row.status,
    applicationsCount: row.applicationsCount,
    client: toJobClient(row, ratings),
    ...(reader && {
      application: reader.application && toJobApplication(reader.application, reader.edits),
      sharedSkills: row.skillsRequired.filter((skill) => reader.skillKeys.has(skill.toLowerCase())),
    }),
  };
}

const toJobApplication = (
  { id, status, attempt, createdAt }: OwnApplicationRow,
  edits: readonly PostEditRow[],
): Schemas['JobApplication'] => ({
  id,
  status,
  createdAt: instant(createdAt),
  postEdit: toPostEdit({ id, status }, edits),
  mayApplyAgain: mayApplyAgain({ status, attempt }),
});
