import type { ReactNode } from 'react';
import { useEffect } from 'react';

import { useSession } from '../session/SessionProvider.tsx';
import { freelancerOf } from './reader.ts';

/** The freelancer who is signed in, by email; null for everyone else. */
function useFreelancer(): string | null {
  return freelancerOf(useSession());
}

/** Tells a flow which freelancer reads the page, whenever that changes. */
function useFreelancerEvents(
  send: (event: { type: 'freelancer.set'; freelancer: string | null }) => void,
  freelancer: string | null,
): void {
  useEffect(() => send({ type: 'freelancer.set', freelancer }), [send, freelancer]);
}

interface FreelancerKnownProps {
  send: Parameters<typeof useFreelancerEvents>[0];
}

/** Tells the flow of an open page which freelancer reads it, as soon as that is known. */
export function FreelancerKnown({ send }: FreelancerKnownProps): ReactNode {
  useFreelancerEvents(send, useFreelancer());
  return null;
}
