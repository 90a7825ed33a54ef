import { applicationPath } from '../../jobPaths.ts';

interface ProposalRoute {
  jobId: string;
  /** Where a freelancer completes the profile. */
  profileSetupHref: string;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** What the dialog gives the proposal's screen besides its flow. */
export const proposalProps = ({ jobId, profileSetupHref, now }: ProposalRoute) => ({
  now,
  profileSetupHref,
  applicationHref: applicationPath(jobId),
});
