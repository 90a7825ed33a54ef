import type { Schema } from '@guildhall/machines/kit/schema';
import { useSearchParams } from 'wouter';

import { useClose } from '../shared/useClose.ts';
import { useHere } from '../shared/useHere.ts';
import { useReturnedFocus } from '../shared/useReturnedFocus.ts';

export interface OpenContact {
  freelancerId: string;
  /** As the list that they were chosen from has it. */
  name: string | null;
  onClose: () => void;
}

interface ContactInAddress {
  /** The message that the address opens, if it does. */
  openContact: OpenContact | null;
  contactHref: (freelancerId: string) => string;
}

/** The contact dialog lives in the address, as `contact`. Back closes it, a reload keeps it. */
export function useOpenContact(freelancers: readonly Schema<'FreelancerListing'>[] = []): ContactInAddress {
  const [parameters] = useSearchParams();
  const here = useHere();
  const onClose = useClose(here({}), here({ contact: null }));
  const freelancerId = parameters.get('contact');
  useReturnedFocus(freelancerId === null ? null : here({ contact: freelancerId }));
  const name = freelancers.find(({ id }) => id === freelancerId)?.profile.name ?? null;
  return {
    openContact: freelancerId === null ? null : { freelancerId, name, onClose },
    contactHref: (id) => here({ contact: id }),
  };
}
