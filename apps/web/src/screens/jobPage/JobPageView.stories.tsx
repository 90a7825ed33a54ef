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
import { JobPageView } from './JobPageView.tsx';

/** The job is among the favourites of its reader, or not. */
const favouriteAs = (snapshot: (typeof favouritesFlow.snapshots)['closed']) => (
  <FavouriteView snapshot={snapshot} send={fn()} jobId={job.id} title={job.title} isNamed />
);
const freelancer = { visitor: 'FREELANCER', favourite: favouriteAs(favouritesFlow.snapshots.closed) } as const;

const meta = {
  title: 'Screens/JobPage',
  component: JobPageView,
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
} satisfies Meta<typeof JobPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marking: Story = { args: { snapshot: jobPageFlow.snapshots.marking, ...freelancer } };
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
