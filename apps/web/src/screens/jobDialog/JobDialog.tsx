import { jobDetailMachine } from '@guildhall/machines/flows/jobDetail';
import type { Schema } from '@guildhall/machines/kit/schema';
import { useEffect, useEffectEvent } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import type { Visitor } from '../../session/guards.ts';
import { useApi, useVisitor } from '../../session/SessionProvider.tsx';
import { useFreelancer } from '../../session/useFreelancer.ts';
import { JobFavourite } from '../favourites/JobFavourite.tsx';
import { useProfileSetupHref } from '../jobGate/useProfileSetupHref.ts';
import { ProposalDraft } from '../proposalDraft/ProposalDraft.tsx';
import { jobDetailProps } from './jobDetailProps.tsx';
import { JobDetailScreen } from './JobDetailScreen.tsx';
import { proposalProps } from './proposalProps.ts';
import { ProposalScreen } from './ProposalScreen.tsx';
import type { OpenJob } from './useOpenJob.ts';
import { useProposal } from './useProposal.ts';

interface JobDialogProps extends OpenJob {
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** The job that the address names, over the page it was opened on, with what its reader can do about it. */
export function JobDialog(props: JobDialogProps) {
  const visitor = useVisitor();
  // A draft and a session are known in the browser only, and another job is another conversation.
  return visitor === 'unknown' ? null : <Conversation key={`${props.jobId} ${visitor}`} {...props} visitor={visitor} />;
}

function Conversation({ visitor, ...props }: JobDialogProps & { visitor: Visitor }) {
  const { jobId, job, onClose, now } = props;
  const api = useApi();
  const detail = useFlow(() => withCalls(jobDetailMachine, api), { input: { jobId, job } });
  if (visitor === 'FREELANCER') return <Answer {...props} detail={detail} />;
  const frame = jobDetailProps({ jobId, visitor, detail: detail.snapshot, proposal: null, now });
  return <JobDetailScreen {...detail} {...frame} onClose={onClose} />;
}

interface AnswerProps extends JobDialogProps {
  detail: Flow<typeof jobDetailMachine>;
}

/** Freelancers are shown the form, or why there is none. What the check before it reads is news to the details too. */
function Answer({ jobId, isApplying, onClose, onJob, now, detail }: AnswerProps) {
  const share = (job: Schema<'Job'> | null) => {
    if (job === null) return;
    detail.send({ type: 'job.set', job });
    onJob(job);
  };
  const proposal = useProposal(jobId, ({ context }) => {
    share(context.job);
    onClose();
  });
  const { job } = proposal.snapshot.context;
  const isRead = useEffectEvent(share);
  useEffect(() => isRead(job), [job]);
  const account = useFreelancer();
  const title = detail.snapshot.context.job?.title ?? '';
  const states = { detail: detail.snapshot, proposal: proposal.snapshot };
  return (
    <JobDetailScreen
      {...detail}
      {...jobDetailProps({ jobId, visitor: 'FREELANCER', ...states, now })}
      onClose={onClose}
      favourite={account && <JobFavourite key={account} {...{ account, jobId, title }} />}
    >
      <ProposalScreen
        {...proposal}
        {...proposalProps({ jobId, profileSetupHref: useProfileSetupHref(), now })}
        isFirst={isApplying}
        draft={<ProposalDraft projectId={jobId} proposal={proposal} now={now} />}
      />
    </JobDetailScreen>
  );
}
