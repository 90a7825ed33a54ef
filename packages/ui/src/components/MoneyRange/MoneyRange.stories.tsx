import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { Live } from '../../testing/liveArgs.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { MoneyRangeProps } from './MoneyRange.tsx';
import { MoneyRange } from './MoneyRange.tsx';

/** Digits, with cents or without. */
const amountOf = (text: string) => (/^\d+(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : null);

const meta = {
  title: 'Components/Fields/MoneyRange',
  component: MoneyRange,
  args: {
    label: 'Hourly rate',
    description: 'Most ask $40 to $70.',
    value: { least: null, most: null },
    onChange: fn(),
    scale: { step: 10, from: 20, counts: [2, 3, 7, 11, 13, 9, 6, 3, 2, 1, 0, 3] },
    amountOf,
    maxAmount: 10_000,
    names: { least: 'minRate', most: 'maxRate' },
  },
  parameters: {
    live: { onChange: ({ value }, change) => ({ value: { ...value, ...change } }) } satisfies Live<MoneyRangeProps>,
  },
} satisfies Meta<typeof MoneyRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Bars within the range are in colour. */
export const Chosen: Story = { args: { value: { least: 40, most: 80 } } };

/** Exact amounts stand between the stops, or beyond the scale. */
export const Exact: Story = { args: { value: { least: 47.5, most: 400 } } };

/** Before it is known how amounts are spread: the same size, and all of it works. */
export const WithoutCounts: Story = {
  args: {
    description: 'Per hour, in US dollars.',
    scale: { step: 10, from: 0, counts: Array.from({ length: 21 }, () => 0) },
  },
};

/** What cannot be is answered at its field, and kept. */
export const Crossed: Story = {
  args: { value: { least: null, most: 60 } },
  play: async ({ canvasElement, args }) => {
    const least = within(canvasElement).getByRole('textbox', { name: 'Least' });
    await userEvent.type(least, '80');
    await userEvent.tab();
    await expect(least).toBeInvalid();
    await within(canvasElement).findByText('Enter $60 or less, or raise the most.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  parameters: { visual: { widths: [390, 1280], themes: ['light', 'dark', 'contrast'] } },
  render: (args) => (
    <Stack gap={8}>
      <MoneyRange {...args} label="No limits" />
      <MoneyRange {...args} label="A range" value={{ least: 40, most: 80 }} />
      <MoneyRange {...args} label="At least" value={{ least: 90, most: null }} />
      <MoneyRange {...args} label="At most, to the cent" value={{ least: null, most: 64.25 }} />
      <MoneyRange {...args} label="One amount" value={{ least: 60, most: 60 }} />
      <MoneyRange
        {...args}
        label="Many stops"
        scale={{ step: 5, from: 15, counts: Array.from({ length: 30 }, (_, index) => (index * 7) % 13) }}
      />
    </Stack>
  ),
};
