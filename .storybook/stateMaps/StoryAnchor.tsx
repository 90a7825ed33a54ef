import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

import { link } from '../../packages/ui/src/components/Link/Link.css.ts';
import { openStory, storyHref } from './openStory.ts';
import type { StoryLink } from './storyNames.ts';

/**
 * A link to a story, alone on its line. It leads out of Storybook's frame, which the design system's own links never do.
 */
export function StoryAnchor({ story, children }: { story: Pick<StoryLink, 'id'>; children: ReactNode }) {
  return (
    <Link
      href={storyHref(story.id)}
      target="_top"
      className={link({ look: 'standalone' })}
      onClick={(event) => openStory(event, story.id)}
    >
      {children}
    </Link>
  );
}
