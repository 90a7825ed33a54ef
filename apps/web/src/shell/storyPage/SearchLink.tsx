import type { LinkProps } from '@guildhall/ui/Link';
import { Link } from '@guildhall/ui/Link';
import type { ReactNode } from 'react';

import type { SearchHref } from '../searchOf.ts';

interface SearchLinkProps extends Pick<LinkProps, 'look' | 'isStretched'> {
  /** Null for those who have no search: what would have led there is plain text then. */
  search: SearchHref | null;
  /** What is searched for. */
  words: string;
  /** What leads there. Without it the link says so itself, and is not there for those who have no search. */
  children?: ReactNode;
}

/** Leads to a search for these words. */
export function SearchLink({ search, words, children, ...props }: SearchLinkProps) {
  if (search === null) return children;
  return (
    <Link {...props} href={search(words)}>
      {children ?? `Search for ${words}`}
    </Link>
  );
}
