import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { application } from '../../testing/samples.ts';
import type { EditInput } from './machine.ts';
import { applicationEditMachine } from './machine.ts';

type Event = ReplayEvent<typeof applicationEditMachine>;

export const input: EditInput = { application, draft: null };

export const change = (name: 'proposal' | 'coverLetter', value: string) =>
  ({ type: 'field.change', name, value }) as const;

export const save = { type: 'application.save' } as const;
export const copy = { type: 'text.copy' } as const;
export const override = { type: 'version.override' } as const;
export const load = { type: 'version.load' } as const;

export const rewritten = change(
  'proposal',
  'I would start with the checkout, which loses you most customers, and then make the product page faster.',
);
export const readReason =
  'The client read this application on November 20, 2026 (Lisbon time), so it can no longer be changed. Your earlier text stands.';

export const saved: Event = settled('editApplication', application);
export const viewed: Event = rejected('editApplication', failing.refused(409, readReason));
export const outdated: Event = rejected('editApplication', failing.refused(412, 'This was changed elsewhere.'));
export const lost: Event = rejected('editApplication', failing.network);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const applicationEditSnapshots = {
  editing: at(applicationEditMachine, input, [rewritten]),
  saving: at(applicationEditMachine, input, [rewritten, save]),
  outdated: at(applicationEditMachine, input, [rewritten, save, outdated]),
  refused: at(applicationEditMachine, input, [rewritten, save, viewed]),
  copying: at(applicationEditMachine, input, [rewritten, save, viewed, copy]),
  saved: at(applicationEditMachine, input, [rewritten, save, saved]),
  reloading: at(applicationEditMachine, input, [rewritten, save, outdated, load]),
} satisfies Record<StateOf<typeof applicationEditMachine>, SnapshotFrom<typeof applicationEditMachine>>;

/** Refinements of a state that people meet. */
export const applicationEditVariations = {
  /** Nothing is changed yet, so nothing can be saved. */
  opened: at(applicationEditMachine, input),
  emptied: at(applicationEditMachine, input, [change('coverLetter', ' '), save]),
  failed: at(applicationEditMachine, input, [rewritten, save, lost]),
};
