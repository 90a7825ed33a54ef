import type { Role } from '@guildhall/api/enums';
import { meetingsMachine } from '@guildhall/machines/flows/meetings';
import { pageAddressOf, pageInAddress } from '@guildhall/machines/kit/lists';

import { readerZone } from '../../flow/readerZone.ts';
import { serverClock } from '../../flow/serverClock.ts';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useSeconds } from '../../flow/useServerClock.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { listId } from '../shared/pagedList/listId.ts';
import { useHere } from '../shared/useHere.ts';
import { useTurnedPage } from '../shared/useTurnedPage.ts';
import { meetingsActors } from './meetingsActors.ts';
import { MeetingsScreen } from './MeetingsScreen.tsx';

interface MeetingsTabProps {
  /** Whose meetings they are. */
  reader: Role;
  /** Where meetings come from. */
  sourceHref: string;
}

export function MeetingsTab({ reader, sourceHref }: MeetingsTabProps) {
  const api = useApi();
  const here = useHere();
  const address = useAddress(pageAddressOf);
  const flow = useFlow(() => meetingsMachine.provide({ actors: meetingsActors(api, reader) }), {
    input: { address, role: reader, now: serverClock.now() },
  });
  useAddressEvents(flow.send, address);
  useSeconds((now) => flow.send({ type: 'clock.tick', now }));
  useTurnedPage(listId, flow.snapshot.context.address.page);
  // Asked at each tick: a reader who travels takes the page along.
  const timeZone = readerZone();
  const pageHref = (page: number) => here({ page: pageInAddress(page) });
  return <MeetingsScreen {...flow} timeZone={timeZone} sourceHref={sourceHref} pageHref={pageHref} />;
}
