import type { Role } from '@guildhall/api/enums';

import { paths, withSearch } from '../../paths.ts';

const pages = { CLIENT: paths.jobTimeline, FREELANCER: paths.workTimeline } as const satisfies Record<Role, string>;

/** What has happened to a job, for one of its two sides. */
export const timelineHref = (reader: Role, projectId: string, page = 1): string =>
  withSearch(pages[reader], { project: projectId, page: page === 1 ? null : String(page) });
