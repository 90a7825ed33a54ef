import type { Channel } from 'storybook/internal/channels';
import { DOCS_RENDERED, STORY_RENDERED } from 'storybook/internal/core-events';

const { promise: isShown, resolve: show } = Promise.withResolvers<void>();

/** Hears from the browser that a first story or docs page can be seen. */
export function hearFirstStory(channel: Channel): Channel {
  for (const shown of [STORY_RENDERED, DOCS_RENDERED]) channel.once(shown, () => show());
  return channel;
}

/**
 * For `experimental_importParsers`, with which Storybook begins to read what every story imports, to mark those that were
 * changed. It takes as long as to show a story, and waits for the first one.
 */
export async function afterFirstStory<Parsers>(parsers: Parsers): Promise<Parsers> {
  await isShown;
  return parsers;
}
