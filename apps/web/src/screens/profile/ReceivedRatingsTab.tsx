import type { Role } from '@guildhall/api/enums';
import { paramsOf, receivedRatingsMachine } from '@guildhall/machines/flows/receivedRatings';
import { pageAddressOf, pageInAddress } from '@guildhall/machines/kit/lists';

import { useHeardList } from '../../changes/useHeardList.ts';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { profilePath } from '../../profilePath.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { listId } from '../shared/pagedList/listId.ts';
import { useHere } from '../shared/useHere.ts';
import { useTurnedPage } from '../shared/useTurnedPage.ts';
import { receivedRatingsCalls } from './receivedRatingsCalls.ts';
import { ReceivedRatingsScreen } from './ReceivedRatingsScreen.tsx';

export function ReceivedRatingsTab({ reader }: { reader: Role }) {
  const api = useApi();
  const here = useHere();
  const now = useNow();
  const address = useAddress(pageAddressOf);
  const flow = useFlow(() => withCalls(receivedRatingsMachine, api, receivedRatingsCalls(api, reader)), {
    input: { address },
  });
  useAddressEvents(flow.send, address);
  const params = paramsOf(address);
  useHeardList({
    kinds: ['rating'],
    flow,
    load: () => (reader === 'CLIENT' ? api.listClientRatings({ params }) : api.listFreelancerRatings({ params })),
    event: (list, wasHeld) => ({ type: 'list.heard' as const, address, list, wasHeld }),
    loaded: ({ result }) => result,
  });
  useTurnedPage(listId, flow.snapshot.context.address.page);
  const pageHref = (page: number) => here({ page: pageInAddress(page) });
  return <ReceivedRatingsScreen {...flow} reader={reader} now={now} pageHref={pageHref} profileHref={profilePath} />;
}
