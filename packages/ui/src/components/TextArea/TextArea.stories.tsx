import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { TextArea } from './TextArea.tsx';

const letter =
  'I have rebuilt three booking systems for small hotels, the last one in eleven weeks.\n\nI would begin with your calendar: it is where guests give up today.';

const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  args: { label: 'Cover letter', name: 'coverLetter', value: '', onChange: fn(), isRequired: true },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Counted: Story = {
  args: { value: letter, maxLength: 500, description: 'Why you, and how you would begin.' },
};

export const NearlyFull: Story = { args: { value: letter, maxLength: 160 } };

export const WithError: Story = {
  args: { errorMessage: 'Please fill in both proposal and cover letter fields.', maxLength: 500 },
};

export const ReadOnly: Story = { args: { value: letter, isReadOnly: true } };

export const Disabled: Story = { args: { value: letter, isDisabled: true } };
