import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from './inMain.tsx';
import { TurnedAwayView } from './TurnedAwayView.tsx';

const meta = {
  id: 'shell-turnedaway',
  title: 'Screens/Frame and pages/Turned away',
  tags: ['autodocs'],
  component: TurnedAwayView,
  args: { onDismiss: fn() },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof TurnedAwayView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromClients: Story = { args: { pageFor: 'CLIENT', role: 'FREELANCER' } };
export const FromFreelancers: Story = { args: { pageFor: 'FREELANCER', role: 'CLIENT' } };
