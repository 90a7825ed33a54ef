import type { Decorator } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { fn } from 'storybook/test';
import type { AnyMachineSnapshot } from 'xstate';

import { inMain } from '../../apps/web/src/shell/inMain.tsx';
import type { Seen, Stories, StoryArgs } from './scene.tsx';
import { pageOf, sceneOf } from './scene.tsx';

/** In Storybook a link leads no farther than the address of the frame, so that the story stays. */
const stayingHere: Decorator = (Story) => (
  <RouterProvider navigate={(href) => (window.location.hash = href)}>
    <Story />
  </RouterProvider>
);

/** What the stories of a screen have in common. */
export function metaOf(stories: Stories) {
  const isOfPage = stories.screen.within !== null || pageOf(stories) !== undefined;
  return {
    component: stories.screen.View,
    args: { send: fn() },
    decorators: isOfPage ? [stayingHere, inMain] : [stayingHere],
    parameters: {
      ...(isOfPage && { layout: 'fullscreen' }),
      visual: { widths: [390, 1280] },
      within: stories.screen.within,
    },
  };
}

/** The story of a scenario: where it leads, as its reader sees it. */
export async function storyOf(stories: Stories, snapshot: AnyMachineSnapshot, own: Seen = {}) {
  const { reader, visual, loaders, propsFor, parts, draw } = await sceneOf(stories, own);
  const props = propsFor(reader, { onClose: fn(), onChange: fn() });
  // A dialog floats.
  const look = visual ?? ('onClose' in props ? { clip: 'page' } : null);
  return {
    args: { snapshot, ...props, ...parts },
    loaders,
    ...(look && { parameters: { visual: look } }),
    render: (args: StoryArgs) => draw(args, reader),
  };
}
