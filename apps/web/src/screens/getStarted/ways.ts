import type { Role } from '@guildhall/api/enums';
import { applyThreshold } from '@guildhall/machines/domain/profileCompletion';

import type { GetStartedHrefs } from './getStartedHrefs.ts';

interface Way {
  role: Role;
  title: string;
  lead: string;
  steps: readonly { title: string; text: string }[];
  /** The way in for a guest, and onward for those who have come this way. */
  doors: Record<'guest' | 'member', { label: string; to: keyof GetStartedHrefs }>;
}

export const ways: readonly Way[] = [
  {
    role: 'CLIENT',
    title: 'You have a project',
    lead: 'You need someone to do it, and to do it well.',
    steps: [
      { title: 'Say who you are', text: 'Your name, your company if you have one, and what it does.' },
      {
        title: 'Post the project',
        text: 'What you need, the skills it takes, a budget and a duration.',
      },
      { title: 'Read and choose', text: 'Proposals come to your dashboard. Accept the one you like.' },
      { title: 'Approve and rate', text: 'When it is done, say so. Your rating helps the freelancer find more work.' },
    ],
    doors: {
      guest: { label: 'Sign Up as a Client', to: 'clientSignup' },
      member: { label: 'Post a Job', to: 'postJob' },
    },
  },
  {
    role: 'FREELANCER',
    title: 'You have a skill',
    lead: 'Someone needs exactly that, and has not found you yet.',
    steps: [
      {
        title: 'Write your profile',
        text: `What you do, for whom, and your hourly rate. At ${applyThreshold}% you can apply.`,
      },
      { title: 'Find a project', text: 'Search by skill. Each post states its budget and duration.' },
      { title: 'Send a proposal', text: 'How you would do it, in your own words. One per project.' },
      { title: 'Deliver', text: 'Do what you agreed on, request completion, and receive your rating.' },
    ],
    doors: {
      guest: { label: 'Sign Up as a Freelancer', to: 'freelancerSignup' },
      member: { label: 'Find Work', to: 'findWork' },
    },
  },
];
