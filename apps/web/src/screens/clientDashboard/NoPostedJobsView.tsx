import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { BriefcaseBusiness, SearchX } from 'lucide-react';

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
        The jobs you post stand here, each with its status and its applications.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`No job of yours matches “${snapshot.context.query.trim()}”`}
      icon={SearchX}
      action={<Button onPress={() => send({ type: 'query.change', value: '' })}>Clear the search</Button>}
    >
      The search looks through titles, descriptions and skills.
    </EmptyState>
  );
}
