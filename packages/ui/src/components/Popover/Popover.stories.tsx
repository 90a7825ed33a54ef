import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="quiet">How is this counted?</Button>,
    children: <Text>Eight facts count equally: name, bio, location, age, a skill, experience, rate and a link.</Text>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  parameters: { visual: { clip: 'page' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How is this counted?' }));
    const shown = await screen.findByRole('dialog', { name: 'How is this counted?' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
