import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, passed, rejected, settled } from '../../testing/replay.ts';
import { newJob } from '../../testing/samples.ts';
import type { ProposalValues } from '../proposal/values.ts';
import type { DraftInput } from './flow.ts';
import { proposalDraftMachine } from './flow.ts';

type Event = ReplayEvent<typeof proposalDraftMachine>;

/** Nothing was typed in this window yet. */
export const input: DraftInput = {
  projectId: newJob.id,
  text: { proposal: '', coverLetter: '' },
  known: null,
};

export const begun: ProposalValues = { proposal: 'Orders are taken without a signal.', coverLetter: '' };
export const further: ProposalValues = { ...begun, coverLetter: 'Your soup is on my menu.' };

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

export const proposalDraftFlow = defineFlow({
  machine: proposalDraftMachine,
  input,
  others: [kept({ proposal: 'Written meanwhile', coverLetter: '' })],
  scenarios: {
    loading: [],
    saved: [...saving, kept(begun)],
    unsaved: [read(null), typed(begun)],
    saving: saving,
    unreached: [...saving, unsaved],
    divided: elsewhere,
    over: [...saving, closed],

    /** Before the first word. */
    nothing: [read(null)],
    /** The other version is the newer one. */
    newerElsewhere: [...saving, outdated, read(draftOf(further, '"9"', '2026-11-20T08:55:00.000Z'))],
    readAgain: [...saving, kept(begun), { type: 'draft.refresh' }],
  },
});
