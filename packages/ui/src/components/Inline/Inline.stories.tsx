import type { Meta, StoryObj } from '@storybook/react-vite';

import { StoryBox } from '../../testing/StoryBox.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  args: {
    children: ['Design', 'Development', 'Writing', 'Marketing'].map((name) => <StoryBox key={name}>{name}</StoryBox>),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The line goes on below where the screen ends. */
export const OnAPhone: Story = { parameters: { visual: { widths: [320] } }, globals: { viewport: { value: 'w320' } } };

/** The ends of the line. */
export const ApartFromEachOther: Story = {
  args: { justify: 'between', children: [<StoryBox key="a">Title</StoryBox>, <StoryBox key="b">Action</StoryBox>] },
};

export const AsAList: Story = { args: { as: 'ul', 'aria-label': 'Categories' } };
