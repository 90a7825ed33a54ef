import type { proposalMachine } from '@guildhall/machines/flows/proposal';
import { proposalDraftMachine, savingOf } from '@guildhall/machines/flows/proposalDraft';
import { useEffect, useEffectEvent } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { useReturn } from '../../flow/useReturn.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { readKnown, writeKnown } from './knownDraft.ts';
import { ProposalDraftView } from './ProposalDraftView.tsx';

interface Opened {
  projectId: string;
  /** The form whose text is kept. */
  proposal: Flow<typeof proposalMachine>;
}

/** Keeps what a proposal says while it is written, and gives the form what another device has written. */
function InStep({ snapshot, send, params: { proposal } }: Mounted<typeof proposalDraftMachine, unknown, Opened>) {
  const api = useApi();
  const { context } = snapshot;
  const { given } = context;
  const { values } = proposal.snapshot.context;
  const isWriting = proposal.snapshot.matches('writing') || proposal.snapshot.matches('reviewing');

  const told = useEffectEvent((text: typeof values) => {
    if (isWriting) send({ type: 'draft.change', text, at: Date.now() });
  });
  useEffect(() => told(values), [values]);

  const takenUp = useEffectEvent((text: typeof values) => {
    for (const name of ['proposal', 'coverLetter'] as const)
      if (values[name] !== text[name]) proposal.send({ type: 'field.change', name, value: text[name] });
  });
  useEffect(() => {
    if (given !== null) takenUp(given);
  }, [given]);

  const learned = useEffectEvent((known: typeof context) => {
    if (!proposal.snapshot.matches('sent')) writeKnown(known);
  });
  useEffect(() => learned(context), [context]);

  useReturn(() => send({ type: 'draft.refresh' }));
  useEffect(() => {
    const listener = () => send({ type: 'draft.refresh' });
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [send]);

  // The form is closed before the pause has passed.
  const left = useEffectEvent(() => {
    if (snapshot.matches('unsaved') && isWriting) void api.saveProposalDraft(savingOf(context)).catch(() => undefined);
  });
  useEffect(() => () => left(), []);
  return null;
}

/** How the draft of a proposal stands, which its author may go on with on another device. */
export const screen = defineScreen({
  machine: proposalDraftMachine,
  View: ProposalDraftView,
  input: (_place: Place, { projectId, proposal }: Opened) => ({
    projectId,
    text: proposal.snapshot.context.values,
    known: readKnown(projectId),
  }),
  props: ({ now }) => ({ now }),
  additions: [InStep],
});
