import { clientRatingFlow } from '@guildhall/machines/scenarios/clientRating';
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

export const Choosing: Story = { args: { snapshot: clientRatingFlow.snapshots.choosing } };
export const Sending: Story = { args: { snapshot: clientRatingFlow.snapshots.sending } };
export const Given: Story = { args: { snapshot: clientRatingFlow.snapshots.given } };
export const Overtaken: Story = { args: { snapshot: clientRatingFlow.snapshots.overtaken } };

// Variations

export const Chosen: Story = { args: { snapshot: clientRatingFlow.snapshots.chosen } };
export const Written: Story = { args: { snapshot: clientRatingFlow.snapshots.written } };
export const Failed: Story = { args: { snapshot: clientRatingFlow.snapshots.failed } };
export const TooLong: Story = { args: { snapshot: clientRatingFlow.snapshots.tooLong } };

/** The client has rated already, or the two weeks are over. */
export const AtOnce: Story = { args: { snapshot: clientRatingFlow.snapshots.written, hiddenUntil: null } };

export const SentByPress: Story = {
  args: { snapshot: clientRatingFlow.snapshots.written },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Submit Rating' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'rating.submit' });
  },
};
