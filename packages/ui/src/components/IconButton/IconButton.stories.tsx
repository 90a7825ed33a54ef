import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, Pencil, Trash2, X } from 'lucide-react';
import { fn } from 'storybook/test';

import { forcedStates, forceStates } from '../../testing/forceStates.ts';
import { MatrixRow } from '../../testing/MatrixRow.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { icon: X, 'aria-label': 'Close', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a border, where it stands alone. */
export const Secondary: Story = { args: { icon: Menu, 'aria-label': 'Menu', variant: 'secondary' } };

export const Pending: Story = { args: { icon: Trash2, 'aria-label': 'Remove', isPending: true } };

export const Disabled: Story = { args: { icon: Pencil, 'aria-label': 'Edit', isDisabled: true, variant: 'secondary' } };

export const Matrix: Story = {
  play: forceStates,
  render: () => (
    <Stack>
      {(['quiet', 'secondary'] as const).map((variant) =>
        (['small', 'medium'] as const).map((size) => (
          <MatrixRow
            key={variant + size}
            name={`${variant}, ${size}: at rest, ${forcedStates.join(', ')}, disabled, pending`}
          >
            <Inline gap={4}>
              <IconButton icon={Pencil} aria-label="Edit" variant={variant} size={size} />
              {forcedStates.map((state) => (
                <span key={state} data-story-state={state}>
                  <IconButton icon={Pencil} aria-label={`Edit, ${state}`} variant={variant} size={size} />
                </span>
              ))}
              <IconButton icon={Pencil} aria-label="Edit, disabled" variant={variant} size={size} isDisabled />
              <IconButton icon={Pencil} aria-label="Edit, pending" variant={variant} size={size} isPending />
            </Inline>
          </MatrixRow>
        )),
      )}
    </Stack>
  ),
};
