import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { tones } from '../../tokens/theme.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { children: 'Freelancers see your company name on each job.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTitleAndAction: Story = {
  parameters: { visual: { widths: [390, 1280] } },
  args: {
    tone: 'caution',
    title: 'This is demo data',
    children: 'Your dashboard could not be loaded. What you see is an example, and its actions are off.',
    action: <Button size="small">Try Again</Button>,
  },
};

export const Dismissable: Story = { args: { tone: 'positive', children: 'Your email is verified.', onDismiss: fn() } };

export const Matrix: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  render: () => (
    <Stack gap={3}>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={tone} onDismiss={fn()}>
          What this kind of message says.
        </Banner>
      ))}
    </Stack>
  ),
};
