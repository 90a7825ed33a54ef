import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Experience',
    name: 'experienceLevel',
    options: [
      { value: 'entry', label: 'Entry', description: 'Up to 2 years' },
      { value: 'intermediate', label: 'Intermediate', description: '2 to 5 years' },
      { value: 'expert', label: 'Expert', description: 'More than 5 years' },
    ],
    value: null,
    onChange: fn(),
    isRequired: true,
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { value: 'intermediate' } };

export const Horizontal: Story = {
  args: {
    label: 'Least rating',
    orientation: 'horizontal',
    optionalText: null,
    isRequired: false,
    value: 'any',
    options: [
      { value: 'any', label: 'Any' },
      { value: '3', label: '3 and more' },
      { value: '4', label: '4 and more' },
      { value: '4.5', label: '4.5 and more' },
    ],
  },
};

export const WithError: Story = { args: { errorMessage: 'Choose how much experience the job needs.' } };

export const Disabled: Story = { args: { value: 'expert', isDisabled: true } };
