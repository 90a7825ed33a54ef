import { peopleForPostsFlow } from '@guildhall/machines/scenarios/peopleForPosts';
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

export const Loading: Story = { args: { snapshot: peopleForPostsFlow.snapshots.loading } };
export const Searching: Story = { args: { snapshot: peopleForPostsFlow.snapshots.searching } };
export const Shown: Story = { args: { snapshot: peopleForPostsFlow.snapshots.shown } };
export const Failed: Story = { args: { snapshot: peopleForPostsFlow.snapshots.failed } };

// Variations

export const NewClient: Story = { args: { snapshot: peopleForPostsFlow.snapshots.newClient } };
export const NoneOpen: Story = { args: { snapshot: peopleForPostsFlow.snapshots.noneOpen } };
export const NoOneFits: Story = { args: { snapshot: peopleForPostsFlow.snapshots.noOneFits } };
export const LoadingAgain: Story = { args: { snapshot: peopleForPostsFlow.snapshots.loadingAgain } };
