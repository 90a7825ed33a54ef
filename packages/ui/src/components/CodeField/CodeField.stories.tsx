import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Components/Fields/CodeField',
  component: CodeField,
  args: { label: 'Verification code', name: 'otp', value: '', onChange: fn(), isRequired: true },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HalfTyped: Story = {
  args: { value: '493', description: 'Six digits, sent to ines@example.com.', autoFocus: true },
};

export const BeingChecked: Story = { args: { value: '493016', isReadOnly: true } };

export const WithError: Story = { args: { value: '493016', errorMessage: 'Invalid OTP. Please try again.' } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={6}>
      <CodeField {...args} label="Empty" />
      <CodeField {...args} label="Begun" value="493" />
      <CodeField {...args} label="Complete" value="111188" />
      <CodeField {...args} label="Refused" value="493016" errorMessage="Invalid OTP. Please try again." />
      <CodeField {...args} label="Read only" value="493016" isReadOnly />
      <CodeField {...args} label="Disabled" value="493016" isDisabled />
    </Stack>
  ),
};
