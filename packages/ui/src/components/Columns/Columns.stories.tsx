import type { Meta, StoryObj } from '@storybook/react-vite';

import { StoryBox } from '../../testing/StoryBox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Columns } from './Columns.tsx';

const meta = {
  title: 'Components/Layout/Columns',
  component: Columns,
  args: {
    side: <StoryBox>Side</StoryBox>,
    children: (
      <Stack gap={4}>
        <StoryBox>Main</StoryBox>
        <StoryBox>More of the main part</StoryBox>
      </Stack>
    ),
  },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Filters come first, to the eye and to the ear. */
export const SideAtTheStart: Story = { args: { sidePosition: 'start', sideWidth: 'narrow' } };

export const WideSide: Story = { args: { sideWidth: 'wide', gap: 12 } };

/** The side stays in sight while the main part scrolls. */
export const StickySide: Story = {
  args: {
    isSideSticky: true,
    children: (
      <Stack gap={4}>
        {Array.from({ length: 24 }, (_, index) => (
          <StoryBox key={index}>Result {index + 1}</StoryBox>
        ))}
      </Stack>
    ),
  },
  parameters: { visual: { widths: [1280] } },
};
