import type { Meta, StoryObj } from '@storybook/react-vite';

import { ago, storyNow } from '../../testing/clock.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ZonedTime } from './ZonedTime.tsx';

const meta = {
  title: 'Components/Data/ZonedTime',
  component: ZonedTime,
  args: { date: storyNow, timeZone: 'Europe/Paris' },
} satisfies Meta<typeof ZonedTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An hour: the day is named once, unless it ends on another. */
export const Hour: Story = { args: { end: ago(-1, 'hour') } };

/** Where the zone is the reader's own, less says enough. */
export const Parts: Story = {
  render: ({ date, timeZone }) => (
    <Stack gap={1}>
      {(['everything', 'moment', 'day', 'month'] as const).map((parts) => (
        <ZonedTime key={parts} date={date} {...(timeZone !== undefined && { timeZone })} parts={parts} />
      ))}
    </Stack>
  ),
};

/** One instant is another time, and may be another day, elsewhere. */
export const Zones: Story = {
  render: ({ date }) => (
    <Stack gap={1}>
      {['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Australia/Sydney'].map((zone) => (
        <ZonedTime key={zone} date={date} timeZone={zone} />
      ))}
    </Stack>
  ),
};
