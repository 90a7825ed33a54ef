import { DOCS_RENDERED, PRELOAD_ENTRIES, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Storybook loads the pages before and after a story while that is being loaded itself. The first one is shown first: its
 * neighbours have pages of documentation, which are ten times as large as a story.
 */
export function preloadLater(): void {
  const channel = addons.getChannel();
  const { promise: isShown, resolve: show } = Promise.withResolvers<void>();
  for (const shown of [STORY_RENDERED, DOCS_RENDERED]) channel.once(shown, () => show());
  const listeners = channel.listeners(PRELOAD_ENTRIES) ?? [];
  channel.removeAllListeners(PRELOAD_ENTRIES);
  channel.on(PRELOAD_ENTRIES, (asked: unknown) => {
    void isShown.then(() => {
      for (const preload of listeners) preload(asked);
    });
  });
}
