import type { ReactNode } from 'react';

import { link } from '../../packages/ui/src/components/Link/Link.css.ts';
import { openStory, storyHref } from './openStory.ts';
import type { StoryLink } from './storyNames.ts';

/** A link to a story. It leads out of Storybook's frame, which the design system's own links never do. */
export function StoryAnchor({ story, children }: { story: Pick<StoryLink, 'id'>; children: ReactNode }) {
  return (
    <a
      href={storyHref(story.id)}
      target="_top"
      className={link({ look: 'inline' })}
      onClick={(event) => openStory(event, story.id)}
    >
      {children}
    </a>
  );
}
