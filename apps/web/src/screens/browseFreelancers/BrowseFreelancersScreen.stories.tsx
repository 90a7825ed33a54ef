import { talentDirectoryFlow } from '@guildhall/machines/scenarios/talentDirectory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { BrowseFreelancersScreen } from './BrowseFreelancersScreen.tsx';

const meta = {
  title: 'Screens/BrowseFreelancers',
  component: BrowseFreelancersScreen,
  args: {
    send: fn(),
    action: '#freelancers',
    pageHref: (page) => `#page=${page}`,
    changedHref: (change) => `#${Object.keys(change).join('&')}`,
    unfilteredHref: '#unfiltered',
    clearHref: '#clear',
    profileHref: ({ id }) => `#profile=${id}`,
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof BrowseFreelancersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: talentDirectoryFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: talentDirectoryFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: talentDirectoryFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: talentDirectoryFlow.snapshots.listed } };

// Variations

/** How rates are spread could not be loaded. */
export const WithoutRates: Story = { args: { snapshot: talentDirectoryFlow.snapshots.withoutRates } };
export const LoadingAgain: Story = { args: { snapshot: talentDirectoryFlow.snapshots.loadingAgain } };
/** Of several skills the native list has one answer; what has no field is a chip. */
export const Filtered: Story = { args: { snapshot: talentDirectoryFlow.snapshots.filtered } };
export const NothingFound: Story = { args: { snapshot: talentDirectoryFlow.snapshots.nothingFound } };
export const LastPage: Story = { args: { snapshot: talentDirectoryFlow.snapshots.lastPage } };
