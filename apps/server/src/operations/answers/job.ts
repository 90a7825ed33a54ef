import type { OwnApplicationRow } from '../../repositories/applications.ts';
import type { JobRow } from '../../repositories/jobs.ts';
import type { Schemas } from './common.ts';
import { fileUrl, instant } from './common.ts';

type JobClientRow = Pick<
  JobRow,
  | 'clientId'
  | 'clientName'
  | 'companyName'
  | 'industry'
  | 'clientLocation'
  | 'clientRating'
  | 'clientImageId'
  | 'clientIsVerified'
>;

export function toJobClient(row: JobClientRow): Schemas['JobClient'] {
  return {
    userId: row.clientId,
    name: row.clientName,
    company: row.companyName,
    industry: row.industry,
    location: row.clientLocation,
    ratings: row.clientRating,
    profileImage: fileUrl(row.clientImageId),
    isVerified: row.clientIsVerified,
  };
}

/** `application` is the reader's own, or null; left out for readers who cannot have one. */
export function toJob(row: JobRow, application?: OwnApplicationRow | null): Schemas['Job'] {
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
    client: toJobClient(row),
    ...(application !== undefined && { application: application && toJobApplication(application) }),
  };
}

const toJobApplication = ({ id, status, createdAt }: OwnApplicationRow): Schemas['JobApplication'] => ({
  id,
  status,
  createdAt: instant(createdAt),
});
