import { publicFreelancer } from '@guildhall/machines/testing/samples';

/** Who reads a profile, and whose. */
export const readers = {
  default: { role: 'CLIENT', pathname: `/profile/ngozi-adeyemi/${publicFreelancer.userId}` },
  shown: { role: null },
} as const;
