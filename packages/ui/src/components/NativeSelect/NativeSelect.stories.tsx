import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { NativeSelect } from './NativeSelect.tsx';

const meta = {
  title: 'Components/Fields/NativeSelect',
  component: NativeSelect,
  args: {
    label: 'Category',
    name: 'category',
    options: [
      { value: '', label: 'All categories' },
      { value: 'design', label: 'Design' },
      { value: 'writing', label: 'Writing' },
    ],
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { value: 'design' } };

/** Long lists stand in groups. */
export const Groups: Story = {
  args: {
    label: 'Skill',
    name: 'skills',
    options: [
      { value: '', label: 'Any skill' },
      { label: 'Design', options: [{ value: 'Figma', label: 'Figma' }] },
      { label: 'Writing', options: [{ value: 'Editing', label: 'Editing' }] },
    ],
    value: 'Editing',
  },
};

/** A sort menu says what it is by where it stands. */
export const HiddenLabel: Story = { args: { isLabelHidden: true } };

export const Disabled: Story = { args: { value: 'design', isDisabled: true } };
