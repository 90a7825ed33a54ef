import type { roleChangeMachine } from '@guildhall/machines/flows/roleChange';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';

import type { Flow } from '../../flow/useFlow.ts';
import { useRestFocus } from '../shared/focus/useRestFocus.ts';

const words = {
  CLIENT: { now: 'You signed up to hire. Are you looking for work instead?', change: 'Change to a Freelancer Account' },
  FREELANCER: { now: 'You signed up to find work. Do you want to hire instead?', change: 'Change to a Client Account' },
} as const;

/** Offers the other account type to someone who signed up with the wrong one. */
export function RoleChangeView({ snapshot, send }: Flow<typeof roleChangeMachine>) {
  const { role } = snapshot.context;
  const isOffered = snapshot.matches('offered') || snapshot.matches('changing');
  useRestFocus(isOffered ? 'offered' : 'gone');
  if (!isOffered || role === null) return null;
  const { now, change } = words[role];
  return (
    <Banner
      action={
        <Button size="small" isPending={snapshot.matches('changing')} onPress={() => send({ type: 'role.change' })}>
          {change}
        </Button>
      }
    >
      {now} You can still change your account type until you save your profile.
    </Banner>
  );
}
