import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Inbox, SearchX } from '@guildhall/ui/icons';

import type { JobSearchViewProps } from './JobSearchView.tsx';

export function NoJobsView({ snapshot, clearHref }: Pick<JobSearchViewProps, 'snapshot' | 'clearHref'>) {
  const { query, category } = snapshot.context.address;
  if (query === '' && category === null) {
    return (
      <EmptyState title="No open jobs right now" icon={Inbox} level={3}>
        New jobs will appear here as soon as clients post them.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No jobs match"
      icon={SearchX}
      level={3}
      action={<ButtonLink href={clearHref}>Clear Search and Filters</ButtonLink>}
    >
      Try fewer or different words, or search all categories.
    </EmptyState>
  );
}
