import type { Excuse } from './idReferences.ts';

/**
 * What react-aria leaves to the browser, and no prop of it can fill on the server. Both kinds of control stand behind the
 * login, in dialogs or in filled forms, so that no page is served with them; for the audit of served pages nothing is
 * excused.
 */
export const excusedReferences: readonly Excuse[] = [
  {
    element: /\srole="spinbutton"/,
    attribute: /^aria-(labelledby|describedby)$/,
    reason:
      'A part of a date or time names itself beside its field, by one of two ids that become one in the browser (mergeIds), and the help of a date field that it does not stand in.',
  },
  {
    element: /\srole="row"/,
    attribute: /^aria-labelledby$/,
    reason:
      'A chip names its cross, also where it has none, by one of two ids that become one in the browser (mergeIds).',
  },
];
