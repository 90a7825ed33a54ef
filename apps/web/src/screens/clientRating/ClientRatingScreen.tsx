import type { clientRatingMachine } from '@guildhall/machines/flows/clientRating';
import { Banner } from '@guildhall/ui/Banner';
import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import type { Flow } from '../../flow/useFlow.ts';
import { RatingFormView } from '../rating/RatingFormView.tsx';

const momentOf = (instant: string) => <ZonedTime date={instant} parts="moment" />;

interface ClientRatingScreenProps extends Flow<typeof clientRatingMachine> {
  /** Whom the work was for. */
  clientName: string;
  projectTitle: string;
  /** Until when the client does not see the rating; null where it shows at once. */
  hiddenUntil: string | null;
  onClose: () => void;
}

/** Rating the client of a completed project, with when the client will see it. */
export function ClientRatingScreen({
  snapshot,
  send,
  clientName,
  projectTitle,
  hiddenUntil,
  onClose,
}: ClientRatingScreenProps) {
  const { values, problems } = snapshot.context;
  return (
    <RatingFormView
      title="Rate Client"
      description={`Working with ${clientName} on “${projectTitle}”`}
      reviewHint="It appears on the client’s public profile, with your name."
      note={
        hiddenUntil === null ? (
          <Text size="sm" tone="muted">
            This rating will be visible right away.
          </Text>
        ) : (
          <Banner title="This rating will not be visible right away">
            It will appear once {clientName} has rated your work too, at the latest on {momentOf(hiddenUntil)}. Until
            then, only you can see it.
          </Banner>
        )
      }
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
