import { brand } from '@guildhall/machines/domain/brand';

import { paths } from '../../paths.ts';

/** What this site is and how it is searched, for search engines. */
export const siteData = (origin: string, description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand,
  url: `${origin}${paths.home}`,
  description,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.jobs}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
