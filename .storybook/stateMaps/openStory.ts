import type { MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The address of a story, from within Storybook's frame and from where a frame stands alone. */
export const storyHref = (storyId: string): string => `./?path=/story/${storyId}`;

/** Follows a link to a story within Storybook, which keeps what its toolbars say. Otherwise the address does it. */
export function openStory(event: MouseEvent, storyId: string): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  if (opensElsewhere || window.parent === window) return;
  event.preventDefault();
  addons.getChannel().emit(SELECT_STORY, { storyId });
}
