import { defineFlow } from '../../testing/defineFlow.ts';
import { unsavedChangesMachine } from './flow.ts';

export const ask = { type: 'leave.ask', href: '/profile' } as const;

export const unsavedChangesFlow = defineFlow({
  machine: unsavedChangesMachine,
  others: [{ type: 'leave.ask', href: null }],
  scenarios: {
    staying: [],
    asking: [ask],
    discarded: [ask, { type: 'leave.confirm' }],
  },
});
