import { brand } from '@guildhall/machines/domain/brand';
import { use } from 'react';
import { useLocation } from 'wouter';

import { BootContext } from '../flow/boot.ts';
import { useTitleMark } from './waitingCount.ts';

export interface Head {
  /** What this page is, without the brand. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** Search engines may list the page: it shows something to those who are not logged in. Default false. */
  isIndexed?: boolean;
}

export interface PageHeadProps extends Head {
  /** Keeps the page out of search engines: work areas, and what is not there. Default false. */
  isPrivate?: boolean;
  /** The one address of the page, where several show it. Default: the one that was asked for, without a slash at its end. */
  path?: string;
}

/**
 * The page's title, description, canonical link and social tags. React lifts them into the head. What is the same on
 * every page is the server's: `siteTags`.
 */
export function PageHead({ title, description, isPrivate = false, path }: PageHeadProps) {
  const { origin } = use(BootContext);
  const [pathname] = useLocation();
  const mark = useTitleMark();
  const fullTitle = `${title} | ${brand}`;
  const canonical = origin + (path ?? pathname);
  return (
    <>
      <title>{mark + fullTitle}</title>
      <meta name="description" content={description} />
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
    </>
  );
}
