import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Components/Fields/MoneyField',
  component: MoneyField,
  args: { label: 'Minimum budget', name: 'budgetMin', value: '', onChange: fn(), isRequired: true },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '1,200' } };

export const PerHour: Story = { args: { label: 'Hourly rate', name: 'hourlyRate', value: '85', suffix: '/ hour' } };

/** What is no number stays as typed. */
export const WithError: Story = { args: { value: 'twelve', errorMessage: 'Please enter valid budget amounts.' } };

export const Disabled: Story = { args: { value: '1,200', isDisabled: true } };
