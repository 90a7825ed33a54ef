import { roleChangeMachine } from '@guildhall/machines/flows/roleChange';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { RoleChangeScreen } from './RoleChangeScreen.tsx';

/** The way out of the profile setup for someone who signed up with the wrong account type. */
export function RoleChange() {
  const api = useApi();
  const flow = useFlow(() => withCalls(roleChangeMachine, api), { input: undefined });
  return <RoleChangeScreen {...flow} />;
}
