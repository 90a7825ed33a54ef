import { ownPostMachine } from '@guildhall/machines/flows/ownPost';

import { useFlow } from '../../flow/useFlow.ts';
import { laterScreen } from '../../kit/laterScreen.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { rateableIn } from './rateableIn.ts';

const RatingDialog = laterScreen(() => import('../rating/screen.tsx'));

interface RatingElsewhereProps {
  projectId: string;
  onClose: () => void;
}

/** The rating of a job that is not on the page of the list: it is read by itself. */
export function RatingElsewhere({ projectId, onClose }: RatingElsewhereProps) {
  const api = useApi();
  const { snapshot } = useFlow(() => withCalls(ownPostMachine, api), {
    input: { jobId: projectId },
  });
  const { project } = snapshot.context;
  const [due] = rateableIn(project === null ? [] : [project]);
  return due && <RatingDialog {...due} onClose={onClose} />;
}
