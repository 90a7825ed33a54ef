import { criteriaToSave, instantOf, searchInAddress } from '@guildhall/machines/domain/savedSearch';
import type { SavedCriteria } from '@guildhall/machines/domain/savedSearch';
import { talentFromAddress, talentParams } from '@guildhall/machines/domain/talentCriteria';
import type { PlacesAsked, PlacesFound } from '@guildhall/machines/flows/talentSearch';
import { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import { useEffect } from 'react';
import { fromCallback } from 'xstate';

import { laterView } from '../../flow/laterView.tsx';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { KeptPlace } from '../../kit/KeptPlace.tsx';
import { TurnedResults } from '../../kit/TurnedPage.tsx';
import { contactInAddress } from '../contact/contactInAddress.tsx';
import { savedInAddress } from '../savedSearches/savedInAddress.tsx';
import { LaterFilterDrawer } from '../shared/filterPanel/LaterFilterDrawer.ts';
import { useRestFocus } from '../shared/focus/useRestFocus.ts';
import { resultsId } from '../shared/results/resultsId.ts';
import { chosenFilters } from '../talent/chosenFilters.ts';
import { keepChoice, keptChoice } from '../talent/keptChoice.ts';
import { talentLinks } from '../talent/talentLinks.ts';
import { choiceId } from './choiceId.ts';
import { FiltersPendingView } from './FiltersPendingView.tsx';
import { TalentSearchView } from './TalentSearchView.tsx';

/** The criteria of a saved search of freelancers, in words. */
function talentWords(criteria: SavedCriteria): string[] {
  const talent = talentFromAddress(searchInAddress(criteria));
  return [...(talent.query === '' ? [] : [talent.query]), ...chosenFilters(talent).map(({ label }) => label)];
}

type OnPage = Mounted<typeof talentSearchMachine, unknown>;

const FiltersView = laterView(async () => (await import('./FiltersView.tsx')).FiltersView, FiltersPendingView);

/** Who is chosen to be compared stays chosen in this window. */
function KeptChoice({ snapshot }: OnPage) {
  const { chosen } = snapshot.context;
  useEffect(() => keepChoice(chosen), [chosen]);
  useRestFocus(chosen.map(({ id }) => id).join(), choiceId, resultsId);
  return null;
}

const contact = contactInAddress(talentSearchMachine, ({ result }) => result?.freelancers ?? []);

const saved = savedInAddress(talentSearchMachine, {
  criteriaOf: ({ address }) => criteriaToSave(talentParams(address)),
  wordsOf: talentWords,
});

export const screen = defineScreen({
  machine: talentSearchMachine,
  View: TalentSearchView,
  head: { title: 'Find talent', description: 'Freelancers for your project.' },
  address: talentFromAddress,
  input: (_place, _params, address) => ({ address, chosen: keptChoice() }),
  props: ({ here, query }) => ({
    ...talentLinks(here),
    contactHref: (id: string) => here({ contact: id }),
    savedHref: here({ saved: '1' }),
    canBeSaved: criteriaToSave(talentParams(talentFromAddress(query))) !== null,
    newSince: instantOf(query['newSince']),
    FiltersView,
    DrawerView: LaterFilterDrawer,
  }),
  calls: (api) => ({
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
  }),
  additions: [KeptChoice, TurnedResults, KeptPlace, contact.Dialog, saved.Dialog],
});
