import { favouritesSnapshots, favouritesVariations } from '@guildhall/machines/snapshots/favourites';
import { almost } from '@guildhall/machines/snapshots/freelancerOverview';
import { jobPageSnapshots, jobPageVariations } from '@guildhall/machines/snapshots/jobPage';
import { job } from '@guildhall/machines/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { FavouriteView } from '../favourites/FavouriteView.tsx';
import { ProfilePromptView } from '../jobGate/ProfilePromptView.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { JobPageScreen } from './JobPageScreen.tsx';

/** The job is among the favourites of its reader, or not. */
const favouriteAs = (snapshot: (typeof favouritesSnapshots)['closed']) => (
  <FavouriteView snapshot={snapshot} send={fn()} jobId={job.id} title={job.title} isNamed />
);
const freelancer = { visitor: 'FREELANCER', favourite: favouriteAs(favouritesSnapshots.closed) } as const;

const meta = {
  title: 'Screens/JobPage',
  component: JobPageScreen,
  args: {
    send: fn(),
    now: sampleNow,
    visitor: 'guest',
    hrefs: {
      home: '#home',
      jobs: '#jobs',
      job: ({ id }) => `#job=${id}`,
      entry: (id) => ({ signup: `#signup=${id}`, login: `#login=${id}` }),
      apply: (id) => `#apply=${id}`,
      application: (id) => `#application=${id}`,
      postJob: '#post-job',
      profile: ({ id }) => `#profile=${id}`,
      skill: (skill) => `#skill=${skill}`,
    },
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof JobPageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { snapshot: jobPageSnapshots.loading } };
export const Comparing: Story = { args: { snapshot: jobPageSnapshots.comparing } };
export const Shown: Story = { args: { snapshot: jobPageSnapshots.shown } };
export const Marking: Story = { args: { snapshot: jobPageSnapshots.marking, ...freelancer } };
export const Closed: Story = { args: { snapshot: jobPageSnapshots.closed } };
export const Missing: Story = { args: { snapshot: jobPageSnapshots.missing } };
export const Failed: Story = { args: { snapshot: jobPageSnapshots.failed } };

// Variations

export const ForFreelancers: Story = { args: { snapshot: jobPageVariations.forFreelancers, ...freelancer } };

/** The profile says too little to apply. */
export const ForNewcomers: Story = {
  args: {
    snapshot: jobPageVariations.forFreelancers,
    ...freelancer,
    profileSetupHref: '#profile',
    prompt: <ProfilePromptView completion={almost} profileSetupHref={(criterion) => `#profile=${criterion ?? ''}`} />,
  },
};
export const Applied: Story = {
  args: {
    snapshot: jobPageVariations.applied,
    visitor: 'FREELANCER',
    favourite: favouriteAs(favouritesVariations.among),
  },
};
/** A favourite that was taken since. */
export const ClosedFavourite: Story = {
  args: {
    snapshot: jobPageSnapshots.closed,
    visitor: 'FREELANCER',
    favourite: favouriteAs(favouritesVariations.among),
  },
};
export const ForClients: Story = { args: { snapshot: jobPageSnapshots.shown, visitor: 'CLIENT' } };
export const Withdrawn: Story = { args: { snapshot: jobPageVariations.withdrawn } };
export const BareClient: Story = { args: { snapshot: jobPageVariations.bareClient } };
