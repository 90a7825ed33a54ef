import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Components/Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Availability',
    name: 'availability',
    options: [
      { value: 'full', label: 'Full time' },
      { value: 'part', label: 'Part time', description: 'Up to 20 hours a week' },
      { value: 'weekend', label: 'Weekends' },
    ],
    value: ['part'],
    onChange: fn(),
    isRequired: true,
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const WithError: Story = { args: { value: [], errorMessage: 'Choose at least one.' } };

export const Disabled: Story = { args: { isDisabled: true } };
