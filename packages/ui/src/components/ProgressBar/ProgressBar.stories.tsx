import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Profile completeness', value: 50 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ValueInWords: Story = {
  args: {
    value: 5,
    maxValue: 8,
    valueText: '5 of 8',
    description: 'Add your hourly rate, your experience and a link to your work.',
  },
};

/** The words stand elsewhere on the page. */
export const HiddenLabel: Story = { args: { isLabelHidden: true, value: 38 } };

export const Matrix: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  render: () => (
    <Stack>
      {[0, 1, 38, 60, 99].map((value) => (
        <ProgressBar key={value} label="Profile completeness" value={value} />
      ))}
      <ProgressBar label="Profile completeness" value={100} tone="positive" />
    </Stack>
  ),
};
