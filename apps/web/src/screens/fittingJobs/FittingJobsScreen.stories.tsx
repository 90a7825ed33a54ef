import { fittingJobsFlow } from '@guildhall/machines/scenarios/fittingJobs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { sampleHrefs } from '../home/sampleHrefs.ts';
import { sampleNow } from '../shared/sampleNow.ts';
import { FittingJobsScreen } from './FittingJobsScreen.tsx';

const meta = {
  title: 'Screens/FittingJobs',
  component: FittingJobsScreen,
  args: {
    send: fn(),
    now: sampleNow,
    hrefs: sampleHrefs,
    skillsHref: (skills) => `#skills=${skills.join()}`,
    profileHref: '#profile',
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof FittingJobsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: fittingJobsFlow.snapshots.loading } };
export const Searching: Story = { args: { snapshot: fittingJobsFlow.snapshots.searching } };
export const Shown: Story = { args: { snapshot: fittingJobsFlow.snapshots.shown } };
export const Failed: Story = { args: { snapshot: fittingJobsFlow.snapshots.failed } };

// Variations

export const None: Story = { args: { snapshot: fittingJobsFlow.snapshots.none } };
export const WithoutSkills: Story = { args: { snapshot: fittingJobsFlow.snapshots.withoutSkills } };
export const LoadingAgain: Story = { args: { snapshot: fittingJobsFlow.snapshots.loadingAgain } };
