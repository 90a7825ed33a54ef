import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, passed, rejected, settled } from '../../testing/replay.ts';
import { application } from '../../testing/samples.ts';
import type { ProposalValues } from '../proposal/values.ts';
import type { DraftInput } from './machine.ts';
import { proposalDraftMachine } from './machine.ts';

type Event = ReplayEvent<typeof proposalDraftMachine>;

/** Nothing was typed in this window yet. */
export const input: DraftInput = {
  projectId: application.projectId,
  text: { proposal: '', coverLetter: '' },
  known: null,
};

export const begun: ProposalValues = { proposal: 'I would start with the product page.', coverLetter: '' };
export const further: ProposalValues = { ...begun, coverLetter: 'I have rebuilt four shops like yours.' };

/** When something is typed: ten minutes before the samples' present. */
export const typedAt = Date.parse('2026-11-20T08:50:00.000Z');

export const draftOf = (
  text: ProposalValues,
  etag = '"7"',
  updatedAt = '2026-11-20T08:30:00.000Z',
): Schema<'ProposalDraft'> => ({ ...text, etag, updatedAt });

export const typed = (text: ProposalValues, when = typedAt): Event => ({ type: 'draft.change', text, at: when });
export const read = (draft: Schema<'ProposalDraft'> | null): Event => settled('getProposalDraft', { draft });
export const kept = (text: ProposalValues, etag?: string): Event => settled('saveProposalDraft', draftOf(text, etag));
export const paused: Event = passed('pause', 'proposalDraft.unsaved');
export const away: Event = rejected('getProposalDraft', failing.network);
export const unsaved: Event = rejected('saveProposalDraft', failing.network);
export const outdated: Event = rejected('saveProposalDraft', failing.refused(412));
export const closed: Event = rejected('saveProposalDraft', failing.refused(409));

const saving = [read(null), typed(begun), paused];
const elsewhere = [...saving, outdated, read(draftOf(further, '"9"'))];

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const proposalDraftSnapshots = {
  loading: at(proposalDraftMachine, input),
  saved: at(proposalDraftMachine, input, [...saving, kept(begun)]),
  unsaved: at(proposalDraftMachine, input, [read(null), typed(begun)]),
  saving: at(proposalDraftMachine, input, saving),
  unreached: at(proposalDraftMachine, input, [...saving, unsaved]),
  divided: at(proposalDraftMachine, input, elsewhere),
  over: at(proposalDraftMachine, input, [...saving, closed]),
} satisfies Record<StateOf<typeof proposalDraftMachine>, SnapshotFrom<typeof proposalDraftMachine>>;

/** Refinements of a state that people meet. */
export const proposalDraftVariations = {
  /** Before the first word. */
  nothing: at(proposalDraftMachine, input, [read(null)]),
  /** The other version is the newer one. */
  newerElsewhere: at(proposalDraftMachine, input, [
    ...saving,
    outdated,
    read(draftOf(further, '"9"', '2026-11-20T08:55:00.000Z')),
  ]),
  readAgain: at(proposalDraftMachine, input, [...saving, kept(begun), { type: 'draft.refresh' }]),
};
