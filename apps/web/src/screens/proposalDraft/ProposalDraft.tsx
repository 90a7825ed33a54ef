import type { proposalMachine } from '@guildhall/machines/flows/proposal';
import { proposalDraftMachine, savingOf } from '@guildhall/machines/flows/proposalDraft';
import { useEffect, useEffectEvent } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useReturn } from '../../flow/useReturn.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { readKnown, writeKnown } from './knownDraft.ts';
import { ProposalDraftScreen } from './ProposalDraftScreen.tsx';

interface ProposalDraftProps {
  projectId: string;
  /** The form whose text is kept. */
  proposal: Flow<typeof proposalMachine>;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** Keeps what a proposal says while it is written, and gives the form what another device has written. */
export function ProposalDraft({ projectId, proposal, now }: ProposalDraftProps) {
  const api = useApi();
  const { values } = proposal.snapshot.context;
  const flow = useFlow(() => withCalls(proposalDraftMachine, api), {
    input: { projectId, text: values, known: readKnown(projectId) },
  });
  const { snapshot, send } = flow;
  const { context } = snapshot;
  const { given } = context;
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

  return <ProposalDraftScreen {...flow} now={now} />;
}
