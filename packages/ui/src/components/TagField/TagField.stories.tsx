import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { Live } from '../../testing/liveArgs.tsx';
import type { TagFieldProps } from './TagField.tsx';
import { TagField } from './TagField.tsx';

const meta = {
  title: 'Components/Fields/TagField',
  component: TagField,
  args: {
    label: 'Skills',
    name: 'skills',
    value: [],
    text: '',
    onTextChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
    isRequired: true,
    description: 'Add each with Enter.',
    placeholder: 'Typography',
  },
  parameters: {
    live: {
      onAdd: ({ value, text }) => ({ value: [...value, text.replace(/,/g, '').trim()], text: '' }),
      onRemove: ({ value }, tag) => ({ value: value.filter((other) => other !== tag) }),
    } satisfies Live<TagFieldProps>,
  },
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Added: Story = { args: { value: ['Typography', 'Wayfinding', 'Letterpress', 'Exhibition design'] } };

/** Typed, and not added yet. */
export const Typing: Story = { args: { value: ['Typography'], text: 'Letterp' } };

export const Full: Story = { args: { value: ['Typography', 'Wayfinding', 'Letterpress'], max: 3 } };

/** A long tag wraps; it never makes the page scroll sideways. */
export const LongTag: Story = {
  args: { value: ['Letterpress', 'Restoration of nineteenth-century printing presses and type'] },
};

export const WithError: Story = { args: { errorMessage: 'Add at least one skill.' } };

/** What cannot be added stays in the box, with the reason. */
export const Refused: Story = {
  args: { value: ['Typography'], text: 'typography', errorMessage: 'This skill is already on your list.' },
};

export const Disabled: Story = { args: { value: ['Typography', 'Wayfinding'], isDisabled: true } };
