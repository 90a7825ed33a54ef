import { fittingJobsFlow } from '@guildhall/machines/scenarios/fittingJobs';
import { freelancerWaitingFlow } from '@guildhall/machines/scenarios/freelancerWaiting';
import { homeFlow } from '@guildhall/machines/scenarios/home';
import { peopleForPostsFlow } from '@guildhall/machines/scenarios/peopleForPosts';
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

const full = homeFlow.snapshots.ready;

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
