import { skills } from '@guildhall/api/skills';
import { postJobFlow } from '@guildhall/machines/scenarios/postJob';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ChoicePendingView } from './ChoicePendingView.tsx';
import { jobChoices } from './jobChoices.tsx';
import { PostJobView } from './PostJobView.tsx';

const meta = {
  title: 'Screens/PostJob',
  component: PostJobView,
  args: { send: fn(), choices: jobChoices },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof PostJobView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code of the fields with a list comes after the page's own. */
export const ChoicesPending: Story = {
  args: {
    snapshot: postJobFlow.snapshots.editing,
    choices: { SkillsField: ChoicePendingView, DurationField: ChoicePendingView },
  },
};

/** The whole catalogue, to be searched or scrolled. */
export const SkillsOpen: Story = {
  args: { snapshot: postJobFlow.snapshots.filled },
  parameters: { visual: { clip: 'page' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Skills/ });
    // An open list closes when the page scrolls, as it would to bring the field into sight.
    button.scrollIntoView({ block: 'center' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(skills.length));
    await waitFor(() => expect(screen.getByRole('option', { name: /JavaScript/ })).toBeVisible());
  },
};
