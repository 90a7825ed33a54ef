import { paths, withSearch } from './paths.ts';

// Beside `paths.ts`, which every page brings: these come with the pages that list jobs.

/** A project among the jobs, with the form that answers it. */
export const proposalPath = (jobId: string): string => withSearch(paths.findWork, { job: jobId, apply: '1' });

/** Where a visitor signs up or logs in to answer a project; both lead on to the form. */
export const entryToApply = (jobId: string) => ({
  signup: withSearch(paths.freelancerSignup, { next: proposalPath(jobId) }),
  login: withSearch(paths.login, { next: proposalPath(jobId) }),
});

/** The freelancer's own application to a project. */
export const applicationPath = (projectId: string): string =>
  withSearch(paths.freelancerDashboard, { tab: 'applications', project: projectId });
