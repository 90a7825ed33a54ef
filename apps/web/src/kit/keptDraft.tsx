import type { ReactNode } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';

import { useDraft } from '../flow/useDraft.ts';
import type { Place } from './reader.ts';

/** A form that asks before it is left. */
export interface Leaving {
  /** Stands beside the form. */
  question: ReactNode;
  /** Closes a form that is a dialog, after the question where there are changes. */
  close: () => void;
}

/** What is typed and not sent yet: this window keeps it until the flow is done, so that it survives a reload. */
export interface Draft<Machine extends AnyStateMachine, Params> {
  /** Under which name it is kept. */
  name: (place: Place, params: Params) => string;
  /** Something of its own is on its way into the form. Default: while it is `loading`. */
  isLoading?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** There is nothing left to keep. Default: the flow is done, or what was typed was given up for what is loaded. */
  isOver?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Asks before a form is left that has a draft of this name. Default: it is left, and the draft found again. */
  useLeaving?: (name: string, onClose: () => void) => Leaving;
}

/** How a draft stands, by the snapshot of its form. */
export function draftState<Machine extends AnyStateMachine>(
  { isLoading, isOver }: Draft<Machine, never>,
  snapshot: SnapshotFrom<Machine>,
): { values: object; isLoading: boolean; isOver: boolean } {
  // Every machine's snapshot is one.
  const state = snapshot as AnyMachineSnapshot;
  const { values, draft }: { values: object; draft?: unknown } = state.context;
  const isLoadingNow = isLoading?.(snapshot) ?? state.matches('loading');
  return {
    values,
    isLoading: isLoadingNow,
    isOver: isOver?.(snapshot) ?? (state.status === 'done' || (isLoadingNow && draft === null)),
  };
}

interface KeptDraftProps {
  name: string;
  state: ReturnType<typeof draftState>;
}

/** Keeps a draft for as long as there is something to keep. */
export function KeptDraft({ name, state }: KeptDraftProps) {
  useDraft(name, state);
  return null;
}

/** Is left without a question. */
export const useNoQuestion = (_name: string, onClose: () => void): Leaving => ({ question: null, close: onClose });
