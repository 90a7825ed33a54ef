import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Components/Navigation/SiteFooter',
  component: SiteFooter,
  args: {
    brand: 'Guildhall',
    statement: 'Where independent people and the work that needs them find each other.',
    groups: [
      {
        title: 'For clients',
        entries: [
          { label: 'Find Talent', href: '#find-talent' },
          { label: 'Post Job', href: '#post-job' },
          { label: 'Success Stories', href: '#success-stories' },
        ],
      },
      {
        title: 'For freelancers',
        entries: [
          { label: 'Find Work', href: '#find-work' },
          { label: 'How to Find Work', href: '#how-to-find-work' },
          { label: 'Skill Development', href: '#skill-development' },
        ],
      },
      {
        title: 'Company',
        entries: [
          { label: 'Terms', href: '#terms' },
          { label: 'Press', href: '#press' },
          { label: 'Contact Support', href: '#contact-support' },
          { label: 'Log In', href: '#login' },
        ],
      },
    ],
    copyright: '© 2026 Guildhall. All rights reserved.',
  },
  parameters: { layout: 'fullscreen', visual: { widths: [390, 1280] } },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { themes: ['light', 'dark', 'contrast'] } } };

/** The last entry does something instead of leading somewhere. */
export const SignedIn: Story = {
  args: {
    groups: [
      { title: 'Work', entries: [{ label: 'Dashboard', href: '#dashboard' }] },
      {
        title: 'Company',
        entries: [
          { label: 'Terms', href: '#terms' },
          { label: 'Logout', onPress: fn() },
        ],
      },
    ],
  },
};
