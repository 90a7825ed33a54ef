import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { fn } from 'storybook/test';

import { forcedStates, forceStates } from '../../testing/forceStates.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Save draft', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What the view is for. One of them a view. */
export const Primary: Story = { args: { variant: 'primary', children: 'Post job' } };

export const WithAnIcon: Story = {
  args: {
    variant: 'primary',
    children: (
      <>
        <Icon icon={Send} isDirectional /> Send Proposal
      </>
    ),
  },
};

/** Under way: it keeps its place and its focus. */
export const Pending: Story = { args: { variant: 'primary', isPending: true, children: 'Sending...' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const FullWidth: Story = {
  args: { isFullWidth: true, variant: 'primary', size: 'large', children: 'Create account' },
  parameters: { visual: { widths: [390] } },
};

export const Matrix: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  play: forceStates,
  render: () => (
    <Stack gap={5}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Stack key={variant} gap={3}>
          <Inline gap={3}>
            <Button variant={variant}>{variant}</Button>
            {forcedStates.map((state) => (
              <span key={state} data-story-state={state}>
                <Button variant={variant}>{state}</Button>
              </span>
            ))}
            <Button variant={variant} isDisabled>
              disabled
            </Button>
            <Button variant={variant} isPending>
              pending
            </Button>
          </Inline>
          <Inline gap={3}>
            {(['small', 'medium', 'large'] as const).map((size) => (
              <Button key={size} variant={variant} size={size}>
                {size}
              </Button>
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
};
