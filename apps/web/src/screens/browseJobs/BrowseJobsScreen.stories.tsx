import { jobDirectoryFlow } from '@guildhall/machines/scenarios/jobDirectory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { BrowseJobsScreen } from './BrowseJobsScreen.tsx';

const meta = {
  title: 'Screens/BrowseJobs',
  component: BrowseJobsScreen,
  args: {
    send: fn(),
    now: sampleNow,
    action: '#jobs',
    detailsHref: ({ id }) => `#job=${id}`,
    applicationHref: (id) => `#application=${id}`,
    changedHref: (change) => `#${Object.keys(change).join('-')}`,
    pageHref: (page) => `#page=${page}`,
    unfilteredHref: '#unfiltered',
    clearHref: '#',
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof BrowseJobsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: jobDirectoryFlow.snapshots.loading } };
export const Failed: Story = { args: { snapshot: jobDirectoryFlow.snapshots.failed } };
export const Empty: Story = { args: { snapshot: jobDirectoryFlow.snapshots.empty } };
export const Listed: Story = { args: { snapshot: jobDirectoryFlow.snapshots.listed } };
export const Marking: Story = { args: { snapshot: jobDirectoryFlow.snapshots.marking } };

// Variations

/** Jobs that the freelancer has applied to say so, and lead to the application. */
export const Applied: Story = { args: { snapshot: jobDirectoryFlow.snapshots.applied } };
export const LoadingAgain: Story = { args: { snapshot: jobDirectoryFlow.snapshots.loadingAgain } };
export const NothingFound: Story = { args: { snapshot: jobDirectoryFlow.snapshots.nothingFound } };
export const Filtered: Story = { args: { snapshot: jobDirectoryFlow.snapshots.filtered } };
export const LastPage: Story = { args: { snapshot: jobDirectoryFlow.snapshots.lastPage } };
