import type { Meta, StoryObj } from '@storybook/react-vite';

import { StoryBox } from '../../testing/StoryBox.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  // A landmark of the story's own: the page that it stands on has its `main`, on a docs page too.
  args: { as: 'section', 'aria-label': 'Wide', children: <StoryBox>The content column</StoryBox> },
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Prose: no line longer than is good to read. */
export const Reading: Story = { args: { width: 'reading', 'aria-label': 'Reading' } };

/** One short form: login, a code. */
export const Narrow: Story = { args: { width: 'narrow', 'aria-label': 'Narrow' } };
