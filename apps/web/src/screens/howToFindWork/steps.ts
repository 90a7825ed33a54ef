export const steps = [
  {
    title: 'Create your profile',
    text: 'Your name, a clear photo, and one sentence that says what you do and for whom. At 60% complete you can send proposals.',
  },
  {
    title: 'Define your services',
    text: 'Three things you do well beat ten you could do. Give each its skill, and set an hourly rate you would not regret.',
  },
  {
    title: 'Search projects',
    text: 'Search by skill, sort by newest or by fewest proposals, and read each post to its end before you decide.',
  },
  {
    title: 'Write proposals',
    text: 'Answer this post and no other: what you would do first, what it takes, and one thing you made that is like it.',
  },
  {
    title: 'Deliver the work',
    text: 'Show something early, say at once when a date slips, and request completion when it is really done.',
  },
  {
    title: 'Build your reputation',
    text: 'Each finished project can bring one rating. A few good ones say more than any sentence about yourself.',
  },
] as const;
