import { peopleForPostsSnapshots, peopleForPostsVariations } from '@guildhall/machines/snapshots/peopleForPosts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { PeopleForPostsScreen } from './PeopleForPostsScreen.tsx';

const meta = {
  title: 'Screens/PeopleForPosts',
  component: PeopleForPostsScreen,
  args: {
    send: fn(),
    now: sampleNow,
    waitingHref: ({ kind, project }) => `#${kind}=${project.id}`,
    postJobHref: '#post-job',
    skillsHref: (skills) => `#skills=${skills.join()}`,
    profileHref: ({ id }) => `#profile=${id}`,
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof PeopleForPostsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: peopleForPostsSnapshots.loading } };
export const Searching: Story = { args: { snapshot: peopleForPostsSnapshots.searching } };
export const Shown: Story = { args: { snapshot: peopleForPostsSnapshots.shown } };
export const Failed: Story = { args: { snapshot: peopleForPostsSnapshots.failed } };

// Variations

export const NewClient: Story = { args: { snapshot: peopleForPostsVariations.newClient } };
export const NoneOpen: Story = { args: { snapshot: peopleForPostsVariations.noneOpen } };
export const NoOneFits: Story = { args: { snapshot: peopleForPostsVariations.noOneFits } };
export const LoadingAgain: Story = { args: { snapshot: peopleForPostsVariations.loadingAgain } };
