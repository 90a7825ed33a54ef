import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, CircleCheck, CircleDot, Hourglass, LoaderCircle, Search, UserCheck } from 'lucide-react';

import { Inline } from '../Inline/Inline.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Components/Data/StatusBadge',
  component: StatusBadge,
  args: { tone: 'positive', icon: CircleCheck, children: 'Completed' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A set that keeps its statuses apart by colour, by shape and by word. */
export const Matrix: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  render: () => (
    <Inline gap={3}>
      <StatusBadge tone="info" icon={Search}>
        Open
      </StatusBadge>
      <StatusBadge tone="accent" icon={UserCheck}>
        Assigned
      </StatusBadge>
      <StatusBadge tone="progress" icon={LoaderCircle}>
        In progress
      </StatusBadge>
      <StatusBadge tone="caution" icon={Hourglass}>
        Pending completion
      </StatusBadge>
      <StatusBadge tone="positive" icon={CircleCheck}>
        Completed
      </StatusBadge>
      <StatusBadge tone="neutral" icon={Ban}>
        Canceled
      </StatusBadge>
      <StatusBadge tone="critical" icon={CircleDot}>
        Live
      </StatusBadge>
    </Inline>
  ),
};
