import type { Role } from '@guildhall/api/enums';
import type { Destination, Navigate } from '@guildhall/machines/kit/effects';

/** Every address of the product. URLs are written here and nowhere else. */
export const paths = {
  home: '/',
  about: '/about',
  howToFindWork: '/how-to-find-work',
  skillDevelopment: '/skill-development',
  successStories: '/success-stories',
  press: '/press',
  contactSupport: '/contact-support',
  getStarted: '/get-started',
  successTips: '/success-tips',
  terms: '/terms',
  privacy: '/privacy',
  sitemap: '/sitemap',
  jobs: '/jobs',
  freelancers: '/freelancers',
  login: '/login',
  signup: '/signup',
  clientSignup: '/client-signup',
  freelancerSignup: '/freelancer-signup',
  forgotPassword: '/forgot-password',
  clientDashboard: '/client-dashboard',
  jobTimeline: '/client-dashboard/timeline',
  editJob: '/client-dashboard/edit-job',
  freelancerDashboard: '/freelancer-dashboard',
  workTimeline: '/freelancer-dashboard/timeline',
  dashboard: '/dashboard',
  clientProfileSetup: '/client-profile-setup',
  freelancerProfileSetup: '/freelancer-profile-setup',
  postJob: '/post-job',
  findWork: '/find-work',
  findTalent: '/find-talent',
  compareTalent: '/find-talent/compare',
  profile: '/profile',
  editProfile: '/edit-profile',
  account: '/account',
  workStatement: '/work-statement',
} as const satisfies Record<Destination, string> & Record<string, string>;

export type Path = (typeof paths)[keyof typeof paths];

export const dashboardPath = {
  CLIENT: paths.clientDashboard,
  FREELANCER: paths.freelancerDashboard,
} as const satisfies Record<Role, Path>;

export const profileSetupPath = {
  CLIENT: paths.clientProfileSetup,
  FREELANCER: paths.freelancerProfileSetup,
} as const satisfies Record<Role, Path>;

/** An address with a query; names without a value are left out. */
export function withSearch(path: string, search: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Whether an address opens a job over its page. */
export const opensJob = (search: string): boolean => new URLSearchParams(search).has('job');

/** The address that a flow leads to. */
export const hrefOf = (to: Navigate): string => ('path' in to ? to.path : withSearch(paths[to.to], to.search ?? {}));

/** For whom the page is that a person wanted who is led elsewhere, where that is why. */
export const pageForOf = (to: Navigate | null): Role | undefined =>
  to !== null && 'to' in to ? to.pageFor : undefined;

// Any origin would do: what is asked is whether the address stays on it.
const anySite = 'https://site.invalid';

/** A path as pages are known by: `/about/` is `/about`. */
export const plainPath = (pathname: string): string => (pathname === '/' ? pathname : pathname.replace(/\/$/, ''));

/**
 * An address on this site as browsers read it, or nothing: a link from elsewhere must not send people away after they
 * log in. Browsers drop tabs and line breaks and take `\\` for `/`, so what a browser makes of the text is looked at, and
 * must mean the same when it is read again.
 */
export function sameSite(address: string | null): string | null {
  if (address === null || !address.startsWith('/') || !URL.canParse(address, anySite)) return null;
  const { origin, pathname, search, hash } = new URL(address, anySite);
  const plain = plainPath(pathname) + search + hash;
  // A path of control characters means no page, and is read in more ways than one.
  if (origin !== anySite || pathname.startsWith('//') || /%(?:[01][\da-f]|7f)/i.test(pathname)) return null;
  return plain;
}
