import { paths } from '../../../paths.ts';
import { breadcrumbData } from '../../../shell/breadcrumbData.ts';

/** What a directory lists and where it stands, for search engines. `hrefs` are its entries' own pages. */
export const directoryData = (origin: string, page: { label: string; href: string }, hrefs: readonly string[]) => [
  {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: hrefs.map((href, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + href,
    })),
  },
  breadcrumbData(origin, [{ label: 'Home', href: paths.home }, page]),
];
