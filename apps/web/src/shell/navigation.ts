import type { Access } from '@guildhall/machines/access';
import { isOpen } from '@guildhall/machines/access';

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
const postJob: NavigationLink = { label: 'Post Job', href: paths.postJob };
const clientDashboard: NavigationLink = { label: 'Dashboard', href: paths.clientDashboard };
const freelancerDashboard: NavigationLink = { label: 'Dashboard', href: paths.freelancerDashboard };

const profile: NavigationLink = { label: 'Profile', href: paths.profile };

/** Whom a page is made for, while nobody knows who is here: most often it is them. */
export function expectedVisitor(access: Access): Visitor {
  return isOpen(access) ? 'guest' : (access[0] ?? 'guest');
}

/** The pages that tell about the place itself. Their header leads home first. */
const informationPages: ReadonlySet<string> = new Set([
  paths.about,
  paths.howToFindWork,
  paths.skillDevelopment,
  paths.successStories,
  paths.press,
  paths.contactSupport,
  paths.getStarted,
  paths.successTips,
  paths.terms,
  paths.privacy,
  paths.sitemap,
]);

/**
 * The links of header and drawer by who is looking (specification, 2.3); in one order everywhere, as WCAG 3.2.3 asks,
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
      return isInformation ? [home, findTalent, findWork, about] : [findTalent, findWork, about];
  }
}

export const guestLinks = {
  logIn: { label: 'Log In', href: paths.login },
  signUp: { label: 'Sign Up', href: paths.signup },
} as const satisfies Record<string, NavigationLink>;

export interface LinkGroup {
  title: string;
  entries: NavigationLink[];
}

/** The company's own group, the same for everybody; the footer adds the way in or out. */
export const companyGroup: LinkGroup = {
  title: 'Company',
  entries: [
    about,
    { label: 'Terms', href: paths.terms },
    { label: 'Privacy', href: paths.privacy },
    { label: 'Press', href: paths.press },
    { label: 'Contact Support', href: paths.contactSupport },
    { label: 'Sitemap', href: paths.sitemap },
  ],
};

/** The footer's groups for each role: two of two links for everybody, so that learning who is here moves nothing. */
export function roleGroups(visitor: Visitor): LinkGroup[] {
  switch (visitor) {
    case 'CLIENT':
      return [
        {
          title: 'Your projects',
          entries: [
            { label: 'My jobs', href: paths.clientDashboard },
            { label: 'Applicants', href: withSearch(paths.clientDashboard, { tab: 'applicants' }) },
          ],
        },
        {
          title: 'Hiring',
          entries: [
            { label: 'Post a job', href: paths.postJob },
            { label: 'Company profile', href: paths.clientProfileSetup },
          ],
        },
      ];
    case 'FREELANCER':
      return [
        {
          title: 'Your work',
          entries: [
            { label: 'Assigned jobs', href: withSearch(paths.freelancerDashboard, { tab: 'assigned' }) },
            { label: 'My applications', href: withSearch(paths.freelancerDashboard, { tab: 'applications' }) },
          ],
        },
        {
          title: 'New work',
          entries: [
            { label: 'Find work', href: paths.findWork },
            { label: 'Your profile', href: paths.freelancerProfileSetup },
          ],
        },
      ];
    case 'unknown':
    case 'guest':
      return [
        {
          title: 'For clients',
          entries: [
            { label: 'Hire freelancers', href: paths.clientSignup },
            { label: 'Post a job', href: paths.postJob },
          ],
        },
        {
          title: 'For freelancers',
          entries: [
            { label: 'Create a profile', href: paths.freelancerSignup },
            { label: 'Find work', href: paths.findWork },
          ],
        },
      ];
  }
}
