import { paths, withSearch } from '../../paths.ts';

/** The form that edits one of the client's open posts. */
export const editJobHref = (projectId: string): string => withSearch(paths.editJob, { project: projectId });
