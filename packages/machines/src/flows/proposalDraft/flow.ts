import { assign, setup } from 'xstate';

import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import { isBlank } from '../../kit/blank.ts';
import { isConflict } from '../../kit/failure.ts';
import { isMissing } from '../../kit/missing.ts';
import { isOutdated } from '../../kit/profileFailures.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { ProposalValues } from '../proposal/values.ts';

type Draft = Schema<'ProposalDraft'>;

/** A text that was left in this window. */
interface LeftText {
  /** The version that it was written over, or read from; null where none was known of. */
  etag: string | null;
  /** It says something else than that version. */
  isChanged: boolean;
}

/** What is known of a draft. */
export interface ProposalDraftContext {
  projectId: string;
  /** What the form says. */
  text: ProposalValues;
  /** When something was last typed here, in milliseconds since 1970; null where nothing was. */
  typedAt: number | null;
  /** What is known, before the server was asked, of a text that was left in this window. */
  base: LeftText | null;
  /** The draft as the server is known to keep it. */
  draft: Draft | null;
  /** Written on another device or in another window, and not the same as here. */
  other: Draft | null;
  /** A text that the form is to say from now on. A new object each time. */
  given: ProposalValues | null;
}

export interface DraftInput {
  projectId: string;
  /** What the form says: a text that was left in this window, or nothing yet. */
  text: ProposalValues;
  /** What is known of that text. */
  known: (LeftText & { typedAt: number | null }) | null;
}

type Event =
  | { type: 'draft.change'; text: ProposalValues; at: number }
  /** The person is back at this window, or the connection is: another device may have gone on. */
  | { type: 'draft.refresh' }
  /** Of two versions: the other one, or what is here. */
  | { type: 'draft.take' }
  | { type: 'draft.overwrite' };

interface ReadDraftCall {
  params: { projectId: string };
}

export interface SaveDraftCall {
  params: { projectId: string };
  ifMatch: string;
  body: ProposalValues;
}

/**
 * What this window has to know of its text when it is opened again. Of an empty one that is that it was emptied, until the
 * server knows it too: the draft would come back.
 */
export function leftText({ text, draft, base, typedAt }: ProposalDraftContext): DraftInput['known'] {
  const etag = draft?.etag ?? base?.etag ?? null;
  const isChanged = draft === null ? base?.isChanged !== false : !isSame(text, draft);
  const isEmpty = text.proposal + text.coverLetter === '';
  return isEmpty && (etag === null || !isChanged) ? null : { etag, isChanged, typedAt };
}

/** No draft is known of: where there is one after all, it is not written over. */
const noVersion = '"0"';

/** What is sent to keep what the form says. */
export const savingOf = ({ projectId, draft, base, text }: ProposalDraftContext): SaveDraftCall => ({
  params: { projectId },
  ifMatch: draft?.etag ?? base?.etag ?? noVersion,
  body: text,
});

const textOf = ({ proposal, coverLetter }: ProposalValues): ProposalValues => ({ proposal, coverLetter });
const isSame = (one: ProposalValues, other: ProposalValues): boolean =>
  one.proposal === other.proposal && one.coverLetter === other.coverLetter;
const nothing: ProposalValues = { proposal: '', coverLetter: '' };
const saysNothing = ({ proposal, coverLetter }: ProposalValues): boolean => isBlank(proposal) && isBlank(coverLetter);

type Found = { found: Draft | null };
const found = {
  params: ({ event }: { event: { output: Schema<'FoundProposalDraft'> } }) => ({ found: event.output.draft }),
};
const kept = { params: ({ event }: { event: { output: Draft } }) => ({ found: event.output }) };
const failed = { params: ({ event }: { event: Failed }) => event };

/** Where the draft that the server keeps leads: what was not changed here gives way, what was changed in two places is asked about. */
const verdicts = [
  { guard: { type: 'saysTheSame', ...found }, target: 'saved', actions: { type: 'learn', ...found } },
  { guard: { type: 'isWrittenOver', ...found }, target: 'unsaved', actions: { type: 'learn', ...found } },
  { guard: { type: 'isUntouched', ...found }, target: 'saved', actions: { type: 'adopt', ...found } },
  { target: 'divided', actions: { type: 'compare', ...found } },
] as const;

/**
 * The draft of a proposal, kept by the server while it is typed, so that another device can go on with it.
 *
 * Guarantees: what is typed is kept after a pause, one call at a time; the newest text wins, and never over one that was
 * changed elsewhere and not read here: then both are kept until the person has chosen; what cannot be kept by the server
 * is tried again; a proposal that cannot be sent any more is not kept.
 *
 * Area: Posting and applying.
 */
export const proposalDraftMachine = setup({
  types: {
    context: {} as ProposalDraftContext,
    events: {} as Event,
    input: {} as DraftInput,
    tags: {} as 'busy',
  },
  actors: {
    getProposalDraft: call<Schema<'FoundProposalDraft'>, ReadDraftCall>('getProposalDraft'),
    saveProposalDraft: call<Draft, SaveDraftCall>('saveProposalDraft'),
  },
  delays: { pause: 800, later: 20_000 },
  guards: {
    isTyped: ({ context, event }) => event.type === 'draft.change' && !isSame(event.text, context.text),
    saysTheSame: ({ context: { text } }, { found: draft }: Found) => isSame(text, draft ?? nothing),
    /** It is what was known when this was typed, or taken out; or it is gone. */
    isWrittenOver: ({ context: { text, draft, base } }, { found: now }: Found) =>
      now === null ? !saysNothing(text) : now.etag === (draft?.etag ?? base?.etag),
    isUntouched: ({ context: { text, draft, base } }) =>
      base?.isChanged === false || isSame(text, draft ?? nothing) || saysNothing(text),
    isOutdated: (_, { error }: Failed) => isOutdated(error),
    isOver: (_, { error }: Failed) => isConflict(error) || isMissing(error),
  },
  actions: {
    follow: assign(({ context: { base }, event }) =>
      event.type === 'draft.change'
        ? { text: event.text, typedAt: event.at, base: base && { ...base, isChanged: true } }
        : {},
    ),
    learn: assign((_, { found: draft }: Found) => ({ draft, base: null, other: null })),
    adopt: assign((_, { found: draft }: Found) => {
      const text = textOf(draft ?? nothing);
      return { draft, base: null, other: null, text, given: text, typedAt: null };
    }),
    compare: assign((_, { found: other }: Found) => ({ other })),
    take: assign(({ context: { other } }) => {
      const text = textOf(required(other));
      return { draft: other, other: null, text, given: text, typedAt: null };
    }),
    overwrite: assign(({ context: { other } }) => ({ draft: other, other: null })),
  },
}).createMachine({
  id: 'proposalDraft',
  context: ({ input: { projectId, text, known } }) => ({
    projectId,
    text,
    typedAt: known?.typedAt ?? null,
    base: known && { etag: known.etag, isChanged: known.isChanged },
    draft: null,
    other: null,
    given: null,
  }),
  initial: 'loading',
  on: { 'draft.change': { guard: 'isTyped', actions: 'follow' } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getProposalDraft',
        src: 'getProposalDraft',
        input: ({ context: { projectId } }) => ({ params: { projectId } }),
        onDone: [...verdicts],
        onError: [{ guard: { type: 'isOver', ...failed }, target: 'over' }, { target: 'unreached' }],
      },
    },
    /** What is typed is what the server keeps; before the first word neither has anything. */
    saved: {
      on: {
        'draft.change': { guard: 'isTyped', target: 'unsaved', actions: 'follow' },
        'draft.refresh': 'loading',
      },
    },
    /** Until there is a pause in typing. */
    unsaved: {
      after: { pause: 'saving' },
      on: { 'draft.change': { guard: 'isTyped', target: 'unsaved', reenter: true, actions: 'follow' } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveProposalDraft',
        src: 'saveProposalDraft',
        input: ({ context }) => savingOf(context),
        onDone: [
          { guard: { type: 'saysTheSame', ...kept }, target: 'saved', actions: { type: 'learn', ...kept } },
          // Something was typed meanwhile.
          { target: 'unsaved', actions: { type: 'learn', ...kept } },
        ],
        onError: [
          { guard: { type: 'isOutdated', ...failed }, target: 'loading' },
          { guard: { type: 'isOver', ...failed }, target: 'over' },
          { target: 'unreached' },
        ],
      },
    },
    /** The server cannot be reached, or does not take it: it is tried again. */
    unreached: {
      after: { later: 'loading' },
      on: { 'draft.refresh': 'loading' },
    },
    divided: {
      on: {
        'draft.take': { target: 'saved', actions: 'take' },
        'draft.overwrite': { target: 'saving', actions: 'overwrite' },
      },
    },
    over: {},
  },
});
