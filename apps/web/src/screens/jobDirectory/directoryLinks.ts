import { jobPath } from '../../jobPath.ts';
import { applicationPath } from '../../jobPaths.ts';
import { paths } from '../../paths.ts';
import type { JobSearchLinks } from '../jobs/jobSearchLinks.ts';
import { jobSearchLinks } from '../jobs/jobSearchLinks.ts';

/** Where the screen leads. */
export interface DirectoryLinks extends JobSearchLinks {
  /** This page, where the form leads before scripts have loaded. */
  action: string;
  /** A job's own page. */
  detailsHref: typeof jobPath;
  /** The freelancer's own application to a job. */
  applicationHref: (jobId: string) => string;
}

/** Where the screen leads. `here` changes some parameters of its address. */
export const directoryLinks = (here: (changes: Record<string, string>) => string): DirectoryLinks => ({
  ...jobSearchLinks(here),
  action: paths.jobs,
  detailsHref: jobPath,
  applicationHref: applicationPath,
});
