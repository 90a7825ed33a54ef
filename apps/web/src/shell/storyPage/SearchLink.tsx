import type { LinkProps } from '@guildhall/ui/Link';
import { Link } from '@guildhall/ui/Link';
import type { ReactNode } from 'react';

import type { SearchHref } from '../searchOf.ts';

interface SearchLinkProps extends Pick<LinkProps, 'look' | 'aria-label' | 'isStretched'> {
  search: SearchHref | null;
  /** What is searched for. */
  words: string;
  children: ReactNode;
}

/** Leads to a search for these words; plain text for those who have none. */
export function SearchLink({ search, words, children, ...props }: SearchLinkProps) {
  if (search === null) return children;
  return (
    <Link {...props} href={search(words)}>
      {children}
    </Link>
  );
}
