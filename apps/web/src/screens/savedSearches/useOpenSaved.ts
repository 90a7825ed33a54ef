import { instantOf } from '@guildhall/machines/domain/savedSearch';
import { useSearchParams } from 'wouter';

import { useClose } from '../shared/useClose.ts';
import { useHere } from '../shared/useHere.ts';
import { useReturnedFocus } from '../shared/useReturnedFocus.ts';

interface SavedInAddress {
  /** Whether the address opens the saved searches. */
  isOpen: boolean;
  onClose: () => void;
  savedHref: string;
  /** Up to when the saved search that is listed was seen; null where none is. */
  newSince: string | null;
}

/** The saved searches live in the address, as `saved`; what is new in one that was opened, as `newSince`. */
export function useOpenSaved(): SavedInAddress {
  const [parameters] = useSearchParams();
  const here = useHere();
  const savedHref = here({ saved: '1' });
  const isOpen = parameters.get('saved') === '1';
  const onClose = useClose(here({}), here({ saved: null }));
  useReturnedFocus(isOpen ? savedHref : null);
  return { isOpen, onClose, savedHref, newSince: instantOf(parameters.get('newSince') ?? undefined) };
}
