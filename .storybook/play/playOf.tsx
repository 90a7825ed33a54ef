import type { StoryContext } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { waitFor } from 'storybook/test';

import type { Readers, Stories } from '../screens/scene.tsx';

interface Args {
  /** The page on which a screen is played, or the screen itself, in its frame on that page. */
  part: 'page' | 'screen';
}

type Draw = (story: Pick<StoryContext, 'id' | 'globals'>) => ReactNode;

/** The story in which a flow is played. What that takes is loaded when it is opened. */
export const playOf = (stories: Stories, readers: Readers) => ({
  args: { part: 'page' } satisfies Args as Args,
  loaders: [
    async ({ args: { part } }: { args: Args }): Promise<{ draw: Draw }> => {
      if (part === 'screen') return (await import('./Stage.tsx')).stageOf(stories, readers);
      return (await import('./PlayPage.tsx')).pageOf(stories.name);
    },
  ],
  // What the loader returns; Storybook gives it on without its type.
  render: (_: Args, { loaded, ...story }: StoryContext) => (loaded as { draw: Draw }).draw(story),
  // An argument that Controls do not include is not read from the address either.
  parameters: { controls: { disable: true, include: ['part'] }, visual: { widths: [1280], clip: 'page' } },
});

/** The frame, the map and their code have come: on a busy machine that takes its time. */
export async function untilReady({ canvasElement }: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  const isReady = () => {
    if (canvasElement.querySelector('[aria-busy=true]')) throw new Error('Something is still to come.');
  };
  await waitFor(isReady, { timeout: 60_000 });
}
