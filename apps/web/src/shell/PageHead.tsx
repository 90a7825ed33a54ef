import { brand } from '@guildhall/machines/brand';
import { use } from 'react';
import { useLocation } from 'wouter';

import { BootContext } from '../flow/boot.ts';

interface PageHeadProps {
  /** What this page is, without the brand. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** Keeps work areas out of search engines. Default false. */
  isPrivate?: boolean;
}

/** The page's title, description, canonical link and social tags. React lifts them into the head. */
export function PageHead({ title, description, isPrivate = false }: PageHeadProps) {
  const { origin } = use(BootContext);
  const [pathname] = useLocation();
  const fullTitle = `${title} | ${brand}`;
  const canonical = `${origin}${pathname}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={canonical} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
    </>
  );
}
