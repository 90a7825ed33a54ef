import type { Role } from '@guildhall/api/enums';
import { roles } from '@guildhall/api/enums';
import type { Decorator } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { fn } from 'storybook/test';

import { sampleZones } from '../../packages/machines/src/testing/sampleZones.ts';
import { inWords } from '../../scripts/new/words.ts';
import { stateInWords } from '../stateMaps/storyNames.ts';
import { inItsPage, overItsPage } from './around.tsx';
import { pagesOf } from './pages.ts';
import type { Seen, Stories, StoryArgs } from './scene.tsx';
import { pageOf, personOf, sceneOf } from './scene.tsx';

/** In Storybook a link leads no farther than the address of the frame, so that the story stays. */
const stayingHere: Decorator = (Story) => (
  <RouterProvider navigate={(href) => (window.location.hash = href)}>
    <Story />
  </RouterProvider>
);

/** Says to the checks that this is a page, to which rules on whole pages apply: see `isWholePage`. */
const asPage: Decorator = (Story) => (
  <div data-whole-page style={{ display: 'contents' }}>
    <Story />
  </div>
);

/** What a reviewer chooses in Controls. Capitals tell it from what a view is given. */
interface Choice {
  State: string;
  Reader: Role | 'VISITOR';
  Zone: string;
  Now: number;
}

const readers = ['VISITOR', ...roles];

const labelled = (values: readonly string[], labelOf: (value: string) => string) =>
  Object.fromEntries(values.map((value) => [value, labelOf(value)]));

/** What the stories of a screen have in common. */
export function metaOf(stories: Stories) {
  const isPage = pagesOf(stories.name).some(({ module }) => module === `${stories.name}/screen`);
  const states = Object.keys(stories.flow.snapshots);
  const isOfPage = stories.screen.within !== null || pageOf(stories) !== undefined;
  return {
    component: stories.screen.View,
    args: { send: fn() },
    argTypes: {
      State: {
        control: { type: 'select', labels: labelled(states, stateInWords) },
        options: states,
        description: 'Where the flow is.',
      },
      Reader: {
        control: { type: 'inline-radio', labels: labelled(readers, (reader) => inWords(reader.toLowerCase())) },
        options: readers,
        description: 'Who reads.',
      },
      Zone: { control: 'select', options: sampleZones, description: 'The time zone in which they see times.' },
      Now: { control: 'date', description: 'When they read.' },
    },
    decorators: [
      stayingHere,
      isOfPage ? inItsPage(pageOf(stories)) : overItsPage(stories.name),
      ...(isPage ? [asPage] : []),
    ],
    parameters: {
      ...(isOfPage && { layout: 'fullscreen' }),
      controls: { include: ['State', 'Reader', 'Zone', 'Now'] satisfies (keyof Choice)[] },
      visual: { widths: [390, 1280] },
      within: stories.screen.within,
    },
  };
}

/** The story of a scenario: where it leads, as its reader sees it, until a reviewer chooses another state or reader. */
export async function storyOf(stories: Stories, scenario: string, own: Seen = {}) {
  const { snapshots } = stories.flow;
  const { reader, visual, loaders, propsFor, parts, draw } = await sceneOf(stories, own);
  const opened = { onClose: fn(), onChange: fn() };
  const props = propsFor(reader, opened);
  // A dialog floats.
  const look = visual ?? ('onClose' in props ? { clip: 'page' } : null);
  const choice: Choice = {
    State: scenario,
    Reader: reader.account?.role ?? 'VISITOR',
    Zone: reader.timeZone,
    Now: reader.now,
  };
  return {
    args: { snapshot: snapshots[scenario], ...props, ...parts, ...choice },
    argTypes: { Zone: { options: [...new Set([reader.timeZone, ...sampleZones])] } },
    loaders,
    ...(look && { parameters: { visual: look } }),
    render: ({ State, Reader, Zone, Now, ...args }: StoryArgs & Choice) => {
      const isOther = Reader !== choice.Reader || Zone !== choice.Zone || Now !== choice.Now;
      if (State === scenario && !isOther) return draw(args, reader);
      const person = Reader === choice.Reader ? {} : personOf(Reader === 'VISITOR' ? null : Reader);
      const chosen = { ...reader, ...person, timeZone: Zone, now: Now };
      const given = isOther ? propsFor(chosen, opened) : {};
      return draw({ ...args, ...given, snapshot: snapshots[State] ?? args.snapshot }, chosen);
    },
  };
}
