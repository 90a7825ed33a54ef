import { paths, withSearch } from '../../paths.ts';

/** The form of a new job, filled in as an earlier one of the client's was. */
export const againHref = (projectId: string): string => withSearch(paths.postJob, { again: projectId });
