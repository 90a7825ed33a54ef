import { brand } from '@guildhall/machines/brand';
import { use } from 'react';
import { useLocation } from 'wouter';

import { BootContext } from '../flow/boot.ts';
import { sharePicture } from './sharePicture.ts';

export interface Head {
  /** What this page is, without the brand. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
}

interface PageHeadProps extends Head {
  /** Keeps the page out of search engines: work areas, and what is not there. Default false. */
  isPrivate?: boolean;
}

/** The page's title, description, canonical link and social tags. React lifts them into the head. */
export function PageHead({ title, description, isPrivate = false }: PageHeadProps) {
  const { origin } = use(BootContext);
  const [pathname] = useLocation();
  const fullTitle = `${title} | ${brand}`;
  // The same page with a slash after it is the same page.
  const canonical = origin + (pathname.replace(/\/+$/, '') || '/');
  const picture = origin + sharePicture.path;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={canonical} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(sharePicture.width)} />
      <meta property="og:image:height" content={String(sharePicture.height)} />
      <meta property="og:image:alt" content={sharePicture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={sharePicture.alt} />
    </>
  );
}
