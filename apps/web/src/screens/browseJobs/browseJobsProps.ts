import { jobPath } from '../../jobPath.ts';
import { applicationPath } from '../../jobPaths.ts';
import { paths } from '../../paths.ts';

/** What the route gives the screen besides its flow and what the address says. */
export const browseJobsProps = { action: paths.jobs, detailsHref: jobPath, applicationHref: applicationPath };
