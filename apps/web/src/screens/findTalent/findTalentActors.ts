import type { RateSpread } from '@guildhall/machines/domain/rateSpread';
import type { PlacesAsked, PlacesFound, SearchFreelancersCall } from '@guildhall/machines/flows/talentSearch';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromCallback, fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const findTalentActors = (api: Api) => ({
  searchFreelancers: fromPromise<Schema<'FreelancerList'>, SearchFreelancersCall>(({ input: { params }, signal }) =>
    api.searchFreelancers({ params, signal }),
  ),
  getFreelancerRates: fromPromise<RateSpread, void>(({ signal }) => api.getFreelancerRates({ signal })),
  listFreelancerLocations: fromCallback<PlacesAsked>(({ receive, sendBack }) => {
    let asking = new AbortController();
    receive(({ query }) => {
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const tell = (places: PlacesFound['places']) => {
        if (!signal.aborted) sendBack({ type: 'places.found', places } satisfies PlacesFound);
      };
      if (query === '') tell([]);
      else
        api.listFreelancerLocations({ params: { query }, signal }).then(
          ({ locations }) => tell(locations),
          () => tell([]),
        );
    });
    return () => asking.abort();
  }),
});
