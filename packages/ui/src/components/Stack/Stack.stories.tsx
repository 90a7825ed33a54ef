import type { Meta, StoryObj } from '@storybook/react-vite';

import { StoryBox } from '../../testing/StoryBox.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: ['First', 'Second', 'Third'].map((name) => <StoryBox key={name}>{name}</StoryBox>),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Children keep their own width. */
export const AlignedToTheStart: Story = { args: { align: 'start', gap: 2 } };

export const Centred: Story = { args: { align: 'center' } };

/** As a list, each child is an item: assistive technology counts them. */
export const AsAList: Story = { args: { as: 'ul', gap: 2, 'aria-label': 'Steps' } };
