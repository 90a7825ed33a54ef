import type { Decorator } from '@storybook/react-vite';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { liveArgs } from '../packages/ui/src/testing/liveArgs.tsx';
import type { Args, Live } from '../packages/ui/src/testing/liveArgs.tsx';

interface LiveStoryProps {
  args: Args;
  live: Live<Args>;
  tellControls: (changed: Args) => void;
  children: (args: Args) => ReactNode;
}

/** A story whose args change with what someone does in it, until they are changed by Controls. */
function LiveStory({ args, live, tellControls, children }: LiveStoryProps) {
  const [changed, setChanged] = useState<Args>({});
  const [before, setBefore] = useState(args);
  const [told, setTold] = useState<Args>({});
  if (args !== before) {
    setBefore(args);
    // What Controls say counts. That they say what they were told is no news, and may be old.
    const isNews = (name: string) => !Object.is(args[name], before[name]) && !Object.is(args[name], told[name]);
    const kept = Object.entries(changed).filter(([name]) => !isNews(name));
    if (kept.length < Object.keys(changed).length) setChanged(Object.fromEntries(kept));
  }
  const tell = useEffectEvent(() => {
    setTold(changed);
    tellControls(changed);
  });
  useEffect(() => {
    if (Object.keys(changed).length === 0) return undefined;
    // Not at each letter: each draws the story once more.
    const pause = setTimeout(() => tell(), 250);
    return () => clearTimeout(pause);
  }, [changed]);
  const change = (how: (latest: Args) => Args) =>
    setChanged((latest) => ({ ...latest, ...how({ ...args, ...latest }) }));
  return children(liveArgs({ ...args, ...changed }, live, change));
}

/** Only in Storybook's own frame are there Controls to be told. */
const hasControls = window.parent !== window;

/**
 * A component's story answers: what is typed, chosen or opened becomes its args, and Controls show it. A matrix, whose args
 * are shared by many, stands still. What the handlers' names do not say is given as `parameters: { live }`.
 */
export const withLiveArgs: Decorator = (Story, { args, parameters, title, name, id }) => {
  if (!title.startsWith('Components/') || name === 'Matrix') return <Story />;
  const tellControls = (updatedArgs: Args) => {
    if (hasControls) addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs });
  };
  return (
    <LiveStory args={args} live={(parameters['live'] ?? {}) as Live<Args>} tellControls={tellControls}>
      {(now) => <Story args={now} />}
    </LiveStory>
  );
};
