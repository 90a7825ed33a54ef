import { applicationPath } from '../../jobPaths.ts';
import type { ProfileSetupHref } from '../jobGate/useProfileSetupHref.ts';

interface ProposalRoute {
  jobId: string;
  profileSetupHref: ProfileSetupHref;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** What the dialog gives the proposal's screen besides its flow. */
export const proposalProps = ({ jobId, profileSetupHref, now }: ProposalRoute) => ({
  now,
  profileSetupHref,
  applicationHref: applicationPath(jobId),
});
