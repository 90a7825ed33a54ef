import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Inbox } from '@guildhall/ui/icons';

interface NoApplicantsViewProps {
  /** The list is that of one project. */
  isNarrowed: boolean;
  onShowAll: () => void;
  jobsHref: string;
}

/** No one has applied: to anything, or to the chosen project. */
export function NoApplicantsView({ isNarrowed, onShowAll, jobsHref }: NoApplicantsViewProps) {
  if (!isNarrowed) {
    return (
      <EmptyState
        title="No applications yet"
        icon={Inbox}
        action={<ButtonLink href={jobsHref}>View Your Jobs</ButtonLink>}
      >
        When freelancers apply to your jobs, their proposals will appear here for you to accept or reject.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No applications for this project yet"
      icon={Inbox}
      action={<Button onPress={onShowAll}>Show All Projects</Button>}
    >
      Applications to this job will appear here. Your other projects may already have some.
    </EmptyState>
  );
}
