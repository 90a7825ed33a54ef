import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Inbox, Star } from '@guildhall/ui/icons';

interface NoApplicantsViewProps {
  /** What the list is narrowed to. */
  narrowedTo: 'project' | 'shortlist' | null;
  onShowAllProjects: () => void;
  onLeaveShortlist: () => void;
  jobsHref: string;
}

/** No one has applied: to anything, or to the chosen project. */
export function NoApplicantsView({ narrowedTo, onShowAllProjects, onLeaveShortlist, jobsHref }: NoApplicantsViewProps) {
  if (narrowedTo === 'shortlist') {
    return (
      <EmptyState
        title="No applications on your shortlist"
        icon={Star}
        action={<Button onPress={onLeaveShortlist}>Show All Applications</Button>}
      >
        Press the star on an application to keep it here. Only you can see your shortlist.
      </EmptyState>
    );
  }
  if (narrowedTo === null) {
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
      action={<Button onPress={onShowAllProjects}>Show All Projects</Button>}
    >
      Applications to this job will appear here. Your other projects may already have some.
    </EmptyState>
  );
}
