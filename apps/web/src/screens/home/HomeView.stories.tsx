import { homeMachine } from '@guildhall/machines/flows/home';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fittingJobsFlow } from '@guildhall/machines/scenarios/fittingJobs';
import { freelancerWaitingFlow } from '@guildhall/machines/scenarios/freelancerWaiting';
import { peopleForPostsFlow } from '@guildhall/machines/scenarios/peopleForPosts';
import { at, settled } from '@guildhall/machines/testing/replay';
import { featuredFreelancers, jobs } from '@guildhall/machines/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { sampleNow } from '../../kit/sampleNow.ts';
import { inMain } from '../../shell/inMain.tsx';
import { FittingJobsView } from '../fittingJobs/FittingJobsView.tsx';
import { WaitingListView } from '../freelancerWaiting/FreelancerWaitingView.tsx';
import { PeopleForPostsView } from '../peopleForPosts/PeopleForPostsView.tsx';
import { homeHrefsAt } from './homeHrefs.ts';
import { HomeView } from './HomeView.tsx';

/** The flows of what concerns a reader, with their snapshots: `tests/loop` follows what their controls send. */
const people = { snapshot: peopleForPostsFlow.snapshots.shown, send: fn() };
const waiting = { snapshot: freelancerWaitingFlow.snapshots.shown, send: fn() };
const fitting = { snapshot: fittingJobsFlow.snapshots.shown, send: fn() };

const hrefs = homeHrefsAt({ here: (changes) => `#${Object.values(changes).join()}` });

interface HomeArgs extends ComponentProps<typeof HomeView> {
  flows?: readonly object[];
}

const meta = {
  id: 'screens-home',
  title: 'Screens/Finding/Home',
  tags: ['autodocs'],
  component: HomeView,
  args: {
    send: fn(),
    role: null,
    firstName: '',
    now: sampleNow,
    figures: [
      { figure: '1K+', label: 'active freelancers' },
      { figure: '500+', label: 'projects completed' },
      { figure: '98%', label: 'client satisfaction' },
    ],
    hrefs,
  },
  decorators: [inMain],
  parameters: { layout: 'fullscreen', visual: { widths: [390, 768, 1280], themes: ['light', 'dark'] } },
} satisfies Meta<HomeArgs>;

export default meta;
type Story = StoryObj<HomeArgs>;

const [ngozi, emil] = featuredFreelancers as [Schema<'FeaturedFreelancer'>, Schema<'FeaturedFreelancer'>];
const more = [
  {
    name: 'Ines Carvalho-Brandt',
    location: 'Porto, Portugal',
    bio: 'Brand identities',
    skills: ['Logo Design', 'Figma'],
  },
  {
    name: 'Jun Takahashi',
    location: 'Osaka, Japan',
    bio: 'Translator, Japanese and English.',
    skills: ['Translation'],
  },
  {
    name: 'Okan Yıldız',
    location: null,
    bio: 'I find out why people leave.',
    skills: ['SEO', 'Google Ads', 'HubSpot'],
  },
].map(({ skills, ...profile }, index) => ({
  ...ngozi,
  id: `${ngozi.id}-${index}`,
  skills,
  ratings: 4.2 + index * 0.3,
  projectsCompleted: 1 + index * 12,
  hourlyRate: 38 + index * 41.5,
  profile: { ...profile, profileImage: null },
}));
const moreProjects = [
  { title: 'Booking calendar for a climbing hall', budget: { min: 1200, max: 1800 } },
  { title: 'Ten product photographs retouched', budget: { min: 250, max: 250 } },
  {
    title: 'Move twelve years of newsletters to a new service without losing one subscriber',
    budget: { min: 5000, max: 12500 },
  },
].map((change, index) => ({ ...(jobs[index] as Schema<'Job'>), ...change, id: `${jobs[index]?.id}-${index}` }));

const full = at(homeMachine, { freelancer: null }, [
  settled('listFeaturedFreelancers', [ngozi, ...more, emil]),
  settled('listFeaturedProjects', [...jobs, ...moreProjects]),
]);

/** Five people and six projects, as a visitor sees them. */
export const Visitor: Story = { args: { snapshot: full } };
export const Client: Story = {
  args: {
    snapshot: full,
    role: 'CLIENT',
    firstName: 'Mara',
    flows: [people],
    concerns: (rest) => (
      <PeopleForPostsView
        {...people}
        now={sampleNow}
        waitingHref={({ kind, project }) => `#${kind}=${project.id}`}
        postJobHref="#post-job"
        skillsHref={(skills) => `#skills=${skills.join()}`}
        profileHref={({ id }) => `#profile=${id}`}
      >
        {rest}
      </PeopleForPostsView>
    ),
  },
};
export const Freelancer: Story = {
  args: {
    snapshot: full,
    role: 'FREELANCER',
    firstName: 'Ngozi',
    flows: [waiting, fitting],
    concerns: (rest) => (
      <>
        <WaitingListView
          {...waiting}
          now={sampleNow}
          taskHref={({ kind, project }) => `#${kind}=${project.id}`}
          profileHref="#profile"
        />
        <FittingJobsView
          {...fitting}
          now={sampleNow}
          hrefs={hrefs}
          skillsHref={(skills) => `#skills=${skills.join()}`}
          profileHref="#profile"
        />
        {rest}
      </>
    ),
  },
};
/** A new marketplace has no figures that are worth showing. */
export const WithoutFigures: Story = { args: { snapshot: full, figures: [] } };
/** There is nothing to look for: the focus goes back to the field. */
export const SearchedForNothing: Story = {
  args: { snapshot: full, role: 'CLIENT', firstName: 'Mara' },
  parameters: { visual: { widths: [390] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search freelancers' })).toHaveFocus();
  },
};
