import type { ratingMachine } from '@guildhall/machines/flows/rating';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { StarRating } from '@guildhall/ui/StarRating';
import { TextArea } from '@guildhall/ui/TextArea';

import type { Flow } from '../../flow/useFlow.ts';

interface RatingScreenProps extends Flow<typeof ratingMachine> {
  /** Who did the work. */
  freelancerName: string;
  projectTitle: string;
  onClose: () => void;
}

/** Rating the freelancer of a completed project: stars, and a few words if there are any. */
export function RatingScreen({ snapshot, send, freelancerName, projectTitle, onClose }: RatingScreenProps) {
  const { values, problems } = snapshot.context;
  const submit = { type: 'rating.submit' } as const;
  const isEditable = snapshot.matches('choosing');
  const isSending = snapshot.hasTag('busy');
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      title="Rate Freelancer"
      description={`${freelancerName}’s work on “${projectTitle}”`}
      label="Rating"
      submitLabel="Submit Rating"
      cancelLabel="Later"
      onSubmit={() => send(submit)}
      isSubmitDisabled={!snapshot.can(submit)}
      isPending={isSending}
    >
      <StarRating
        label="Your rating"
        name="rating"
        value={values.rating}
        onChange={(value) => send({ type: 'field.change', name: 'rating', value })}
        isReadOnly={!isEditable}
        isRequired
      />
      <TextArea
        label="Review"
        name="review"
        description="It stands on the freelancer’s public profile, with your name."
        value={values.review}
        onChange={(value) => send({ type: 'field.change', name: 'review', value })}
        errorMessage={problems.review}
        isReadOnly={!isEditable}
      />
    </FormDialog>
  );
}
