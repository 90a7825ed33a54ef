import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../Text/Text.tsx';
import { createToastQueue, ToastRegion } from './Toast.tsx';
import type { ToastMessage } from './Toast.tsx';

/** Toasts that stay, for as long as the story is looked at. */
function queueOf(...messages: ToastMessage[]) {
  const queue = createToastQueue();
  for (const message of messages) queue.add(message, { timeout: 0 });
  return queue;
}

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  args: { queue: queueOf({ tone: 'positive', title: 'Email Verified!' }) },
  render: (args) => (
    <>
      <Text>The page behind.</Text>
      <ToastRegion {...args} />
    </>
  ),
  parameters: { visual: { widths: [390], clip: 'page' }, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithADescription: Story = {
  args: {
    queue: queueOf({
      tone: 'critical',
      title: 'Login failed',
      description: 'Invalid email or password. Please check your credentials.',
    }),
  },
};

export const Matrix: Story = {
  parameters: { visual: { widths: [390, 1280], themes: ['light', 'dark', 'contrast'] } },
  args: {
    queue: queueOf(
      { tone: 'info', title: 'Opening Gmail' },
      { tone: 'positive', title: 'Proposal Sent!', description: 'Your proposal has been submitted successfully.' },
      { tone: 'caution', title: 'API Connection Issue', description: 'Using demo mode...' },
      { tone: 'critical', title: 'Network error', description: 'Unable to connect to the server. Please try again.' },
    ),
  },
};
