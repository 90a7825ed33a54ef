import { useSearchParams } from 'wouter';

import { useClose } from '../shared/useClose.ts';
import { useHere } from '../shared/useHere.ts';
import { useReturnedFocus } from '../shared/useReturnedFocus.ts';

/** What can be rated, and what its dialog says of it. */
interface Rateable {
  projectId: string;
  projectTitle: string;
}

interface RatingInAddress<Work extends Rateable> {
  /** The rating that the address opens, if it is still to be given. */
  openRating: (Work & { onClose: () => void }) | null;
  /** The project that the address names, where it is not among those that are due. */
  otherRating: { projectId: string; onClose: () => void } | null;
  rateHref: (projectId: string) => string;
}

/** The rating dialog lives in the address, as `rate`. Back closes it, a reload keeps it. */
export function useOpenRating<Work extends Rateable>(due: readonly Work[]): RatingInAddress<Work> {
  const [parameters] = useSearchParams();
  const here = useHere();
  const onClose = useClose(here({}), here({ rate: null }));
  const projectId = parameters.get('rate');
  useReturnedFocus(projectId === null ? null : here({ rate: projectId }));
  const rateable = due.find((one) => one.projectId === projectId);
  return {
    openRating: rateable === undefined ? null : { ...rateable, onClose },
    otherRating: rateable !== undefined || projectId === null ? null : { projectId, onClose },
    rateHref: (id) => here({ rate: id }),
  };
}
