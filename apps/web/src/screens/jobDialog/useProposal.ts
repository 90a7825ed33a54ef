import type { ProposalValues } from '@guildhall/machines/flows/proposal';
import { proposalMachine } from '@guildhall/machines/flows/proposal';
import type { SnapshotFrom } from 'xstate';

import { useChanges } from '../../changes/heard.ts';
import { readDraft, writeDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import type { Flow } from '../../flow/useFlow.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useReturn } from '../../flow/useReturn.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import { forgetKnown } from '../proposalDraft/knownDraft.ts';

/** The answer to one job. What is typed is kept for this job until it is sent. Browser only. */
export function useProposal(
  projectId: string,
  onSent: (snapshot: SnapshotFrom<typeof proposalMachine>) => void,
): Flow<typeof proposalMachine> {
  const api = useApi();
  const role = useSession()?.role ?? null;
  const name = `proposal:${projectId}`;
  const flow = useFlow(() => withCalls(proposalMachine, api), {
    input: { projectId, role, draft: readDraft<ProposalValues>(name), idempotencyKey: crypto.randomUUID() },
    onDone: (snapshot) => {
      // The form may be gone before it is drawn once more.
      writeDraft(name, null);
      forgetKnown(projectId);
      onSent(snapshot);
    },
  });
  const refresh = () => flow.send({ type: 'standing.refresh' });
  useReturn(refresh);
  useChanges(['application', 'project'], refresh);
  useDraft(name, { values: flow.snapshot.context.values, isOver: flow.snapshot.matches('sent') });
  return flow;
}
