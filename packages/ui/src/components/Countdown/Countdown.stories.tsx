import type { Meta, StoryObj } from '@storybook/react-vite';

import { ago, storyNow } from '../../testing/clock.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Components/Data/Countdown',
  component: Countdown,
  args: { to: ago(-51.07, 'hour'), now: storyNow },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { widths: [320, 1280], themes: ['light', 'dark', 'contrast'] } },
};

/** The last seconds. */
export const Soon: Story = { args: { to: ago(-0.15, 'minute') } };

/** From the moment on it says so, instead of zeros. */
export const Live: Story = { args: { to: storyNow } };

/** Figures of every width keep their cells. */
export const Matrix: Story = {
  render: ({ now }) => (
    <Stack gap={6}>
      {[ago(-128, 'day'), ago(-1, 'day'), ago(-60, 'minute'), ago(-11.1, 'minute'), ago(-1, 'minute')].map((to) => (
        <Countdown key={to.toISOString()} to={to} now={now} label="Interview starts in" />
      ))}
    </Stack>
  ),
};
