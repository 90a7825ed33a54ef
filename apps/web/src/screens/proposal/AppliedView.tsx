import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Inline } from '@guildhall/ui/Inline';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { StatusBadge } from '@guildhall/ui/StatusBadge';

import { applicationStatusLook } from '../shared/projects/statusLooks.ts';

interface AppliedViewProps {
  application: NonNullable<Schema<'Job'>['application']>;
  /** The present, in milliseconds since 1970. */
  now: number;
  applicationHref: string;
}

/** That the freelancer has applied or withdrawn, when, how it stands, and the way to the application. */
export function AppliedView({ application: { status, createdAt }, now, applicationHref }: AppliedViewProps) {
  const isWithdrawn = status === 'WITHDRAWN';
  return (
    <Banner
      {...(isWithdrawn ? { title: 'You withdrew your proposal' } : { tone: 'positive', title: 'Applied' })}
      action={
        <ButtonLink href={applicationHref} size="small">
          View Application
        </ButtonLink>
      }
    >
      <Inline gap={3}>
        <span>
          You sent your proposal <RelativeTime date={createdAt} now={new Date(now)} isPast />
        </span>
        <StatusBadge {...applicationStatusLook(status, 'FREELANCER')} />
        {isWithdrawn ? <span>No more can be sent for this job.</span> : null}
      </Inline>
    </Banner>
  );
}
