import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { Slider } from './Slider.tsx';

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

const meta = {
  title: 'Components/Fields/Slider',
  component: Slider,
  args: {
    label: 'Highest hourly rate',
    name: 'maxRate',
    value: 2300,
    onChange: fn(),
    maxValue: 5000,
    step: 100,
    formatOptions: dollars,
    valueText: (value, formatted) => (value === 5000 ? 'No limit' : formatted),
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The greatest number is no number. */
export const NoLimit: Story = { args: { value: 5000 } };

export const Range: Story = {
  args: { label: 'Hourly rate', value: [400, 2300], description: 'Move either end.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Matrix: Story = {
  parameters: { visual: { widths: [390, 1280], themes: ['light', 'dark', 'contrast'] } },
  play: ({ canvasElement }) => {
    const knobs = [...canvasElement.querySelectorAll('input')].map((input) => input.parentElement?.parentElement);
    knobs.at(-3)?.setAttribute('data-focus-visible', 'true');
    knobs.at(-2)?.setAttribute('data-dragging', 'true');
  },
  render: (args) => (
    <Stack gap={6}>
      <Slider {...args} label="At the start" value={0} />
      <Slider {...args} label="Somewhere" />
      <Slider {...args} label="At the end" value={5000} />
      <Slider {...args} label="A range" value={[400, 2300]} />
      <Slider {...args} label="Both ends together" value={[2300, 2300]} />
      <Slider {...args} label="With the focus" />
      <Slider {...args} label="Being dragged" value={1200} />
      <Slider {...args} label="Disabled" isDisabled />
    </Stack>
  ),
};
