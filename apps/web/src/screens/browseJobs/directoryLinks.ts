import type { DirectoryCriteria } from '@guildhall/machines/domain/directoryCriteria';
import { toDirectory, wholeDirectory } from '@guildhall/machines/domain/directoryCriteria';
import { pageInAddress } from '@guildhall/machines/kit/lists';

import { jobPath } from '../../jobPath.ts';
import { applicationPath } from '../../jobPaths.ts';
import { paths } from '../../paths.ts';

/** Where the screen leads. */
export interface DirectoryLinks {
  /** This page, where the form leads before scripts have loaded. */
  action: string;
  /** A job's own page. */
  detailsHref: (job: { id: string; title: string }) => string;
  /** The freelancer's own application to a job. */
  applicationHref: (jobId: string) => string;
  pageHref: (page: number) => string;
  /** The directory with other criteria, from its first page. */
  changedHref: (change: Partial<DirectoryCriteria>) => string;
  /** The whole directory. */
  clearHref: string;
}

/** Where the screen leads. `here` changes some parameters of its address. */
export const directoryLinks = (
  here: (changes: Record<string, string>) => string,
  address: DirectoryCriteria,
): DirectoryLinks => ({
  action: paths.jobs,
  detailsHref: jobPath,
  applicationHref: applicationPath,
  pageHref: (page) => here({ page: pageInAddress(page) }),
  changedHref: (change) => here(toDirectory({ ...address, ...change, page: 1 })),
  clearHref: here(toDirectory(wholeDirectory)),
});
