import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Select } from './Select.tsx';

const durations = ['Less than 1 week', '1-2 weeks', '2 weeks', '1 month', '2-3 months', 'More than 3 months'];

const meta = {
  title: 'Components/Fields/Select',
  component: Select,
  args: {
    label: 'Duration',
    name: 'duration',
    options: durations.map((duration) => ({ value: duration, label: duration })),
    value: null,
    onChange: fn(),
    isRequired: true,
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { value: '1 month' } };

export const Open: Story = {
  args: { value: '1 month' },
  parameters: { visual: { clip: 'page' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Duration/ }));
    const shown = await screen.findByRole('option', { name: '1 month' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const WithDescriptions: Story = {
  args: {
    label: 'Kind of meeting',
    value: 'interview',
    options: [
      { value: 'interview', label: 'Interview', description: 'Get to know each other.' },
      { value: 'discussion', label: 'Discussion', description: 'Talk the work through.' },
      { value: 'clarification', label: 'Clarification', description: 'One open question.' },
    ],
  },
  parameters: { visual: { clip: 'page' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kind of meeting/ }));
    const shown = await screen.findByRole('option', { name: /Discussion/ });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

/** A sort menu says what it is by where it stands. */
export const HiddenLabel: Story = {
  args: { label: 'Sort by', isLabelHidden: true, optionalText: null, isRequired: false, value: '1 month' },
};

export const WithError: Story = { args: { errorMessage: 'Please select a project duration.' } };

export const Disabled: Story = { args: { value: '1 month', isDisabled: true } };
