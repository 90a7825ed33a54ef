import type { Origins } from '../../testing/origins.ts';
import type { proposalMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const proposalOrigins = {
  'field.change': { from: ['control', 'flow'] },
  'proposal.send': 'control',
  'standing.retry': 'control',
  'standing.refresh': 'browser',
  'draft.discard': 'control',
} satisfies Origins<typeof proposalMachine>;
