import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Fragment, useState } from 'react';
import { flushSync } from 'react-dom';

import { hydrationFaults } from './hydration.ts';
import type { Heard } from './transcript/transcript.ts';
import { heardIn, transcriptOf } from './transcript/transcript.ts';

/** What `tests/stories` asks of the story on the page. */
export interface StoryHandle {
  /** The story's arguments, which record what its controls send. */
  args: object;
  /** Mounts the story anew, as it was before anything was operated; does not play it. */
  remount: () => void;
  /** What a screen reader makes of the page. Changes nothing. */
  hear: () => Promise<Heard>;
  /** Takes the story off the page, renders it as the server does and hydrates that. Answers with what went wrong. */
  hydrate: () => Promise<string[]>;
}

declare global {
  interface Window {
    story: StoryHandle;
  }
}

function Mounted({ args, children }: { args: object; children: ReactNode }) {
  const [count, setCount] = useState<number | null>(0);
  const story: StoryHandle = {
    args,
    remount: () => flushSync(() => setCount((before) => (before ?? 0) + 1)),
    hear: async () => heardIn(await transcriptOf(document.body)),
    hydrate: () => {
      flushSync(() => setCount(null));
      return hydrationFaults(children);
    },
  };
  // While it draws, since a story that plays may be asked before any effect.
  Object.assign(window, { story });
  return count === null ? null : <Fragment key={count}>{children}</Fragment>;
}

/** Gives the tests a hold of the story. */
export const withStoryHandle: Decorator = (Story, { args }) => (
  <Mounted args={args}>
    {/* As they were given: Storybook keeps what a decorator below makes of them for the next drawing. */}
    <Story args={args} />
  </Mounted>
);
