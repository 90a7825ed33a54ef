import { paths, withSearch } from '../../paths.ts';

/** The work statement of a completed project. */
export const statementHref = (projectId: string): string => withSearch(paths.workStatement, { project: projectId });
