import type { Meta, StoryObj } from '@storybook/react-vite';

import { Beside } from '../Beside/Beside.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  // As in use: what loads says so.
  decorators: [
    (Story) => (
      <div aria-busy="true">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The last of several lines is shorter, as the end of a paragraph is. */
export const SeveralLines: Story = { args: { lines: 3 } };

/** A card that loads, in the size that it will have. */
export const ACard: Story = {
  parameters: { visual: { widths: [390], themes: ['light', 'dark', 'contrast'] } },
  render: () => (
    <Card>
      <Stack gap={4}>
        <Beside mark={<Skeleton shape="circle" />}>
          <Stack gap={0}>
            <Skeleton textSize="lg" width="full" />
            <Skeleton textSize="sm" width="half" />
          </Stack>
        </Beside>
        <Skeleton lines={3} />
        <Skeleton shape="block" width="third" />
      </Stack>
    </Card>
  ),
};
