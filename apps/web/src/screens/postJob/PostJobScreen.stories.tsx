import { skills } from '@guildhall/api/skills';
import { postJobFlow } from '@guildhall/machines/scenarios/postJob';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { ChoicePendingView } from './ChoicePendingView.tsx';
import { jobChoices } from './jobChoices.tsx';
import { PostJobScreen } from './PostJobScreen.tsx';

const meta = {
  title: 'Screens/PostJob',
  component: PostJobScreen,
  args: { send: fn(), choices: jobChoices },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof PostJobScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { args: { snapshot: postJobFlow.snapshots.editing } };
export const Reading: Story = { args: { snapshot: postJobFlow.snapshots.reading } };
export const Unread: Story = { args: { snapshot: postJobFlow.snapshots.unread } };
export const Posting: Story = { args: { snapshot: postJobFlow.snapshots.posting } };
export const Posted: Story = { args: { snapshot: postJobFlow.snapshots.posted } };

// Variations

export const Filled: Story = { args: { snapshot: postJobFlow.snapshots.filled } };
export const PostedAgain: Story = { args: { snapshot: postJobFlow.snapshots.postedAgain } };
export const Incomplete: Story = { args: { snapshot: postJobFlow.snapshots.incomplete } };
export const Refused: Story = { args: { snapshot: postJobFlow.snapshots.refused } };

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

export const SkillChosen: Story = {
  args: { snapshot: postJobFlow.snapshots.editing },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Skills/ }), 'figma');
    await waitFor(() => expect(screen.getByRole('option', { name: /Figma/ })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', name: 'skillsRequired', value: ['Figma'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Sent: Story = {
  args: { snapshot: postJobFlow.snapshots.filled },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post Job' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'job.post' });
  },
};
