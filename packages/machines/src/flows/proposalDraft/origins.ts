import type { Origins } from '../../testing/origins.ts';
import type { proposalDraftMachine } from './machine.ts';

/** Where each event comes from: `tests/loop` operates every control of the screen, and holds it to this. */
export const proposalDraftOrigins = {
  'draft.change': 'flow',
  'draft.refresh': 'browser',
  'draft.take': 'control',
  'draft.overwrite': 'control',
} satisfies Origins<typeof proposalDraftMachine>;
