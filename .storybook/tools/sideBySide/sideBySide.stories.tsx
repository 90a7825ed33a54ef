import type { Meta, StoryObj } from '@storybook/react-vite';

import { untilReady } from '../../play/playOf.tsx';
import { storyList } from '../stories/storyList.ts';
import type { ListedStory } from '../stories/storyList.ts';
import { plainSide } from './side.ts';
import { SideBySide as Tool } from './SideBySide.tsx';
import type { Choices } from './SideBySide.tsx';

const meta = {
  title: 'Tools/Side by side',
  args: {
    story: 'screens-login--credentials-refused',
    first: plainSide(390),
    second: { ...plainSide(390), theme: 'dark' },
  },
  loaders: [async () => ({ stories: await storyList() })],
  render: (choices, { id, initialArgs, loaded }) => (
    // What the loader returns; Storybook gives it on without its type.
    <Tool toolId={id} choices={choices} initialChoices={initialArgs} {...(loaded as { stories: ListedStory[] })} />
  ),
  play: untilReady,
  // An argument that Controls do not include is not read from the address either.
  parameters: { layout: 'fullscreen', controls: { disable: true, include: ['story', 'first', 'second'] } },
} satisfies Meta<Choices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = { name: 'Side by side', parameters: { visual: { widths: [390, 1280] } } };
