import { fittingJobsSnapshots, fittingJobsVariations } from '@guildhall/machines/snapshots/fittingJobs';
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

export const Loading: Story = { args: { snapshot: fittingJobsSnapshots.loading } };
export const Searching: Story = { args: { snapshot: fittingJobsSnapshots.searching } };
export const Shown: Story = { args: { snapshot: fittingJobsSnapshots.shown } };
export const Failed: Story = { args: { snapshot: fittingJobsSnapshots.failed } };

// Variations

export const None: Story = { args: { snapshot: fittingJobsVariations.none } };
export const WithoutSkills: Story = { args: { snapshot: fittingJobsVariations.withoutSkills } };
export const LoadingAgain: Story = { args: { snapshot: fittingJobsVariations.loadingAgain } };
