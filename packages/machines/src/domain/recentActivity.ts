import type { Schema } from '../kit/schema.ts';

/** Something that happened to a client's jobs. */
export interface Activity {
  id: string;
  /** Who applied; null where the client posted the job. */
  applicant: string | null;
  project: Schema<'NamedProject'>;
  /** When. */
  at: string;
}

/** How many of each are shown. */
const [maxApplications, maxJobs] = [3, 2];

/** The latest applications and jobs of a client, newest first. */
export function recentActivity({ client, recentApplications }: Schema<'ClientDashboard'>): Activity[] {
  const applications = recentApplications
    .slice(0, maxApplications)
    .map(({ id, freelancer, project, createdAt }) => ({ id, applicant: freelancer.name, project, at: createdAt }));
  const jobs = client.projects
    .slice(0, maxJobs)
    .map(({ id, title, createdAt }) => ({ id, applicant: null, project: { id, title }, at: createdAt }));
  return [...applications, ...jobs].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
