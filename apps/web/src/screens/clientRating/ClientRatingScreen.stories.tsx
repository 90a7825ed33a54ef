import {
  clientRatingSnapshots as snapshots,
  clientRatingVariations as variations,
} from '@guildhall/machines/snapshots/clientRating';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ClientRatingScreen } from './ClientRatingScreen.tsx';

const meta = {
  title: 'Screens/ClientRating',
  component: ClientRatingScreen,
  args: {
    send: fn(),
    onClose: fn(),
    clientName: 'Mara Lindqvist',
    projectTitle: 'Stock list for the warehouse',
    hiddenUntil: '2026-12-02T15:00:00.000Z',
  },
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof ClientRatingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { args: { snapshot: snapshots.choosing } };
export const Sending: Story = { args: { snapshot: snapshots.sending } };
export const Given: Story = { args: { snapshot: snapshots.given } };
export const Overtaken: Story = { args: { snapshot: snapshots.overtaken } };

// Variations

export const Chosen: Story = { args: { snapshot: variations.chosen } };
export const Written: Story = { args: { snapshot: variations.written } };
export const Failed: Story = { args: { snapshot: variations.failed } };
export const TooLong: Story = { args: { snapshot: variations.tooLong } };

/** The client has rated already, or the two weeks are over. */
export const AtOnce: Story = { args: { snapshot: variations.written, hiddenUntil: null } };

export const SentByPress: Story = {
  args: { snapshot: variations.written },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Submit Rating' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'rating.submit' });
  },
};
