import { StoryAnchor } from '../../stateMaps/StoryAnchor.tsx';
import { links } from './links.css.ts';
import type { DocsPageLink } from './useDocsPages.ts';

/** Links to pages of this Storybook; what has none is its name. */
export function Links({ pages }: { pages: readonly DocsPageLink[] }) {
  return (
    <div className="sb-unstyled">
      <ul className={links}>
        {pages.map(({ id, name }) => (
          <li key={name}>{id === null ? name : <StoryAnchor story={{ id }}>{name}</StoryAnchor>}</li>
        ))}
      </ul>
    </div>
  );
}
