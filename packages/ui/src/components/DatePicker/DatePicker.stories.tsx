import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Components/Fields/DatePicker',
  component: DatePicker,
  args: {
    label: 'Date',
    name: 'meetingDate',
    value: null,
    onChange: fn(),
    minValue: '2026-06-09',
    isRequired: true,
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Entered: Story = { args: { value: '2026-06-18' } };

/** Today is underlined; the past is not offered. */
export const Open: Story = {
  args: { value: '2026-06-18' },
  parameters: { visual: { clip: 'page', widths: [320, 390], themes: ['light', 'dark', 'contrast'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Date/ }));
    const shown = await screen.findByRole('button', { name: /June 18, 2026/ });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const WithError: Story = { args: { value: '2026-06-01', errorMessage: 'Meeting date cannot be in the past' } };

export const Disabled: Story = { args: { value: '2026-06-18', isDisabled: true } };

export const Matrix: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  play: ({ canvasElement }) => {
    const part = canvasElement.querySelectorAll('[role=spinbutton]')[7];
    part?.setAttribute('data-focused', 'true');
  },
  render: (args) => (
    <Stack gap={6}>
      <DatePicker {...args} label="Empty" />
      <DatePicker {...args} label="Entered" value="2026-06-18" description="From today on." />
      <DatePicker {...args} label="With the focus" value="2026-06-18" />
      <DatePicker {...args} label="Refused" value="2026-06-01" errorMessage="Meeting date cannot be in the past" />
      <DatePicker {...args} label="Read only" value="2026-06-18" isReadOnly />
      <DatePicker {...args} label="Disabled" value="2026-06-18" isDisabled />
    </Stack>
  ),
};
