import { Banner } from '@guildhall/ui/Banner';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Inline } from '@guildhall/ui/Inline';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { StatusBadge } from '@guildhall/ui/StatusBadge';

import { applicationStatusLook } from '../shared/statusLooks.ts';
import type { ProposalScreenProps } from './ProposalScreen.tsx';

/** That the freelancer has applied, when, how it stands, and the way to the application. */
export function AppliedView({ snapshot, now, applicationHref }: ProposalScreenProps) {
  const application = snapshot.context.job?.application ?? null;
  if (application === null) return null;
  const { status, createdAt } = application;
  return (
    <Banner
      tone="positive"
      title="Applied"
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
      </Inline>
    </Banner>
  );
}
