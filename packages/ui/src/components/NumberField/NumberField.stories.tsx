import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  args: { label: 'Age', name: 'age', value: 34, onChange: fn(), minValue: 18, maxValue: 100 },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: null } };

export const WithUnit: Story = {
  args: {
    label: 'Length of the meeting',
    isRequired: true,
    value: 45,
    minValue: 15,
    step: 15,
    formatOptions: { style: 'unit', unit: 'minute', unitDisplay: 'long' },
  },
};

export const WithError: Story = { args: { value: 18, errorMessage: 'Enter an age from 18 to 100.' } };

export const AtTheLimit: Story = { args: { value: 100 } };

export const Disabled: Story = { args: { isDisabled: true } };
