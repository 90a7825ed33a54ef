import type { jobDetailMachine } from '@guildhall/machines/flows/jobDetail';
import type { proposalMachine } from '@guildhall/machines/flows/proposal';

import type { Flow } from '../../flow/useFlow.ts';
import { entryToApply } from '../../jobPaths.ts';
import type { Visitor } from '../../session/guards.ts';
import { SignUpToApplyView } from './SignUpToApplyView.tsx';

interface JobDetailRoute {
  jobId: string;
  visitor: Visitor;
  detail: Flow<typeof jobDetailMachine>['snapshot'];
  /** How the freelancer's answer stands; null for everyone else. */
  proposal: Flow<typeof proposalMachine>['snapshot'] | null;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** What the dialog gives the job's screen besides its flow; a freelancer's answer takes the place of the children. */
export const jobDetailProps = ({ jobId, visitor, detail, proposal, now }: JobDetailRoute) => ({
  now,
  isDismissable: proposal === null || !proposal.matches('sending'),
  children: visitor === 'guest' && detail.matches('shown') ? <SignUpToApplyView hrefs={entryToApply(jobId)} /> : null,
});
