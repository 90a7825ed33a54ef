import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ErrorPanel } from './ErrorPanel.tsx';

const meta = {
  title: 'Components/Feedback/ErrorPanel',
  component: ErrorPanel,
  args: { title: 'Failed to load jobs. Please try again.', onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { themes: ['light', 'dark', 'contrast'] } } };

/** What was kept. */
export const WithWhatWasKept: Story = {
  args: { children: 'Your search and filters are still here.' },
  parameters: { visual: { widths: [390] } },
};

export const Retrying: Story = { args: { isRetrying: true } };
