import type { Meta, StoryObj } from '@storybook/react-vite';

import { MatrixRow } from '../../testing/MatrixRow.tsx';
import { Card } from '../Card/Card.tsx';
import { RatingDisplay } from '../RatingDisplay/RatingDisplay.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RatingDistribution } from './RatingDistribution.tsx';

const meta = {
  title: 'Components/Data/RatingDistribution',
  component: RatingDistribution,
  args: { counts: [1, 0, 2, 7, 21] },
} satisfies Meta<typeof RatingDistribution>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As it stands on a profile. */
export const WithTheAverage: Story = {
  parameters: { visual: { widths: [390, 1280] } },
  render: (args) => (
    <Card>
      <Stack gap={4}>
        <RatingDisplay value={4.5} count={31} size="large" />
        <RatingDistribution {...args} />
      </Stack>
    </Card>
  ),
};

export const Empty: Story = { args: { counts: [0, 0, 0, 0, 0] } };

export const Matrix: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  render: () => (
    <Stack gap={8}>
      <MatrixRow name="Some">
        <RatingDistribution counts={[1, 0, 2, 7, 21]} />
      </MatrixRow>
      <MatrixRow name="All the best">
        <RatingDistribution counts={[0, 0, 0, 0, 3]} aria-label="All the best" />
      </MatrixRow>
      <MatrixRow name="Many">
        <RatingDistribution counts={[1204, 380, 77, 940, 15_830]} aria-label="Many" />
      </MatrixRow>
    </Stack>
  ),
};
