import type { Access } from '@guildhall/machines/domain/access';
import { isOpen } from '@guildhall/machines/domain/access';

import { paths, withSearch } from '../paths.ts';
import type { Visitor } from '../session/guards.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

const home: NavigationLink = { label: 'Home', href: paths.home };
const about: NavigationLink = { label: 'About', href: paths.about };
const findWork: NavigationLink = { label: 'Find Work', href: paths.findWork };
const findTalent: NavigationLink = { label: 'Find Talent', href: paths.findTalent };

/** The same for visitors: lists that they may read without an account. */
const openWork: NavigationLink = { ...findWork, href: paths.jobs };
const openTalent: NavigationLink = { ...findTalent, href: paths.freelancers };

const postJob: NavigationLink = { label: 'Post Job', href: paths.postJob };
const clientDashboard: NavigationLink = { label: 'Dashboard', href: paths.clientDashboard };
const freelancerDashboard: NavigationLink = { label: 'Dashboard', href: paths.freelancerDashboard };

/** Behind the name of the person who is signed in. */
export const account: NavigationLink = { label: 'Account', href: paths.account };
const profile: NavigationLink = { label: 'Profile', href: paths.profile };

/** Whom a page is made for, while no one knows who is here: most often it is them. */
export function expectedVisitor(access: Access): Visitor {
  return isOpen(access) ? 'guest' : access[0];
}

export interface LinkGroup {
  title: string;
  entries: NavigationLink[];
}

/** As long as the longest list of main pages, so that learning who is signed in moves nothing below. */
const guides: LinkGroup = {
  title: 'Guides',
  entries: [
    { label: 'Get started', href: paths.getStarted },
    { label: 'How to find work', href: paths.howToFindWork },
    { label: 'Skill development', href: paths.skillDevelopment },
    { label: 'Success tips', href: paths.successTips },
    { label: 'Success stories', href: paths.successStories },
  ],
};

const browseJobs: NavigationLink = { label: 'Browse jobs', href: paths.jobs };
const browseFreelancers: NavigationLink = { label: 'Browse freelancers', href: paths.freelancers };

const site: LinkGroup = {
  title: 'Open to everyone',
  entries: [
    browseJobs,
    browseFreelancers,
    { label: 'Privacy', href: paths.privacy },
    { label: 'Sitemap', href: paths.sitemap },
  ],
};

/** The last group; the footer adds the way in or out. */
export const companyGroup: LinkGroup = {
  title: 'Company',
  entries: [
    { label: 'Terms', href: paths.terms },
    { label: 'Press', href: paths.press },
    { label: 'Contact Support', href: paths.contactSupport },
  ],
};

/** The pages that explain the marketplace. Their frame leads home first. */
export const informationPages: ReadonlySet<string> = new Set(
  [about, ...guides.entries, ...site.entries, ...companyGroup.entries]
    .filter((link) => link !== browseJobs && link !== browseFreelancers)
    .map(({ href }) => href),
);

/**
 * The pages that header, drawer and footer all lead to (specification, 2.3); in one order everywhere, as WCAG 3.2.3 asks,
 * also where the specification names About earlier.
 */
export function mainLinks(visitor: Visitor, pathname: string): NavigationLink[] {
  const isInformation = informationPages.has(pathname);
  switch (visitor) {
    case 'CLIENT':
      return isInformation
        ? [home, findTalent, clientDashboard, about, profile]
        : [findTalent, clientDashboard, postJob, about, profile];
    case 'FREELANCER':
      return isInformation
        ? [home, findWork, freelancerDashboard, about, profile]
        : [findWork, freelancerDashboard, about, profile];
    case 'unknown':
    case 'guest':
      return isInformation ? [home, openTalent, openWork, about] : [openTalent, openWork, about];
  }
}

export const guestLinks = {
  logIn: { label: 'Log In', href: paths.login },
  signUp: { label: 'Sign Up', href: paths.signup },
} as const satisfies Record<string, NavigationLink>;

/** The footer's groups but the company's: the same main pages, and what only the footer leads to. */
export function footerGroups(visitor: Visitor, pathname: string): LinkGroup[] {
  const links = mainLinks(visitor, pathname);
  const isGuest = visitor === 'guest' || visitor === 'unknown';
  return [
    { title: 'Explore', entries: isGuest ? [...links, guestLinks.signUp] : links },
    guides,
    roleGroup(visitor),
    site,
  ];
}

/** Pages that are complete without scripts: where a page that needs them leads. */
export const scriptlessLinks: readonly NavigationLink[] = [
  home,
  browseJobs,
  browseFreelancers,
  about,
  ...guides.entries,
];

/** What the main pages leave out, for each role. */
function roleGroup(visitor: Visitor): LinkGroup {
  switch (visitor) {
    case 'CLIENT':
      return {
        title: 'Your projects',
        entries: [
          { label: 'Applicants', href: withSearch(paths.clientDashboard, { tab: 'applicants' }) },
          { label: 'Company profile', href: paths.editProfile },
          account,
        ],
      };
    case 'FREELANCER':
      return {
        title: 'Your work',
        entries: [
          { label: 'Assigned jobs', href: withSearch(paths.freelancerDashboard, { tab: 'assigned' }) },
          { label: 'My applications', href: withSearch(paths.freelancerDashboard, { tab: 'applications' }) },
          { label: 'Your profile', href: paths.editProfile },
          account,
        ],
      };
    case 'unknown':
    case 'guest':
      return {
        title: 'Join us',
        entries: [
          { label: 'Hire freelancers', href: paths.clientSignup },
          { label: 'Freelance with us', href: paths.freelancerSignup },
        ],
      };
  }
}
