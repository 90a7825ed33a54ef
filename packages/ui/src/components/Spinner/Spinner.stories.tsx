import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It is as large as the text around it, and has its colour. */
export const FollowsTheText: Story = {
  render: () => (
    <Inline gap={4}>
      <Text size="sm" tone="muted">
        <Spinner /> Small
      </Text>
      <Text size="xl">
        <Spinner /> Large
      </Text>
    </Inline>
  ),
};
