import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    value: '',
    onChange: fn(),
    autoComplete: 'current-password',
    isRequired: true,
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const New: Story = {
  args: { autoComplete: 'new-password', description: 'At least 6 characters.', value: 'correct horse' },
};

export const Shown: Story = {
  args: { value: 'correct horse' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const WithError: Story = {
  args: { label: 'Confirm password', value: 'correct hose', errorMessage: 'Passwords do not match' },
};

export const Disabled: Story = { args: { value: 'correct horse', isDisabled: true } };
