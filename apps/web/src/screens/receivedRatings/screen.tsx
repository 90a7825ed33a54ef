import type { ListRatingsCall } from '@guildhall/machines/flows/receivedRatings';
import { paramsOf, receivedRatingsMachine } from '@guildhall/machines/flows/receivedRatings';
import { pageAddressOf, pageInAddress } from '@guildhall/machines/kit/lists';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { TurnedPage } from '../../kit/TurnedPage.tsx';
import { profilePath } from '../../profilePath.ts';
import { ReceivedRatingsView } from './ReceivedRatingsView.tsx';

export const screen = defineScreen({
  machine: receivedRatingsMachine,
  View: ReceivedRatingsView,
  within: 'ownProfile',
  address: pageAddressOf,
  props: ({ now, account, here }) => ({
    reader: account?.role ?? 'FREELANCER',
    now,
    pageHref: (page: number) => here({ page: pageInAddress(page) }),
    profileHref: profilePath,
  }),
  calls: (api, { account }) => ({
    listReceivedRatings: fromPromise<Schema<'RatingList'>, ListRatingsCall>(({ input: { params }, signal }) =>
      account?.role === 'CLIENT'
        ? api.listClientRatings({ params, signal })
        : api.listFreelancerRatings({ params, signal }),
    ),
  }),
  additions: [TurnedPage, heardList({ kinds: ['rating'], call: 'listReceivedRatings', paramsOf })],
});
