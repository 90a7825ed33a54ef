import { favouritesFlow } from '@guildhall/machines/scenarios/favourites';
import { almost } from '@guildhall/machines/scenarios/freelancerOverview';
import { assignedJob, job, newJob } from '@guildhall/machines/testing/samples';
import { createElement } from 'react';

const { closed, among } = favouritesFlow.snapshots;

/** A freelancer, among whose favourites the job is or is not, and what their profile lacks. */
const freelancer = (favourites: typeof closed, of = job, completion: typeof almost | null = null) => ({
  role: 'FREELANCER' as const,
  parts: async () => {
    const { namedFavourite } = await import('../favourites/storyParts.tsx');
    const { ProfilePromptView } = await import('../freelancerOverview/ProfilePromptView.tsx');
    return {
      favourite: namedFavourite(favourites, of),
      ...(completion && {
        profileSetupHref: '#profile',
        prompt: createElement(ProfilePromptView, { completion, profileSetupHref: () => '#profile' }),
      }),
    };
  },
});

/** Who reads about a job. */
export const readers = {
  default: { pathname: `/job/redesign-of-our-online-shop/${job.id}` },
  forClients: { scenario: 'shown', role: 'CLIENT' },
  marking: freelancer(closed),
  forFreelancers: freelancer(closed, newJob),
  applied: freelancer(among),
  /** The profile says too little to apply. */
  forNewcomers: { scenario: 'forFreelancers', ...freelancer(closed, newJob, almost) },
  /** A favourite that was taken since. */
  closedFavourite: { scenario: 'closed', ...freelancer(among, assignedJob) },
} as const;
