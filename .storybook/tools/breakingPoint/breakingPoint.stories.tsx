import type { Meta, StoryObj } from '@storybook/react-vite';

import { untilReady } from '../../play/playOf.tsx';
import { plainSide } from '../sideBySide/side.ts';
import { storyList } from '../stories/storyList.ts';
import { BreakingPoint as Tool, viewNames } from './BreakingPoint.tsx';
import type { BreakingPointProps, Choices } from './BreakingPoint.tsx';
import { foundFile } from './found.ts';
import type { Broken } from './found.ts';

/** For pictures: what the run finds changes with every story. */
const example: Broken[] = [
  {
    id: 'screens-login--credentials-typing',
    points: [
      {
        width: 341,
        text: 200,
        faults: [{ kind: 'cut', target: 'h1', message: '“Log in” is cut off.' }],
      },
      {
        width: 320,
        text: 190,
        faults: [{ kind: 'cut', target: 'h1', message: '“Log in” is cut off.' }],
      },
    ],
  },
  {
    id: 'screens-login--credentials-refused',
    points: [
      {
        width: 1280,
        text: 290,
        faults: [{ kind: 'overlap', target: 'button', message: '“Log In” overlaps “Forgot password?”.' }],
      },
    ],
  },
];

interface Args extends Choices {
  /** What a run has left beside this Storybook, or something made up. */
  list: 'found' | 'example';
}

async function found(): Promise<Broken[] | null> {
  const answer = await fetch(`./${foundFile}`);
  // Where no run has left a file, a server may answer with a page.
  if (!answer.ok || answer.headers.get('content-type')?.includes('json') !== true) return null;
  return (await answer.json()) as Broken[];
}

const side = plainSide(320);

const meta = {
  title: 'Tools/Breaking point',
  args: {
    story: 'screens-login--credentials-refused',
    width: 320,
    text: 200,
    names: 100,
    // Object.fromEntries forgets the keys it was given.
    view: Object.fromEntries(viewNames.map((name) => [name, side[name]])) as Choices['view'],
    list: 'found',
  },
  argTypes: { list: { options: ['found', 'example'] } },
  loaders: [
    async ({ args: { list } }) => ({ stories: await storyList(), broken: list === 'found' ? await found() : example }),
  ],
  render: (choices, { id, initialArgs, loaded }) => (
    <Tool
      toolId={id}
      choices={choices}
      initialChoices={initialArgs}
      // What the loader returns; Storybook gives it on without its type.
      {...(loaded as Pick<BreakingPointProps, 'stories' | 'broken'>)}
    />
  ),
  play: untilReady,
  // An argument that Controls do not include is not read from the address either.
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true, include: ['story', 'width', 'text', 'names', 'view', 'list'] },
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BreakingPoint: Story = {
  name: 'Breaking point',
  parameters: { visual: { widths: [390, 1280], args: 'list:example' } },
};
