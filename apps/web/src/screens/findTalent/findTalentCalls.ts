import type { PlacesAsked, PlacesFound } from '@guildhall/machines/flows/talentSearch';
import { fromCallback } from 'xstate';

import type { Api } from '../../api.ts';

export const findTalentCalls = (api: Api) => ({
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
