import type { Schema } from '@guildhall/machines/kit/schema';

import { jobPath } from '../../jobPath.ts';
import { paths } from '../../paths.ts';
import { breadcrumbData } from '../../shell/breadcrumbData.ts';

/** What the directory lists and where it stands, for search engines. */
export const directoryData = (origin: string, jobs: readonly Pick<Schema<'Job'>, 'id' | 'title'>[]) => [
  {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: jobs.map((job, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + jobPath(job),
    })),
  },
  breadcrumbData(origin, [
    { label: 'Home', href: paths.home },
    { label: 'Jobs', href: paths.jobs },
  ]),
];
