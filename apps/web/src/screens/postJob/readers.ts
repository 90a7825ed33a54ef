import { skills } from '@guildhall/api/skills';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** What is not there yet, and what opens. */
export const readers = {
  /** The code of the fields with a list comes after the page's own. */
  choicesPending: {
    scenario: 'editing',
    parts: async () => {
      const { ChoicePendingView } = await import('./ChoicePendingView.tsx');
      return { choices: { SkillsField: ChoicePendingView, DurationField: ChoicePendingView } };
    },
  },
  /** The whole catalogue, to be searched or scrolled. */
  skillsOpen: {
    scenario: 'filled',
    visual: { clip: 'page' },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const button = within(canvasElement).getByRole('button', { name: /Skills/ });
      // An open list closes when the page scrolls, as it would to bring the field into sight.
      button.scrollIntoView({ block: 'center' });
      await userEvent.click(button);
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(skills.length));
      await waitFor(() => expect(screen.getByRole('option', { name: /JavaScript/ })).toBeVisible());
    },
  },
} as const;
