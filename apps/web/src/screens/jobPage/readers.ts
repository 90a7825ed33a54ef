import { job } from '@guildhall/machines/testing/samples';

/** Who reads about a job. What freelancers see of their favourites and profile is drawn by `JobPageView.stories.tsx`. */
export const readers = {
  default: { pathname: `/job/redesign-of-our-online-shop/${job.id}` },
  forClients: { scenario: 'shown', role: 'CLIENT' },
  marking: null,
  forFreelancers: null,
  applied: null,
} as const;
