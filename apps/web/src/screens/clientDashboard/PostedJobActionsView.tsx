import type { postedJobsMachine } from '@guildhall/machines/flows/postedJobs';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';

import type { Flow } from '../../flow/useFlow.ts';
import * as styles from './clientDashboard.css.ts';

interface PostedJobActionsViewProps extends Flow<typeof postedJobsMachine> {
  project: Schema<'ClientProject'>;
  /** Opens the rating of this project. */
  rateHref: string;
  /** The work statement of this project. */
  statementHref: string;
}

const acts = [
  { type: 'completion.approve', label: 'Approve Completion', variant: 'primary' },
  { type: 'completion.reject', label: 'Send Back', variant: 'secondary' },
  { type: 'project.cancel', label: 'Withdraw Post', variant: 'secondary' },
] as const;

const statusOf = {
  'completion.approve': 'PENDING_COMPLETION',
  'completion.reject': 'PENDING_COMPLETION',
  'project.cancel': 'OPEN',
} as const;

/** What the client can do with a job as it stands. */
export function PostedJobActionsView({ snapshot, send, project, rateHref, statementHref }: PostedJobActionsViewProps) {
  const { id, title, status, rating, freelancer } = project;
  if (status === 'COMPLETED' && freelancer !== null) {
    return (
      <>
        {rating === null ? null : <RatingDisplay value={rating.rating} />}
        <div className={styles.actions}>
          {rating === null ? (
            <ButtonLink href={rateHref} aria-label={`Rate Freelancer: ${freelancer.name}, ${title}`}>
              Rate Freelancer
            </ButtonLink>
          ) : null}
          <ButtonLink href={statementHref} aria-label={`Work Statement: ${title}`}>
            Work Statement
          </ButtonLink>
        </div>
      </>
    );
  }
  // Behind a question, and while the list loads again, the buttons stay where they were.
  const stays = !snapshot.matches('listed');
  const offered = acts.filter(({ type }) =>
    stays ? statusOf[type] === status : snapshot.can({ type, projectId: id }),
  );
  if (offered.length === 0) return null;
  return (
    <div className={styles.actions}>
      {offered.map(({ type, label, variant }) => (
        <Button
          key={type}
          variant={variant}
          onPress={() => send({ type, projectId: id })}
          isDisabled={snapshot.hasTag('busy')}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
