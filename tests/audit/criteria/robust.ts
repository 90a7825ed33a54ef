import type { CriterionText } from './criterion.ts';

/** Principle 4: what assistive technology relies on. */
export const robust: readonly CriterionText[] = [
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    automation: 'Controls have names, valid roles, and the states and properties that their roles need.',
    person:
      'Whether screen readers announce each control and each change as people expect; the pairs of browser and reader differ.',
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    automation:
      'Toasts, results and errors appear in live regions, once; the countdown is silent between its milestones.',
    person: 'Whether a screen reader speaks each one, at the right moment and not over what the person is doing.',
  },
];
