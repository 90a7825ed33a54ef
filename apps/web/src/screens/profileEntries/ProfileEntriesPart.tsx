import type { EntryKind } from '@guildhall/machines/flows/profileEntries';
import { profileEntriesMachine } from '@guildhall/machines/flows/profileEntries';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { partHref } from '../editProfile/parts.ts';
import { profileEntriesCalls } from './profileEntriesCalls.ts';
import { ProfileEntriesScreen } from './ProfileEntriesScreen.tsx';

export function ProfileEntriesPart({ kind }: { kind: EntryKind }) {
  const api = useApi();
  const flow = useFlow(() => withCalls(profileEntriesMachine, api, profileEntriesCalls(api)), { input: { kind } });
  return <ProfileEntriesScreen {...flow} partHref={partHref} />;
}
