import { useSearchParams } from 'wouter';

import { useClose } from '../shared/useClose.ts';
import { useHere } from '../shared/useHere.ts';
import { useReturnedFocus } from '../shared/useReturnedFocus.ts';

export interface OpenContact {
  userId: string;
  /** As the page has it that they were chosen from. */
  name: string | null;
  onClose: () => void;
}

interface ContactInAddress {
  /** The message that the address opens, if it does. */
  openContact: OpenContact | null;
  contactHref: (userId: string) => string;
}

/** The contact dialog lives in the address, as `contact`. Back closes it, a reload keeps it. */
export function useOpenContact(people: readonly { id: string; name: string }[] = []): ContactInAddress {
  const [parameters] = useSearchParams();
  const here = useHere();
  const onClose = useClose(here({}), here({ contact: null }));
  const userId = parameters.get('contact');
  useReturnedFocus(userId === null ? null : here({ contact: userId }));
  const name = people.find(({ id }) => id === userId)?.name ?? null;
  return {
    openContact: userId === null ? null : { userId, name, onClose },
    contactHref: (id) => here({ contact: id }),
  };
}
