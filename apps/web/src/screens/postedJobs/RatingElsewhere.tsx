import { ownPostMachine } from '@guildhall/machines/flows/ownPost';

import type { Flow } from '../../flow/useFlow.ts';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';
import type { Place } from '../../kit/reader.ts';
import { rateableIn } from './rateableIn.ts';

interface Opened {
  projectId: string;
  onClose: () => void;
}

const RatingDialog = laterScreen(() => import('../rating/screen.tsx'));

function DueRating({ snapshot, onClose }: Flow<typeof ownPostMachine> & Pick<Opened, 'onClose'>) {
  const { project } = snapshot.context;
  const [due] = rateableIn(project === null ? [] : [project]);
  return due && <RatingDialog {...due} onClose={onClose} />;
}

/** The rating of a job that is not on the page of the list: it is read by itself. */
export const { Route: RatingElsewhere } = defineScreen({
  machine: ownPostMachine,
  View: DueRating,
  input: (_place: Place, { projectId }: Opened) => ({ jobId: projectId }),
  props: (_place, { onClose }) => ({ onClose }),
});
