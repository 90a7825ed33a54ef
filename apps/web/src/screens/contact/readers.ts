import { freelancerProfile } from '@guildhall/machines/testing/samples';

/** Who is written to. */
export const readers = {
  default: { role: 'CLIENT' as const, params: { name: freelancerProfile.name } },
  /** Opened by its address, before the list is there. */
  nameUnknown: { scenario: 'looking', params: { name: null } },
};
