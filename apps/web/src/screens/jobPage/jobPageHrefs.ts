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
