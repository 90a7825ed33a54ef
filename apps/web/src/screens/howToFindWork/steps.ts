import { applyThreshold } from '@guildhall/machines/domain/profileCompletion';

export const steps = [
  {
    title: 'Create your profile',
    text: `Your name, a clear photo, and one sentence that says what you do and for whom. At ${applyThreshold}% complete you can send proposals.`,
  },
  {
    title: 'Define your services',
    text: 'Three things you do well beat ten you could do. Add a skill for each, and set an hourly rate you will not regret.',
  },
  {
    title: 'Search projects',
    text: 'Search by skill, sort by newest or by fewest proposals, and read the whole post before you decide.',
  },
  {
    title: 'Write proposals',
    text: 'Write for this post and no other: what you would do first, what it takes, and something similar you have made.',
  },
  {
    title: 'Deliver the work',
    text: 'Show something early, speak up as soon as a date slips, and request completion when the work really is done.',
  },
  {
    title: 'Build your reputation',
    text: 'Each finished project can bring one rating. A few good ones say more than anything you write about yourself.',
  },
] as const;
