import { favouritesFlow } from '@guildhall/machines/scenarios/favourites';
import { almost } from '@guildhall/machines/scenarios/freelancerOverview';
import { jobPageFlow } from '@guildhall/machines/scenarios/jobPage';
import { job } from '@guildhall/machines/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inMain } from '../../shell/inMain.tsx';
import { FavouriteView } from '../favourites/FavouriteView.tsx';
import { ProfilePromptView } from '../jobGate/ProfilePromptView.tsx';
import { sampleNow } from '../shared/sampleNow.ts';
import { JobPageScreen } from './JobPageScreen.tsx';

/** The job is among the favourites of its reader, or not. */
const favouriteAs = (snapshot: (typeof favouritesFlow.snapshots)['closed']) => (
  <FavouriteView snapshot={snapshot} send={fn()} jobId={job.id} title={job.title} isNamed />
);
const freelancer = { visitor: 'FREELANCER', favourite: favouriteAs(favouritesFlow.snapshots.closed) } as const;

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

export const Loading: Story = { args: { snapshot: jobPageFlow.snapshots.loading } };
export const Comparing: Story = { args: { snapshot: jobPageFlow.snapshots.comparing } };
export const Shown: Story = { args: { snapshot: jobPageFlow.snapshots.shown } };
export const Marking: Story = { args: { snapshot: jobPageFlow.snapshots.marking, ...freelancer } };
export const Closed: Story = { args: { snapshot: jobPageFlow.snapshots.closed } };
export const Missing: Story = { args: { snapshot: jobPageFlow.snapshots.missing } };
export const Failed: Story = { args: { snapshot: jobPageFlow.snapshots.failed } };

// Variations

export const ForFreelancers: Story = { args: { snapshot: jobPageFlow.snapshots.forFreelancers, ...freelancer } };

/** The profile says too little to apply. */
export const ForNewcomers: Story = {
  args: {
    snapshot: jobPageFlow.snapshots.forFreelancers,
    ...freelancer,
    profileSetupHref: '#profile',
    prompt: <ProfilePromptView completion={almost} profileSetupHref={(criterion) => `#profile=${criterion ?? ''}`} />,
  },
};
export const Applied: Story = {
  args: {
    snapshot: jobPageFlow.snapshots.applied,
    visitor: 'FREELANCER',
    favourite: favouriteAs(favouritesFlow.snapshots.among),
  },
};
/** A favourite that was taken since. */
export const ClosedFavourite: Story = {
  args: {
    snapshot: jobPageFlow.snapshots.closed,
    visitor: 'FREELANCER',
    favourite: favouriteAs(favouritesFlow.snapshots.among),
  },
};
export const ForClients: Story = { args: { snapshot: jobPageFlow.snapshots.shown, visitor: 'CLIENT' } };
export const Withdrawn: Story = { args: { snapshot: jobPageFlow.snapshots.withdrawn } };
export const BareClient: Story = { args: { snapshot: jobPageFlow.snapshots.bareClient } };
