import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Checkbox } from '@guildhall/ui/Checkbox';

import type { Flow } from '../../flow/useFlow.ts';

export interface ChoiceViewProps extends Flow<typeof applicantsMachine> {
  application: Schema<'ClientApplication'>;
}

/** Whether an application is one of several that are chosen; nothing where it cannot be. */
export function ChoiceView({ snapshot, send, application: { id, freelancer } }: ChoiceViewProps) {
  const isChosen = snapshot.context.several?.applicationIds.includes(id) === true;
  const change = { type: 'several.change', applicationId: id, isChosen: !isChosen } as const;
  const isOffered = snapshot.can(change);
  if (snapshot.matches('choosingSeveral') && !isOffered) return null;
  return (
    <Checkbox isSelected={isChosen} isDisabled={!isOffered} onChange={() => send(change)}>
      Choose {freelancer.name}
    </Checkbox>
  );
}
