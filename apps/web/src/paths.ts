import type { Role } from '@guildhall/api/enums';
import type { Destination } from '@guildhall/machines/effects';

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
  login: '/login',
  signup: '/signup',
  clientSignup: '/client-signup',
  freelancerSignup: '/freelancer-signup',
  forgotPassword: '/forgot-password',
  clientDashboard: '/client-dashboard',
  freelancerDashboard: '/freelancer-dashboard',
  dashboard: '/dashboard',
  clientProfileSetup: '/client-profile-setup',
  freelancerProfileSetup: '/freelancer-profile-setup',
  postJob: '/post-job',
  findWork: '/find-work',
  findTalent: '/find-talent',
  profile: '/profile',
  editProfile: '/edit-profile',
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

/** The login page, which leads back to `wanted` afterwards. */
export const loginPath = (wanted: string): string =>
  withSearch(paths.login, { next: wanted === paths.home ? null : wanted });

/** An address on this site, or nothing: a link from elsewhere must not send people away after they log in. */
export function sameSite(path: string | null): string | null {
  if (path === null || !/^\/(?![/\\])/.test(path)) return null;
  return path;
}
