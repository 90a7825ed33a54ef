import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { application } from '../../testing/samples.ts';
import type { EditInput } from './flow.ts';
import { applicationEditMachine } from './flow.ts';

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

export const applicationEditFlow = defineFlow({
  machine: applicationEditMachine,
  input,
  scenarios: {
    editing: [rewritten],
    saving: [rewritten, save],
    outdated: [rewritten, save, outdated],
    refused: [rewritten, save, viewed],
    copying: [rewritten, save, viewed, copy],
    saved: [rewritten, save, saved],
    reloading: [rewritten, save, outdated, load],

    /** Nothing is changed yet, so nothing can be saved. */
    opened: [],
    emptied: [change('coverLetter', ' '), save],
    failed: [rewritten, save, lost],
  },
});
