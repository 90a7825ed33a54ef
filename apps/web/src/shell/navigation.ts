import { paths } from '../paths.ts';
import type { Visitor } from '../session/guards.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

const about: NavigationLink = { label: 'About', href: paths.about };
const findWork: NavigationLink = { label: 'Find Work', href: paths.findWork };

/** The links of header and drawer by who is looking (specification, 2.3), as far as their pages exist. */
export function mainLinks(visitor: Visitor): NavigationLink[] {
  switch (visitor) {
    case 'CLIENT':
      return [{ label: 'Dashboard', href: paths.clientDashboard }, { label: 'Post Job', href: paths.postJob }, about];
    case 'FREELANCER':
      return [findWork, { label: 'Dashboard', href: paths.freelancerDashboard }, about];
    case 'unknown':
    case 'guest':
      return [findWork, about];
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

/** The footer's groups for each role; the company's own group is the same for everybody. */
export function footerGroups(visitor: Visitor): LinkGroup[] {
  const company: LinkGroup = {
    title: 'Company',
    entries: [about, { label: 'Terms', href: paths.terms }, { label: 'Privacy', href: paths.privacy }],
  };
  switch (visitor) {
    case 'CLIENT':
      return [
        {
          title: 'For clients',
          entries: [
            { label: 'Dashboard', href: paths.clientDashboard },
            { label: 'Post a job', href: paths.postJob },
          ],
        },
        company,
      ];
    case 'FREELANCER':
      return [
        {
          title: 'For freelancers',
          entries: [
            { label: 'Find work', href: paths.findWork },
            { label: 'Dashboard', href: paths.freelancerDashboard },
          ],
        },
        company,
      ];
    case 'unknown':
    case 'guest':
      return [
        { title: 'For clients', entries: [{ label: 'Hire freelancers', href: paths.clientSignup }] },
        {
          title: 'For freelancers',
          entries: [
            { label: 'Find work', href: paths.findWork },
            { label: 'Create a profile', href: paths.freelancerSignup },
          ],
        },
        company,
      ];
  }
}
