import type { ratingMachine } from '@guildhall/machines/flows/rating';
import { Banner } from '@guildhall/ui/Banner';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { StarRating } from '@guildhall/ui/StarRating';
import { Text } from '@guildhall/ui/Text';
import { TextArea } from '@guildhall/ui/TextArea';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';

/** Who is rated, and for what. */
export interface RatedParty {
  name: string;
  projectTitle: string;
  /** Until when a client does not see the rating; null where it shows at once, as it always does to a freelancer. */
  hiddenUntil: string | null;
}

interface RatingViewProps extends Flow<typeof ratingMachine>, RatedParty {
  onClose: () => void;
}

const words = {
  FREELANCER: {
    title: 'Rate Freelancer',
    description: ({ name, projectTitle }: RatedParty) => `${name}’s work on “${projectTitle}”`,
    reviewHint: 'It appears on the freelancer’s public profile, with your name.',
  },
  CLIENT: {
    title: 'Rate Client',
    description: ({ name, projectTitle }: RatedParty) => `Working with ${name} on “${projectTitle}”`,
    reviewHint: 'It appears on the client’s public profile, with your name.',
  },
};

/** When a client will see the rating. */
function RevealView({ name, hiddenUntil }: RatedParty) {
  return hiddenUntil === null ? (
    <Text size="sm" tone="muted">
      This rating will be visible right away.
    </Text>
  ) : (
    <Banner title="This rating will not be visible right away">
      It will appear once {name} has rated your work too, at the latest on{' '}
      <ZonedTime date={hiddenUntil} parts="moment" />. Until then, only you can see it.
    </Banner>
  );
}

/** One side of a completed project rates the other: stars, and a few words if there are any. */
export function RatingView({ snapshot, send, onClose, ...party }: RatingViewProps) {
  const { rated, values, problems } = snapshot.context;
  const isEditable = snapshot.matches('choosing');
  const { field } = bind({ values, problems }, send, !isEditable);
  const { title, description, reviewHint } = words[rated];
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description(party)}
      label="Rating"
      submitLabel="Submit Rating"
      cancelLabel="Later"
      onSubmit={() => send({ type: 'rating.submit' })}
      isSubmitDisabled={!snapshot.can({ type: 'rating.submit' })}
      isPending={snapshot.hasTag('busy')}
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
      {rated === 'CLIENT' && <RevealView {...party} />}
    </FormDialog>
  );
}
