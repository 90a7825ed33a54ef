import { brand } from '@guildhall/machines/domain/brand';

import { paths } from '../../paths.ts';
import { routeAt } from '../../routes.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { categories } from './categories.ts';
import { SitemapScreen } from './SitemapScreen.tsx';

/** Only what exists is on the map. */
const map = categories.map(({ pages, ...category }) => ({
  ...category,
  pages: pages.map((page) => ({ ...page, href: paths[page.path] })).filter(({ href }) => routeAt(href) !== undefined),
}));

export function Route() {
  return (
    <>
      <PageHead
        title="Sitemap"
        description={`Every page of ${brand} in seven groups, marked where a page is for clients, for freelancers or for people who are logged in.`}
      />
      <SitemapScreen categories={map} />
    </>
  );
}
