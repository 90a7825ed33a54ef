import { skills } from '@guildhall/api/skills';

import { jobPath } from '../../jobPath.ts';
import { applicationPath, entryToApply, proposalPath } from '../../jobPaths.ts';
import { paths, withSearch } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';

const offered: readonly string[] = skills;

/** Where a job's page leads. */
export interface JobPageHrefs {
  home: string;
  /** The directory of jobs. */
  jobs: string;
  /** A job's own page. */
  job: (job: { id: string; title: string }) => string;
  /** Where a visitor signs up or logs in; both lead on to the form that answers the job. */
  entry: (jobId: string) => { signup: string; login: string };
  /** The form that answers the job. */
  apply: (jobId: string) => string;
  /** The freelancer's own application to the job. */
  application: (jobId: string) => string;
  postJob: string;
  /** A public profile. */
  profile: (person: { id: string; name: string }) => string;
  /** Other jobs that need a skill; null where the directory cannot be asked for it. */
  skill: (skill: string) => string | null;
}

export const jobPageHrefs: JobPageHrefs = {
  home: paths.home,
  jobs: paths.jobs,
  job: jobPath,
  entry: entryToApply,
  apply: proposalPath,
  application: applicationPath,
  postJob: paths.postJob,
  profile: profilePath,
  /** Other jobs that need a skill; none for one that the directory does not offer. */
  skill: (skill: string) => (offered.includes(skill) ? withSearch(paths.jobs, { skills: skill }) : null),
};
