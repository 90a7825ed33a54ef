export const journey = [
  { when: 'Day 1', title: 'Sign up', text: 'A name, a code, and a profile that says one thing clearly.' },
  { when: 'Month 1', title: 'First project', text: 'Chosen for the client rather than the price.' },
  { when: 'Month 3', title: 'First rating', text: 'One honest line that every later client reads.' },
  { when: 'Month 9', title: 'Clients come back', text: 'Half of the work comes from people you know.' },
  { when: 'Month 18', title: 'A steady income', text: 'You choose what you do, and raise your rate.' },
] as const;
