import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Star } from '@guildhall/ui/icons';
import { ToggleButton } from '@guildhall/ui/ToggleButton';

import type { Flow } from '../../flow/useFlow.ts';

interface StarViewProps extends Flow<typeof applicantsMachine> {
  application: Schema<'ClientApplication'>;
}

/** Whether an application is on the shortlist, which only its client ever sees. */
export function StarView({ snapshot, send, application: { id, freelancer, project } }: StarViewProps) {
  const isShortlisted = snapshot.context.shortlisted.includes(id);
  // Made at the press, so that a card draws its button again only when that has changed.
  const changeTo = (isNow: boolean) => ({ type: 'star.change', applicationId: id, isShortlisted: isNow }) as const;
  return (
    <ToggleButton
      icon={Star}
      look="quiet"
      aria-label={`Shortlist: ${freelancer.name}, ${project.title}`}
      isSelected={isShortlisted}
      isDisabled={!snapshot.can(changeTo(!isShortlisted))}
      onChange={(isNow) => send(changeTo(isNow))}
    />
  );
}
