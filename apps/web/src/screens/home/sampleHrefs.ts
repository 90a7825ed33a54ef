import type { HomeHrefs } from './homeHrefs.ts';

/** Where stories of the home page lead. */
export const sampleHrefs: HomeHrefs = {
  search: (role) => (role === 'CLIENT' ? '#find-talent' : '#find-work'),
  findWork: '#find-work',
  jobs: (role) => (role === 'FREELANCER' ? '#find-work' : '#jobs'),
  freelancers: (role) => (role === 'CLIENT' ? '#find-talent' : '#freelancers'),
  postJob: '#post-job',
  dashboard: { CLIENT: '#dashboard', FREELANCER: '#dashboard' },
  signup: { CLIENT: '#client-signup', FREELANCER: '#freelancer-signup' },
  details: (id) => `#job=${id}`,
  apply: (id) => `#apply=${id}`,
  signupToApply: (id) => `#signup-to-apply=${id}`,
  application: (id) => `#application=${id}`,
  profile: ({ id }) => `#profile=${id}`,
};
