import type { ReactNode } from 'react';

import { useFreelancer, useFreelancerEvents } from '../session/useFreelancer.ts';

interface FreelancerKnownProps {
  send: Parameters<typeof useFreelancerEvents>[0];
}

/** Tells the flow of an open page which freelancer reads it, as soon as that is known. */
export function FreelancerKnown({ send }: FreelancerKnownProps): ReactNode {
  useFreelancerEvents(send, useFreelancer());
  return null;
}
