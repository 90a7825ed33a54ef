import type { paths } from '../../paths.ts';

/** For whom a page is, and whether one has to log in. */
export type SitemapBadge = 'Clients' | 'Freelancers' | 'Protected';

interface Category {
  title: string;
  pages: readonly { path: keyof typeof paths; label: string; text: string; badges?: readonly SitemapBadge[] }[];
}

const clientsOnly = ['Clients', 'Protected'] as const;
const freelancersOnly = ['Freelancers', 'Protected'] as const;

export const categories: readonly Category[] = [
  {
    title: 'Main pages',
    pages: [
      { path: 'home', label: 'Home', text: 'Featured people and projects' },
      { path: 'jobs', label: 'Browse jobs', text: 'Every open project, without an account' },
      { path: 'freelancers', label: 'Browse freelancers', text: 'People you can hire, without an account' },
      { path: 'about', label: 'About', text: 'Who we are' },
      { path: 'getStarted', label: 'Get started', text: 'Two ways in, step by step' },
    ],
  },
  {
    title: 'For clients',
    pages: [
      { path: 'findTalent', label: 'Find Talent', text: 'People for your project', badges: clientsOnly },
      { path: 'postJob', label: 'Post a Job', text: 'Describe what you need', badges: clientsOnly },
      { path: 'clientDashboard', label: 'Client dashboard', text: 'Your jobs and applicants', badges: clientsOnly },
      { path: 'clientProfileSetup', label: 'Company profile', text: 'Who you are', badges: clientsOnly },
    ],
  },
  {
    title: 'For freelancers',
    pages: [
      { path: 'findWork', label: 'Find Work', text: 'Search open projects', badges: freelancersOnly },
      {
        path: 'freelancerDashboard',
        label: 'Freelancer dashboard',
        text: 'Applications and assigned work',
        badges: freelancersOnly,
      },
      { path: 'freelancerProfileSetup', label: 'Your profile', text: 'What you do', badges: freelancersOnly },
    ],
  },
  {
    title: 'Learning',
    pages: [
      { path: 'howToFindWork', label: 'How to find work', text: 'Six steps', badges: ['Freelancers'] },
      { path: 'skillDevelopment', label: 'Skill development', text: 'What to learn next', badges: ['Freelancers'] },
      { path: 'successTips', label: 'Success tips', text: 'Sentences that work' },
      { path: 'successStories', label: 'Success stories', text: 'Four careers' },
    ],
  },
  {
    title: 'Your account',
    pages: [
      { path: 'login', label: 'Log In', text: 'If you have an account' },
      { path: 'signup', label: 'Sign Up', text: 'If you are new here' },
      { path: 'clientSignup', label: 'Sign up as a client', text: 'To hire', badges: ['Clients'] },
      { path: 'freelancerSignup', label: 'Sign up as a freelancer', text: 'To work', badges: ['Freelancers'] },
      { path: 'forgotPassword', label: 'Forgot password', text: 'Choose a new one' },
      { path: 'dashboard', label: 'Dashboard', text: 'The one for your role', badges: ['Protected'] },
      { path: 'profile', label: 'Profile', text: 'What others see about you', badges: ['Protected'] },
    ],
  },
  {
    title: 'Company',
    pages: [
      { path: 'press', label: 'Press', text: 'For anyone writing about us' },
      { path: 'contactSupport', label: 'Contact Support', text: 'Ask a person' },
    ],
  },
  {
    title: 'Legal',
    pages: [
      { path: 'terms', label: 'Terms', text: 'What we expect from each other' },
      { path: 'privacy', label: 'Privacy', text: 'What we know about you' },
      { path: 'sitemap', label: 'Sitemap', text: 'This page' },
    ],
  },
];
