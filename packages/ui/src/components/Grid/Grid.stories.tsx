import type { Meta, StoryObj } from '@storybook/react-vite';

import { StoryBox } from '../../testing/StoryBox.tsx';
import { Grid } from './Grid.tsx';

const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => <StoryBox key={index}>Card {index + 1}</StoryBox>);

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { children: boxes(6) },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Four figures beside each other. */
export const NarrowItems: Story = { args: { itemWidth: 'narrow', gap: 4, children: boxes(4) } };

export const WideItems: Story = { args: { itemWidth: 'wide' } };

/** Two children share the whole line. */
export const Filled: Story = { args: { isFilled: true, children: boxes(2) } };

/** As a list, with cards of one row ending on one line. */
export const AsAList: Story = {
  args: {
    as: 'ul',
    'aria-label': 'Projects',
    children: [
      <StoryBox key="a">A project with a long description that needs several lines on most screens.</StoryBox>,
      <StoryBox key="b">A short one</StoryBox>,
      <StoryBox key="c">Another</StoryBox>,
    ],
  },
};
