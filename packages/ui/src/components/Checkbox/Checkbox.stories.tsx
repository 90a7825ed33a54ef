import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Remember me', name: 'remember', isSelected: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { isSelected: true } };

export const Indeterminate: Story = { args: { isIndeterminate: true, children: 'All applications' } };

export const WithLinks: Story = {
  args: {
    children: 'I accept the terms and conditions',
    isRequired: true,
    description: (
      <>
        Read the <Link href="/terms">terms</Link> and the <Link href="/privacy">privacy policy</Link>.
      </>
    ),
  },
};

export const WithError: Story = {
  args: {
    children: 'I accept the terms and conditions',
    isRequired: true,
    errorMessage: 'Please accept the terms and conditions to continue',
  },
};

export const LongLabel: Story = {
  args: {
    isSelected: true,
    children:
      'Tell me by email when a client opens my proposal, asks for an interview or closes a job that I have applied to',
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={1}>
      <Checkbox {...args}>Not selected</Checkbox>
      <Checkbox {...args} isSelected>
        Selected
      </Checkbox>
      <Checkbox {...args} isIndeterminate>
        Indeterminate
      </Checkbox>
      <Checkbox {...args} errorMessage="Please accept the terms and conditions to continue">
        Invalid
      </Checkbox>
      <Checkbox {...args} isSelected isReadOnly>
        Read only
      </Checkbox>
      <Checkbox {...args} isDisabled>
        Disabled
      </Checkbox>
      <Checkbox {...args} isSelected isDisabled>
        Disabled and selected
      </Checkbox>
    </Stack>
  ),
};
