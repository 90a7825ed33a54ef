import type { Role } from '@guildhall/api/enums';

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
