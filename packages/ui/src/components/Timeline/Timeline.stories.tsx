import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleX, FilePlus, Hourglass, Star, UserCheck } from 'lucide-react';

import { ago, storyNow } from '../../testing/clock.ts';
import { Link } from '../Link/Link.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { Timeline } from './Timeline.tsx';

const when = (amount: number, unit: 'hour' | 'day' | 'week') => (
  <RelativeTime date={ago(amount, unit)} now={storyNow} />
);

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: {
    'aria-label': 'Ordering site for a neighbourhood bakery',
    events: [
      { id: 'posted', title: 'Project posted', time: when(6, 'week'), icon: FilePlus, tone: 'info' },
      {
        id: 'assigned',
        title: (
          <>
            Assigned to <Link href="#amara-okafor">Amara Okafor</Link>
          </>
        ),
        time: when(5, 'week'),
        icon: UserCheck,
        tone: 'accent',
      },
      {
        id: 'rejected',
        title: 'Completion rejected',
        time: when(4, 'day'),
        icon: CircleX,
        tone: 'critical',
        description: '“The order form loses the pick-up time when I go back a step.”',
      },
      { id: 'requested', title: 'Completion requested', time: when(1, 'day'), icon: Hourglass, tone: 'caution' },
      { id: 'approved', title: 'Completion approved', time: when(3, 'hour'), icon: CircleCheck, tone: 'positive' },
      { id: 'rated', title: 'Rated 5 stars', time: when(2, 'hour'), icon: Star },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { widths: [390, 1280], themes: ['light', 'dark', 'contrast'] } },
};

export const OneEvent: Story = {
  args: { events: [{ id: 'posted', title: 'Project posted', time: when(2, 'hour'), icon: FilePlus }] },
};
