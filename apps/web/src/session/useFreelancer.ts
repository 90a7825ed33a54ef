import { useEffect } from 'react';

import { freelancerOf } from '../kit/reader.ts';
import { useSession } from './SessionProvider.tsx';

/** The freelancer who is signed in, by email; null for everyone else. */
export function useFreelancer(): string | null {
  return freelancerOf(useSession());
}

/** Tells a flow which freelancer reads the page, whenever that changes. */
export function useFreelancerEvents(
  send: (event: { type: 'freelancer.set'; freelancer: string | null }) => void,
  freelancer: string | null,
): void {
  useEffect(() => send({ type: 'freelancer.set', freelancer }), [send, freelancer]);
}
