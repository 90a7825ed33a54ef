import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { steps: ['Your email', 'The code', 'Your details'], current: 2 },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstStep: Story = { args: { current: 1 } };

export const LastStep: Story = { args: { current: 3 } };

export const Matrix: Story = {
  parameters: { visual: { widths: [1280], themes: ['light', 'dark', 'contrast'] } },
  render: ({ steps }) => (
    <Stack gap={8}>
      {[1, 2, 3].map((current) => (
        <Stepper key={current} steps={steps} current={current} aria-label={`Example ${current}`} />
      ))}
    </Stack>
  ),
};
