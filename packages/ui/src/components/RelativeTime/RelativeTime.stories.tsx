import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ago, storyNow } from '../../testing/clock.ts';
import { inZone } from '../../testing/inZone.ts';
import { Stack } from '../Stack/Stack.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const meta = {
  title: 'Components/Data/RelativeTime',
  component: RelativeTime,
  args: { date: ago(2, 'hour'), now: storyNow },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const inTokyo = inZone('Asia/Tokyo');

/** The full date is told in the reader's own zone. */
export const InTokyo: Story = {
  decorators: [
    (Story) => (
      <UiProvider navigate={fn()} timeZone={inTokyo}>
        <Story />
      </UiProvider>
    ),
  ],
};

/** Each unit on both sides of its threshold. */
export const Thresholds: Story = {
  render: ({ now }) => (
    <Stack gap={1}>
      {[ago(0.5, 'minute'), ago(1, 'minute'), ago(59, 'minute'), ago(1, 'hour'), ago(23, 'hour'), ago(1, 'day')]
        .concat([ago(6, 'day'), ago(1, 'week'), ago(9, 'week'), ago(-3, 'day')])
        .map((date) => (
          <RelativeTime key={date.toISOString()} date={date} now={now} />
        ))}
    </Stack>
  ),
};
