import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { ComboBox } from './ComboBox.tsx';

const zones = ['UTC', 'America/New_York', 'America/Los_Angeles', 'Europe/London', 'Europe/Paris', 'Asia/Tokyo'].concat([
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Australia/Sydney',
]);
const places = ['Lagos', 'Leeds', 'Leipzig', 'Lima', 'Lisbon', 'Ljubljana', 'London', 'Lyon'];
const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word.replace('_', ' ') }));

const meta = {
  title: 'Components/Fields/ComboBox',
  component: ComboBox,
  args: {
    label: 'Time zone',
    name: 'timezone',
    options: optionsOf(zones),
    value: null,
    onChange: fn(),
    isRequired: true,
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { value: 'Europe/Paris' } };

/** What is typed narrows the list. */
export const Narrowed: Story = {
  parameters: { visual: { clip: 'page', widths: [390], themes: ['light', 'dark', 'contrast'] } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'america');
    await userEvent.keyboard('{ArrowDown}');
    const shown = await screen.findByRole('option', { name: 'America/New York' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const NothingFound: Story = {
  parameters: { visual: { clip: 'page', widths: [390] } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mars');
    const shown = await screen.findByText('Nothing found');
    await waitFor(() => expect(shown).toBeVisible());
  },
};

/** The server looks. */
export const Loading: Story = {
  args: { label: 'Project', options: [], filter: 'none', isLoading: true },
  parameters: { visual: { clip: 'page', widths: [390] } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bak');
    const shown = await screen.findByText('Searching…');
    await waitFor(() => expect(shown).toBeVisible());
  },
};

/** Any text is an answer; the list only helps. */
export const WithSuggestions: Story = {
  args: {
    label: 'Location',
    options: optionsOf(places),
    value: 'Lis',
    allowsCustomValue: true,
    placeholder: 'City or country',
  },
};

export const WithError: Story = { args: { errorMessage: 'Choose a time zone.' } };

export const Disabled: Story = { args: { value: 'UTC', isDisabled: true } };

export const Matrix: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  render: (args) => (
    <Stack gap={6}>
      <ComboBox {...args} label="Empty" placeholder="City or country" />
      <ComboBox {...args} label="Chosen" value="Europe/Paris" description="Meetings are shown in it." />
      <ComboBox {...args} label="Refused" errorMessage="Choose a time zone." />
      <ComboBox {...args} label="Read only" value="UTC" isReadOnly />
      <ComboBox {...args} label="Disabled" value="UTC" isDisabled />
    </Stack>
  ),
};
