import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { BriefcaseBusiness, SearchX } from '@guildhall/ui/icons';

interface NoPostedJobsViewProps {
  /** What was searched for; null where there is nothing to search. */
  query: string | null;
  onClear: () => void;
  postJobHref: string;
}

/** No jobs at all, or none that the search finds. */
export function NoPostedJobsView({ query, onClear, postJobHref }: NoPostedJobsViewProps) {
  if (query === null) {
    return (
      <EmptyState
        title="No jobs yet"
        icon={BriefcaseBusiness}
        action={<ButtonLink href={postJobHref}>Post New Job</ButtonLink>}
      >
        The jobs you post will appear here, each with its status and applications.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`None of your jobs match “${query.trim()}”`}
      icon={SearchX}
      action={<Button onPress={onClear}>Clear Search</Button>}
    >
      The search covers titles, descriptions and skills.
    </EmptyState>
  );
}
