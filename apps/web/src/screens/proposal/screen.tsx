import { proposalMachine } from '@guildhall/machines/flows/proposal';

import { useChanges } from '../../changes/heard.ts';
import { useReturn } from '../../flow/useReturn.ts';
import { applicationPath } from '../../jobPaths.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { profileSetupFrom } from '../freelancerOverview/profileSetupFrom.ts';
import type { OpenJob } from '../jobDetail/jobInAddress.tsx';
import { forgetKnown } from '../proposalDraft/knownDraft.ts';
import { screen as proposalDraft } from '../proposalDraft/screen.tsx';
import { ProposalView } from './ProposalView.tsx';

/** Whether there is a form is asked again when something may have changed elsewhere. */
function Refreshed({ send }: Mounted<typeof proposalMachine, unknown>) {
  const refresh = () => send({ type: 'standing.refresh' });
  useReturn(refresh);
  useChanges(['application', 'project'], refresh);
  return null;
}

/** A freelancer's answer to a job. What is typed is kept for this job until it is sent. */
export const screen = defineScreen({
  machine: proposalMachine,
  View: ProposalView,
  input: ({ account }: Place, { jobId }: OpenJob) => ({
    projectId: jobId,
    role: account?.role ?? null,
    idempotencyKey: crypto.randomUUID(),
  }),
  draft: { name: (_place, { jobId }) => `proposal:${jobId}` },
  props: ({ now, here }, { jobId, isApplying }) => ({
    now,
    profileSetupHref: profileSetupFrom(here({})),
    applicationHref: applicationPath(jobId),
    isFirst: isApplying,
  }),
  useParts: ({ snapshot, send, params: { jobId } }) => ({
    draft: <proposalDraft.Route projectId={jobId} proposal={{ snapshot, send }} />,
  }),
  onDone: ({ context: { job } }, _place, { jobId, onJob, onClose }) => {
    forgetKnown(jobId);
    if (job !== null) onJob(job);
    onClose();
  },
  additions: [Refreshed],
});
