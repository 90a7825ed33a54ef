import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    children: <IconButton icon={Heart} aria-label="Favourite" onPress={fn()} />,
    text: 'Keep this job in sight',
    placement: 'end',
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  parameters: { visual: { clip: 'page' } },
  play: async () => {
    await userEvent.tab();
    const shown = await screen.findByRole('tooltip');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
