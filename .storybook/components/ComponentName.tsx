import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

import { link } from '../../packages/ui/src/components/Link/Link.css.ts';
import { useDocsPages } from '../docs/links/useDocsPages.ts';
import { openStory, storyHref } from '../stateMaps/openStory.ts';

/** What a page sets in bold. The name of a component leads to its documentation. */
export function ComponentName({ children }: { children?: ReactNode }) {
  const { componentAt } = useDocsPages();
  const { id } = typeof children === 'string' ? componentAt(children) : { id: null };
  if (id === null) return <strong>{children}</strong>;
  return (
    <Link href={storyHref(id)} target="_top" className={link()} onClick={(event) => openStory(event, id)}>
      {children}
    </Link>
  );
}
