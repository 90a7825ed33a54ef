import { expect, userEvent, within } from 'storybook/test';

export const readers = {
  /** The button that had the focus is gone. */
  putAway: {
    scenario: 'told',
    play: async ({ canvasElement, args }: { canvasElement: HTMLElement; args: object }) => {
      const canvas = within(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
      await expect(Reflect.get(args, 'send')).toHaveBeenCalledWith({ type: 'notice.dismiss' });
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  },
} as const;
