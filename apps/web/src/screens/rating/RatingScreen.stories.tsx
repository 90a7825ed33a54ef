import { ratingFlow } from '@guildhall/machines/scenarios/rating';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { RatingScreen } from './RatingScreen.tsx';

const meta = {
  title: 'Screens/Rating',
  component: RatingScreen,
  args: {
    send: fn(),
    onClose: fn(),
    name: 'Ngozi Adeyemi',
    hiddenUntil: null,
    projectTitle: 'Redesign of our online shop',
  },
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280], clip: 'page' } },
} satisfies Meta<typeof RatingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { args: { snapshot: ratingFlow.snapshots.choosing } };
export const Sending: Story = { args: { snapshot: ratingFlow.snapshots.sending } };
export const Given: Story = { args: { snapshot: ratingFlow.snapshots.given } };
export const Overtaken: Story = { args: { snapshot: ratingFlow.snapshots.overtaken } };

// Variations

export const Chosen: Story = { args: { snapshot: ratingFlow.snapshots.chosen } };
export const Written: Story = { args: { snapshot: ratingFlow.snapshots.written } };
export const Failed: Story = { args: { snapshot: ratingFlow.snapshots.failed } };
export const TooLong: Story = { args: { snapshot: ratingFlow.snapshots.tooLong } };

const client = { name: 'Mara Lindqvist', projectTitle: 'Stock list for the warehouse' };

export const OfClient: Story = {
  args: { snapshot: ratingFlow.snapshots.ofClient, ...client, hiddenUntil: '2026-12-02T15:00:00.000Z' },
};

/** The client has rated already, or the two weeks are over. */
export const OfClientAtOnce: Story = { args: { snapshot: ratingFlow.snapshots.ofClient, ...client } };

export const StarChosenByKeyboard: Story = {
  args: { snapshot: ratingFlow.snapshots.choosing },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const stars = await page.findAllByRole('radio');
    await expect(stars.map((star) => star.getAttribute('value'))).toEqual(['1', '2', '3', '4', '5']);
    await expect(page.getByRole('button', { name: 'Submit Rating' })).toBeDisabled();
    stars[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', name: 'rating', value: 2 });
  },
};

export const SentByPress: Story = {
  args: { snapshot: ratingFlow.snapshots.written },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Submit Rating' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'rating.submit' });
  },
};
