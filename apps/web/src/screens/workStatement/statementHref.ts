import { paths, withSearch } from '../../paths.ts';

/** The work statement of a project that is over. */
export const statementHref = (projectId: string): string => withSearch(paths.workStatement, { project: projectId });
