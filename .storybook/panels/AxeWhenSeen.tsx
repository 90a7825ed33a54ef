/** @jsxRuntime classic */
import { useEffect } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { useChannel, useParameter, useStorybookState } from 'storybook/manager-api';

/** Of Storybook's panel "Accessibility", which exports neither. */
const panelId = 'storybook/a11y/panel';
const runEvent = 'storybook/a11y/manual';

/**
 * Runs axe on the story while its panel is open, and after each change of story: it is half of what a story loads, and took
 * longer than the story, also for those who look at something else.
 */
export function AxeWhenSeen() {
  const { selectedPanel, storyId, viewMode } = useStorybookState();
  const parameters = useParameter<object>('a11y', {});
  const isSeen = selectedPanel === panelId && viewMode === 'story';
  const run = () => {
    if (isSeen) emit(runEvent, storyId, parameters);
  };
  const emit = useChannel({ [STORY_FINISHED]: run }, [isSeen, storyId, parameters]);
  // When the panel is opened on a story that stands there already; the next one says itself when it is done.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(run, [isSeen]);
  return null;
}
