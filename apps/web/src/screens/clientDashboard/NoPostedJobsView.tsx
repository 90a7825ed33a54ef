import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { BriefcaseBusiness, SearchX } from '@guildhall/ui/icons';

import type { PostedJobsScreenProps } from './PostedJobsScreen.tsx';

/** No jobs at all, or none that the search finds. */
export function NoPostedJobsView({ snapshot, send, postJobHref }: PostedJobsScreenProps) {
  if (snapshot.matches('empty')) {
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
      title={`None of your jobs match “${snapshot.context.query.trim()}”`}
      icon={SearchX}
      action={<Button onPress={() => send({ type: 'query.change', value: '' })}>Clear Search</Button>}
    >
      The search covers titles, descriptions and skills.
    </EmptyState>
  );
}
