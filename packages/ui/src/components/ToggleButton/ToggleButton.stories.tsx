import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, Heart } from 'lucide-react';
import { fn } from 'storybook/test';

import { forcedStates, forceStates } from '../../testing/forceStates.ts';
import { MatrixRow } from '../../testing/MatrixRow.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  args: { icon: Heart, 'aria-label': 'Favourite', isSelected: false, onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { isSelected: true } };

/** The drawing alone, on a card. */
export const Quiet: Story = { args: { look: 'quiet', isSelected: true } };

export const WithWords: Story = {
  render: (args) => (
    <ToggleButton icon={Bookmark} isSelected={args.isSelected} onChange={args.onChange}>
      Saved for later
    </ToggleButton>
  ),
};

export const Disabled: Story = { args: { isDisabled: true, isSelected: true } };

export const Matrix: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  play: forceStates,
  render: (args) => (
    <Stack>
      {(['bordered', 'quiet'] as const).map((look) =>
        [false, true].map((isSelected) => (
          <MatrixRow
            key={look + isSelected}
            name={`${look}, ${isSelected ? 'on' : 'off'}: at rest, ${forcedStates.join(', ')}, disabled, small, with words`}
          >
            <Inline gap={4}>
              <ToggleButton {...args} look={look} isSelected={isSelected} />
              {forcedStates.map((state) => (
                <span key={state} data-story-state={state}>
                  <ToggleButton {...args} look={look} isSelected={isSelected} aria-label={`Favourite, ${state}`} />
                </span>
              ))}
              <ToggleButton {...args} look={look} isSelected={isSelected} isDisabled aria-label="Favourite, disabled" />
              <ToggleButton {...args} look={look} isSelected={isSelected} size="small" aria-label="Favourite, small" />
              <ToggleButton icon={Bookmark} look={look} isSelected={isSelected} onChange={args.onChange}>
                Saved for later
              </ToggleButton>
            </Inline>
          </MatrixRow>
        )),
      )}
    </Stack>
  ),
};
