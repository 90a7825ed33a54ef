import type { Access } from '@guildhall/machines/domain/access';

import { jobIdOf, profileIdOf } from './idInPath.ts';
import type { Path } from './paths.ts';
import { paths, plainPath } from './paths.ts';

export interface RouteEntry {
  path: Path;
  access: Access;
  /** The page's module, by its place below `screens/`: also its name in the build's manifest. */
  module: string;
}

const clients = ['CLIENT'] as const;
const freelancers = ['FREELANCER'] as const;
// Put together here, since the list of roles would bring every other list of the contract to every page.
const members = [...clients, ...freelancers] as const;

/** Every page, with who may see it: the route table of the specification (2.1). */
export const routes: readonly RouteEntry[] = [
  { path: paths.home, access: 'public', module: 'home/screen' },
  { path: paths.about, access: 'public', module: 'about/AboutRoute' },
  { path: paths.howToFindWork, access: 'public', module: 'howToFindWork/HowToFindWorkRoute' },
  { path: paths.skillDevelopment, access: 'public', module: 'skillDevelopment/SkillDevelopmentRoute' },
  { path: paths.successStories, access: 'public', module: 'successStories/SuccessStoriesRoute' },
  { path: paths.press, access: 'public', module: 'press/PressRoute' },
  { path: paths.getStarted, access: 'public', module: 'getStarted/GetStartedRoute' },
  { path: paths.successTips, access: 'public', module: 'successTips/SuccessTipsRoute' },
  { path: paths.contactSupport, access: 'public', module: 'supportRequest/screen' },
  { path: paths.terms, access: 'public', module: 'terms/TermsRoute' },
  { path: paths.privacy, access: 'public', module: 'privacy/PrivacyRoute' },
  { path: paths.sitemap, access: 'public', module: 'sitemap/SitemapRoute' },
  { path: paths.jobs, access: 'public', module: 'jobDirectory/screen' },
  { path: paths.freelancers, access: 'public', module: 'talentDirectory/screen' },
  { path: paths.login, access: 'guest', module: 'login/screen' },
  { path: paths.signup, access: 'guest', module: 'signup/screen' },
  { path: paths.clientSignup, access: 'guest', module: 'signup/screen' },
  { path: paths.freelancerSignup, access: 'guest', module: 'signup/screen' },
  { path: paths.forgotPassword, access: 'guest', module: 'forgotPassword/screen' },
  { path: paths.clientDashboard, access: clients, module: 'clientDashboard/ClientDashboardRoute' },
  { path: paths.jobTimeline, access: clients, module: 'projectTimeline/screen' },
  { path: paths.editJob, access: clients, module: 'editJob/screen' },
  { path: paths.workTimeline, access: freelancers, module: 'projectTimeline/screen' },
  { path: paths.freelancerDashboard, access: freelancers, module: 'freelancerDashboard/FreelancerDashboardRoute' },
  { path: paths.dashboard, access: members, module: 'dashboard/DashboardRoute' },
  { path: paths.clientProfileSetup, access: clients, module: 'clientProfileSetup/screen' },
  { path: paths.freelancerProfileSetup, access: freelancers, module: 'freelancerProfileSetup/screen' },
  { path: paths.postJob, access: clients, module: 'postJob/screen' },
  { path: paths.findWork, access: freelancers, module: 'findWork/FindWorkRoute' },
  { path: paths.findTalent, access: clients, module: 'talentSearch/screen' },
  { path: paths.compareTalent, access: clients, module: 'talentComparison/screen' },
  { path: paths.profile, access: members, module: 'ownProfile/screen' },
  { path: paths.workStatement, access: members, module: 'workStatement/screen' },
  { path: paths.editProfile, access: members, module: 'editProfile/EditProfileRoute' },
  { path: paths.account, access: members, module: 'account/AccountRoute' },
];

/** What is shown at an address, and to whom. */
export type Page = Pick<RouteEntry, 'access' | 'module'> & {
  /** Whether the API counts who reads what the page shows. */
  countsReaders?: true;
};

export const notFound: Page = { access: 'public', module: 'notFound/NotFoundRoute' };

/** One page for everyone's profile: its addresses are those of `profilePath`. */
const publicProfile: Page = { access: 'public', module: 'publicProfile/screen', countsReaders: true };

/** One page for every job: its addresses are those of `jobPath`. */
const job: Page = { access: 'public', module: 'jobPage/screen' };

/** Pages that are many each, one for everything of a kind. */
export const manyPages: readonly Page[] = [publicProfile, job];

/** The page at an address, if there is one. */
export function routeAt(pathname: string): Page | undefined {
  const plain = plainPath(pathname);
  const page = routes.find(({ path }) => path === plain);
  if (page !== undefined) return page;
  if (profileIdOf(plain) !== null) return publicProfile;
  return jobIdOf(plain) === null ? undefined : job;
}
