import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical, FileText, MessageSquare, Trash2, UserRound } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: {
    trigger: <Button>Actions</Button>,
    items: [
      { id: 'profile', label: 'View profile', icon: UserRound },
      { id: 'message', label: 'Message', icon: MessageSquare },
      { id: 'invoice', label: 'View invoice', icon: FileText, isDisabled: true },
      { id: 'withdraw', label: 'Withdraw job', icon: Trash2, isDangerous: true },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  args: { placement: 'bottom start' },
  parameters: { visual: { clip: 'page', themes: ['light', 'dark', 'contrast'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const shown = await screen.findByRole('menuitem', { name: 'Message' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const FromAnIcon: Story = {
  args: { trigger: <IconButton icon={EllipsisVertical} aria-label="More actions" /> },
};
