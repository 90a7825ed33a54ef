import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { application } from '../../testing/samples.ts';
import type { ProposalInput } from './machine.ts';
import { proposalMachine } from './machine.ts';

type Event = ReplayEvent<typeof proposalMachine>;

export const input: ProposalInput = {
  projectId: application.projectId,
  role: 'FREELANCER',
  draft: null,
  idempotencyKey: 'a-key-of-this-form',
};

/** Both fields filled in. */
export const written: Event[] = [
  { type: 'field.change', name: 'proposal', value: application.proposal },
  { type: 'field.change', name: 'coverLetter', value: application.coverLetter },
];

const sending: Event[] = [...written, { type: 'proposal.send' }];

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const proposalSnapshots = {
  writing: at(proposalMachine, input),
  sending: at(proposalMachine, input, sending),
  sent: at(proposalMachine, input, [...sending, settled('applyToProject', application)]),
} satisfies Record<StateOf<typeof proposalMachine>, SnapshotFrom<typeof proposalMachine>>;

/** Refinements of a state that people meet. */
export const proposalVariations = {
  written: at(proposalMachine, input, written),
  incomplete: at(proposalMachine, input, [{ type: 'proposal.send' }]),
  failed: at(proposalMachine, input, [...sending, rejected('applyToProject', failing.network)]),
};
