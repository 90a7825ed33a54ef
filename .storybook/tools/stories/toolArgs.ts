import { useEffect, useEffectEvent, useState } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { buildArgsParam } from 'storybook/internal/router';
import { addons } from 'storybook/preview-api';

type Args = Record<string, unknown>;

/** In milliseconds: a slider that is dragged changes the address when it rests. */
const pause = 250;

/**
 * What is chosen in a tool. It begins as the address says and is the story's args from then on, which Storybook keeps in
 * its address: a reload and a link that is sent show the same.
 */
export function useToolArgs<T extends Args>(storyId: string, args: T): [T, (changed: Partial<T>) => void] {
  const [chosen, setChosen] = useState(args);
  const tell = useEffectEvent(() => {
    addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: chosen });
  });
  useEffect(() => {
    if (chosen === args) return undefined;
    const timer = setTimeout(() => tell(), pause);
    return () => clearTimeout(timer);
    // Only what is chosen here is told, not what comes back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chosen]);
  return [chosen, (changed) => setChosen((before) => ({ ...before, ...changed }))];
}

/** The address of a tool with what is chosen in it. */
export function linkTo(storyId: string, initialArgs: Args, args: Args): string {
  const link = new URL('./', document.baseURI);
  const changed = buildArgsParam(initialArgs, args);
  link.search = `path=/story/${storyId}${changed === '' ? '' : `&args=${changed}`}`;
  return link.href;
}
