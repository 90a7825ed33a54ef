import type { ArgTypesEnhancer } from 'storybook/internal/types';

import type { VisualParameters } from './pictures.ts';
import { toolbars } from './toolbars.ts';

interface StoryOnPage {
  height?: string;
}

/**
 * On docs pages, what floats over its page has a page of its own to float over: a frame. Otherwise several modals would lie
 * over the page that explains them, and “Open” would be shown closed, since nothing plays there. That it floats, a story
 * has said already to the camera. Like `withPictureModes`, this is called once for each story, with its parameters.
 */
export const withFrames: ArgTypesEnhancer = (context) => {
  const { parameters, argTypes } = context;
  // Storybook hands it over, and leaves it out of the type.
  const { storyGlobals } = context as typeof context & { storyGlobals: object };
  const { clip = 'story' } = (parameters['visual'] ?? {}) as VisualParameters;
  const docs = (parameters['docs'] ?? {}) as { story?: StoryOnPage };
  if (clip === 'page' || Object.keys(storyGlobals).some((name) => name in toolbars))
    Object.assign(parameters, { docs: { ...docs, story: { height: '420px', ...docs.story, inline: false } } });
  return argTypes;
};
