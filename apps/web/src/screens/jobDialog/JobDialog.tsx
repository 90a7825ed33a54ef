import { jobDetailMachine } from '@guildhall/machines/flows/jobDetail';

import { useFlow } from '../../flow/useFlow.ts';
import { useVisitor } from '../../session/SessionProvider.tsx';
import { useApi } from '../../session/SessionProvider.tsx';
import { JobDetailScreen } from './JobDetailScreen.tsx';
import { jobDetailActors } from './jobDialogActors.ts';
import { ProposalScreen } from './ProposalScreen.tsx';
import type { OpenJob } from './useOpenJob.ts';
import { useProposal } from './useProposal.ts';

interface JobDialogProps extends OpenJob {
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** The job that the address names, over the page it was opened on; for freelancers with the form that answers it. */
export function JobDialog(props: JobDialogProps) {
  const visitor = useVisitor();
  // A draft and a session are known in the browser only, and another job is another conversation.
  return visitor === 'unknown' ? null : <Conversation key={`${props.jobId} ${visitor}`} {...props} />;
}

function Conversation({ jobId, job, isApplying, onClose, now }: JobDialogProps) {
  const api = useApi();
  const isFreelancer = useVisitor() === 'FREELANCER';
  const detail = useFlow(() => jobDetailMachine.provide({ actors: jobDetailActors(api) }), { input: { jobId, job } });
  const proposal = useProposal(jobId, onClose);
  return (
    <JobDetailScreen {...detail} now={now} onClose={onClose} isDismissable={!proposal.snapshot.hasTag('busy')}>
      {isFreelancer ? <ProposalScreen {...proposal} isFirst={isApplying} /> : null}
    </JobDetailScreen>
  );
}
