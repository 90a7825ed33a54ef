import type { MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The address of a story, from within Storybook's frame and from where a frame stands alone. */
export const storyHref = (storyId: string): string => `./?path=/story/${storyId}`;

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || button !== 0;

/** Follows a link to a story within Storybook, which keeps what its toolbars say. Otherwise the address does it. */
export function openStory(event: MouseEvent, storyId: string): void {
  if (window.parent === window) return;
  openHere(event, () => addons.getChannel().emit(SELECT_STORY, { storyId }));
}

/** Follows a link in another way than by its address, unless it is to be opened beside this page. */
export function openHere(event: MouseEvent, open: () => void): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  open();
}
