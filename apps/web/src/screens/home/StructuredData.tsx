import { brand } from '@guildhall/machines/domain/brand';
import { use } from 'react';

import { BootContext } from '../../flow/boot.ts';
import { paths } from '../../paths.ts';

/** Tells search engines what this site is and how it is searched. Data only: nothing runs. */
export function StructuredData({ description }: { description: string }) {
  const { origin } = use(BootContext);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand,
    url: `${origin}${paths.home}`,
    description,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.findWork}?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  // Inside a script element `<` could end it.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
