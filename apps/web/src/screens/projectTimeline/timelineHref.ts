import { paths, withSearch } from '../../paths.ts';

/** What has happened to one of the client's own jobs. */
export const timelineHref = (projectId: string, page = 1): string =>
  withSearch(paths.jobTimeline, { project: projectId, page: page === 1 ? null : String(page) });
