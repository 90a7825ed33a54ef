import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Inbox } from 'lucide-react';

import type { ApplicantsScreenProps } from './ApplicantsScreen.tsx';

/** Nobody has applied: to anything, or to the chosen project. */
export function NoApplicantsView({ snapshot, send, jobsHref }: ApplicantsScreenProps) {
  if (snapshot.context.projectId === null) {
    return (
      <EmptyState
        title="No applications yet"
        icon={Inbox}
        action={<ButtonLink href={jobsHref}>See your jobs</ButtonLink>}
      >
        Whoever answers one of your posts stands here, with a proposal for you to accept or reject.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No applications for this project yet"
      icon={Inbox}
      action={<Button onPress={() => send({ type: 'project.filter', projectId: null })}>Show all projects</Button>}
    >
      Whoever answers this post stands here. Your other projects may have applications.
    </EmptyState>
  );
}
