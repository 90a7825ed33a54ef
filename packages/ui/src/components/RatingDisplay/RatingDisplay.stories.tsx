import type { Meta, StoryObj } from '@storybook/react-vite';

import { MatrixRow } from '../../testing/MatrixRow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RatingDisplay } from './RatingDisplay.tsx';

const meta = {
  title: 'Components/Data/RatingDisplay',
  component: RatingDisplay,
  args: { value: 4.6 },
} satisfies Meta<typeof RatingDisplay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCount: Story = { args: { count: 31 } };

/** Nobody has rated yet: no empty stars that look like a bad rating. */
export const New: Story = { args: { value: null } };

export const Matrix: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  render: () => (
    <Stack gap={3}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <MatrixRow key={size} name={size}>
          <RatingDisplay value={4.6} count={31} size={size} />
        </MatrixRow>
      ))}
      {[0, 0.5, 1.2, 2.9, 3.5, 5].map((value) => (
        <RatingDisplay key={value} value={value} />
      ))}
    </Stack>
  ),
};
