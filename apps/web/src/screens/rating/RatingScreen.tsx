import type { ratingMachine } from '@guildhall/machines/flows/rating';

import type { Flow } from '../../flow/useFlow.ts';
import { RatingFormView } from './RatingFormView.tsx';

interface RatingScreenProps extends Flow<typeof ratingMachine> {
  /** Who did the work. */
  freelancerName: string;
  projectTitle: string;
  onClose: () => void;
}

/** Rating the freelancer of a completed project. */
export function RatingScreen({ snapshot, send, freelancerName, projectTitle, onClose }: RatingScreenProps) {
  const { values, problems } = snapshot.context;
  return (
    <RatingFormView
      title="Rate Freelancer"
      description={`${freelancerName}’s work on “${projectTitle}”`}
      reviewHint="It appears on the freelancer’s public profile, with your name."
      values={values}
      problems={problems}
      isEditable={snapshot.matches('choosing')}
      isSubmitDisabled={!snapshot.can({ type: 'rating.submit' })}
      isPending={snapshot.hasTag('busy')}
      send={send}
      onClose={onClose}
    />
  );
}
