import type { Role } from '@guildhall/api/enums';
import type { receivedRatingsMachine } from '@guildhall/machines/flows/receivedRatings';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { Inbox } from '@guildhall/ui/icons';
import { TextArea } from '@guildhall/ui/TextArea';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { OwnListView } from '../ownProfile/OwnListView.tsx';
import { useFocusAfterDecision } from '../shared/focus/useFocusAfterDecision.ts';
import { NewsView } from '../shared/pagedList/NewsView.tsx';
import { OwnReviewView } from './OwnReviewView.tsx';
import { reviewTitleId } from './reviewTitleId.ts';

export interface ReceivedRatingsViewProps {
  snapshot: SnapshotFrom<typeof receivedRatingsMachine>;
  send: (event: EventFrom<typeof receivedRatingsMachine>) => void;
  /** Whose reviews they are. */
  reader: Role;
  /** The present, in milliseconds since 1970. */
  now: number;
  pageHref: (page: number) => string;
  profileHref: (person: { id: string; name: string }) => string;
}

/** Whom a profile's reviews come from, and where the reader can look for the first. */
const emptyText = {
  FREELANCER: 'A client can review your work once it is completed. Every review will appear here.',
  CLIENT:
    'A freelancer can review working with you once a project is completed. You will see the review right away if you have rated the freelancer, and a few days later if not.',
} as const;

/** What the other side of finished projects has said of the reader, who can reply to each once. */
export function ReceivedRatingsView({ snapshot, send, reader, pageHref, ...review }: ReceivedRatingsViewProps) {
  const { result, chosen } = snapshot.context;
  useFocusAfterDecision(chosen?.id ?? null, result, reviewTitleId);
  return (
    <>
      <OwnListView
        title="Reviews"
        what="reviews"
        safe="Your reviews are"
        snapshot={snapshot}
        send={send}
        pageHref={pageHref}
        news={<NewsView snapshot={snapshot} send={send} what="review" />}
        empty={
          <EmptyState title="No reviews yet" icon={Inbox}>
            {emptyText[reader]}
          </EmptyState>
        }
      >
        {result?.ratings.map((rating) => (
          <OwnReviewView
            key={rating.id}
            {...review}
            rating={rating}
            action={rating.reply === null ? <ReplyView snapshot={snapshot} send={send} rating={rating} /> : null}
          />
        ))}
      </OwnListView>
      {chosen === null ? null : <ReplyDialogView snapshot={snapshot} send={send} rating={chosen} />}
    </>
  );
}

interface ReplyViewProps extends Flow<typeof receivedRatingsMachine> {
  rating: Schema<'Rating'>;
}

/** The way to the reply. Behind the dialog, and while the list loads again, it stays where it was. */
function ReplyView({ snapshot, send, rating: { id, project } }: ReplyViewProps) {
  return (
    <div>
      <Button
        onPress={() => send({ type: 'reply.write', ratingId: id })}
        isDisabled={snapshot.hasTag('busy')}
        aria-label={`Reply: ${project.title}`}
      >
        Reply
      </Button>
    </div>
  );
}

/** Takes the reply, and says before it is sent that there is one only, in public. */
function ReplyDialogView({ snapshot, send, rating: { otherParty, project } }: ReplyViewProps) {
  const isSending = snapshot.hasTag('busy');
  const { field } = bind(snapshot.context, send, isSending);
  return (
    <FormDialog
      isOpen
      onOpenChange={() => send({ type: 'decision.cancel' })}
      title="Reply to this review"
      description={`${otherParty.name} on “${project.title}”`}
      submitLabel="Publish Reply"
      onSubmit={() => send({ type: 'decision.confirm' })}
      isPending={isSending}
    >
      <TextArea
        label="Your reply"
        description="Everyone can read it below the review. You can reply once, and the reply cannot be changed."
        {...field('text')}
        isRequired
      />
    </FormDialog>
  );
}
