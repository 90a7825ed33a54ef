import type { Role } from '@guildhall/api/enums';

import { applicationPath, entryToApply, proposalPath } from '../../jobPaths.ts';
import type { Place } from '../../kit/reader.ts';
import { dashboardPath, paths } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import { searchPath } from '../../shell/searchOf.ts';

/** Where the page leads. */
export interface HomeHrefs {
  /** The list that the search box looks through. */
  search: (role: Role | null) => string;
  findWork: string;
  /** Every open project, as this reader may see them. */
  jobs: (role: Role | null) => string;
  /** All freelancers: the search for clients, the public directory for everyone else. */
  freelancers: (role: Role | null) => string;
  postJob: string;
  dashboard: Record<Role, string>;
  signup: Record<Role, string>;
  /** Opens a project on this page. */
  details: (projectId: string) => string;
  /** Opens a project among the jobs, with the form that answers it. */
  apply: (projectId: string) => string;
  /** A visitor signs up, and comes to that form. */
  signupToApply: (projectId: string) => string;
  /** The freelancer's own application to a project. */
  application: (projectId: string) => string;
  /** A public profile. */
  profile: (person: { id: string; name: string }) => string;
}

export const homeHrefsAt = ({ here }: Pick<Place, 'here'>): HomeHrefs => ({
  search: searchPath,
  findWork: paths.findWork,
  jobs: (role) => (role === 'FREELANCER' ? paths.findWork : paths.jobs),
  freelancers: (role) => (role === 'CLIENT' ? paths.findTalent : paths.freelancers),
  postJob: paths.postJob,
  dashboard: dashboardPath,
  signup: { CLIENT: paths.clientSignup, FREELANCER: paths.freelancerSignup },
  details: (id) => here({ job: id, apply: null }),
  apply: proposalPath,
  signupToApply: (jobId) => entryToApply(jobId).signup,
  application: applicationPath,
  profile: profilePath,
});
