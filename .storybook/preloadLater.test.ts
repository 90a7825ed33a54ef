import { Channel } from 'storybook/internal/channels';
import { PRELOAD_ENTRIES, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, it } from 'vitest';

import { preloadLater } from './preloadLater.ts';

it('loads the neighbours of the first story when that is shown, and those of others at once', async () => {
  const channel = new Channel({});
  addons.setChannel(channel);
  const loaded: unknown[] = [];
  channel.on(PRELOAD_ENTRIES, (asked: unknown) => loaded.push(asked));
  preloadLater();

  channel.emit(PRELOAD_ENTRIES, 'of the first');
  await Promise.resolve();
  expect(loaded).toEqual([]);

  channel.emit(STORY_RENDERED, 'the first');
  await expect.poll(() => loaded).toEqual(['of the first']);
  channel.emit(PRELOAD_ENTRIES, 'of the second');
  await expect.poll(() => loaded).toEqual(['of the first', 'of the second']);
});
