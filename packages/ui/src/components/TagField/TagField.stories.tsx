import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

import { TagField } from './TagField.tsx';

const meta = {
  title: 'Components/Fields/TagField',
  component: TagField,
  args: {
    label: 'Skills',
    name: 'skills',
    value: [],
    onChange: fn(),
    isRequired: true,
    description: 'Add each with Enter.',
    placeholder: 'Typography',
  },
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Added: Story = { args: { value: ['Typography', 'Wayfinding', 'Letterpress', 'Exhibition design'] } };

export const Live: Story = {
  render: function Live(args) {
    const [value, setValue] = useState<readonly string[]>(['Typography']);
    return <TagField {...args} value={value} onChange={setValue} />;
  },
};

export const Full: Story = { args: { value: ['Typography', 'Wayfinding', 'Letterpress'], max: 3 } };

/** A long tag wraps; it never makes the page scroll sideways. */
export const LongTag: Story = {
  args: { value: ['Letterpress', 'Restoration of nineteenth-century printing presses and type'] },
};

export const WithError: Story = { args: { errorMessage: 'Add at least one skill.' } };

export const Disabled: Story = { args: { value: ['Typography', 'Wayfinding'], isDisabled: true } };
