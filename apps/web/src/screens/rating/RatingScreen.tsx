import type { ratingMachine } from '@guildhall/machines/flows/rating';
import { Button } from '@guildhall/ui/Button';
import { Dialog } from '@guildhall/ui/Dialog';
import { Form } from '@guildhall/ui/Form';
import { StarRating } from '@guildhall/ui/StarRating';
import { TextArea } from '@guildhall/ui/TextArea';

import type { Flow } from '../../flow/useFlow.ts';

interface RatingScreenProps extends Flow<typeof ratingMachine> {
  /** Who did the work. */
  freelancerName: string;
  projectTitle: string;
  onClose: () => void;
}

const formId = 'rating-form';

/** Rating the freelancer of a completed project: stars, and a few words if there are any. */
export function RatingScreen({ snapshot, send, freelancerName, projectTitle, onClose }: RatingScreenProps) {
  const { values, problems } = snapshot.context;
  const submit = { type: 'rating.submit' } as const;
  const isEditable = snapshot.matches('choosing');
  const isSending = snapshot.hasTag('busy');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!isSending}
      title="Rate Freelancer"
      description={`${freelancerName}’s work on “${projectTitle}”`}
      footer={
        <>
          <Button slot="close" isDisabled={isSending}>
            Later
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isDisabled={!isSending && !snapshot.can(submit)}
            isPending={isSending}
          >
            Submit Rating
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        method="post"
        aria-label="Rating"
        onSubmit={() => {
          // Enter sends nothing before a star is chosen.
          if (snapshot.can(submit)) send(submit);
        }}
      >
        <StarRating
          label="Your rating"
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
      </Form>
    </Dialog>
  );
}
