import type { RatingValues } from '@guildhall/machines/flows/rating';
import type { Problems } from '@guildhall/machines/kit/forms';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { StarRating } from '@guildhall/ui/StarRating';
import { TextArea } from '@guildhall/ui/TextArea';
import type { ReactNode } from 'react';

import { bind } from '../../kit/bind.ts';

type Event =
  | { type: 'rating.submit' }
  | { type: 'field.change'; name: 'rating'; value: number | null }
  | { type: 'field.change'; name: 'review'; value: string };

interface RatingFormViewProps {
  title: string;
  description: string;
  /** What becomes of the review. */
  reviewHint: string;
  /** What else is to be known before it is sent. */
  note?: ReactNode;
  values: RatingValues;
  problems: Problems<RatingValues>;
  isEditable: boolean;
  isSubmitDisabled: boolean;
  isPending: boolean;
  send: (event: Event) => void;
  onClose: () => void;
}

/** The dialog in which one side of a project rates the other: stars, and a few words if there are any. */
export function RatingFormView({
  title,
  description,
  reviewHint,
  note,
  values,
  problems,
  isEditable,
  isSubmitDisabled,
  isPending,
  send,
  onClose,
}: RatingFormViewProps) {
  const { field } = bind({ values, problems }, send, !isEditable);
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      label="Rating"
      submitLabel="Submit Rating"
      cancelLabel="Later"
      onSubmit={() => send({ type: 'rating.submit' })}
      isSubmitDisabled={isSubmitDisabled}
      isPending={isPending}
    >
      <StarRating
        label="Your rating"
        name="rating"
        value={values.rating}
        onChange={(value) => send({ type: 'field.change', name: 'rating', value })}
        isReadOnly={!isEditable}
        isRequired
      />
      <TextArea label="Review" description={reviewHint} {...field('review')} />
      {note}
    </FormDialog>
  );
}
