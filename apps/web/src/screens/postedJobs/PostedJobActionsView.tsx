import type { ProjectStatus } from '@guildhall/api/enums';
import type { postedJobsMachine } from '@guildhall/machines/flows/postedJobs';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Icon } from '@guildhall/ui/Icon';
import { Mail } from '@guildhall/ui/icons';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';

import type { Flow } from '../../flow/useFlow.ts';
import * as styles from '../clientDashboard/clientDashboard.css.ts';
import { composeMail } from '../contact/composeMail.ts';

interface PostedJobActionsViewProps extends Flow<typeof postedJobsMachine> {
  project: Schema<'ClientProject'>;
  /** Opens the rating of this project. */
  rateHref: string;
  /** The work statement of this project. */
  statementHref: string;
  /** Posts this project again. */
  againHref: string;
}

const acts = [
  { type: 'completion.approve', label: 'Approve Completion', variant: 'primary', at: ['PENDING_COMPLETION'] },
  { type: 'completion.reject', label: 'Send Back', variant: 'secondary', at: ['PENDING_COMPLETION'] },
  { type: 'project.cancel', label: 'Withdraw Post', variant: 'secondary', at: ['OPEN'] },
  { type: 'project.end', label: 'End Project', variant: 'secondary', at: ['ASSIGNED', 'IN_PROGRESS'] },
] as const;

const underWay: readonly ProjectStatus[] = ['ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION'];

/** What the client can do with a job as it stands. */
export function PostedJobActionsView({
  snapshot,
  send,
  project,
  rateHref,
  statementHref,
  againHref,
}: PostedJobActionsViewProps) {
  const { id, title, status, rating, freelancer, ended } = project;
  if (status === 'COMPLETED' && freelancer !== null) {
    return (
      <>
        {rating === null ? null : <RatingDisplay value={rating.rating} />}
        <div className={styles.postActions}>
          {rating === null ? (
            <ButtonLink href={rateHref} aria-label={`Rate Freelancer: ${freelancer.name}, ${title}`}>
              Rate Freelancer
            </ButtonLink>
          ) : null}
          <ButtonLink href={statementHref} aria-label={`View Invoice: ${title}`}>
            View Invoice
          </ButtonLink>
        </div>
      </>
    );
  }
  if (status === 'CANCELLED') {
    return (
      <div className={styles.postActions}>
        {ended === null ? null : (
          <ButtonLink href={statementHref} aria-label={`View Statement: ${title}`}>
            View Statement
          </ButtonLink>
        )}
        <ButtonLink href={againHref} aria-label={`Post Again: ${title}`}>
          Post Again
        </ButtonLink>
      </div>
    );
  }
  // Behind a question, and while the list loads again, the buttons stay where they were.
  const stays = !snapshot.matches('listed');
  const offered = acts.filter(({ type, at }) =>
    stays ? at.some((one) => one === status) : snapshot.can({ type, projectId: id }),
  );
  return (
    <div className={styles.postActions}>
      {underWay.includes(status) && freelancer?.email ? (
        <ButtonLink
          href={composeMail({
            to: freelancer.email,
            subject: `Project: ${title}`,
            body: `Hello ${freelancer.name},\n\n`,
          })}
          isExternal
          aria-label={`Message: ${freelancer.name}, ${title}`}
        >
          <Icon icon={Mail} />
          Message
        </ButtonLink>
      ) : null}
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
