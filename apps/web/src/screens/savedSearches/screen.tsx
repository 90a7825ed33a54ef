import type { SavedCriteria, SavedSearch } from '@guildhall/machines/domain/savedSearch';
import { nameOfSearch } from '@guildhall/machines/domain/savedSearch';
import type {
  CreateSavedSearchCall,
  MarkSavedSearchSeenCall,
  SavedSearchCall,
  UpdateSavedSearchCall,
} from '@guildhall/machines/flows/savedSearches';
import { savedSearchesMachine } from '@guildhall/machines/flows/savedSearches';
import { fromPromise } from 'xstate';

import { deviceZone } from '../../flow/deviceZone.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { SavedSearchesView } from './SavedSearchesView.tsx';
import { useSavedFocus } from './useSavedFocus.ts';

interface Opened {
  /** The search that is listed; null where it looks for nothing. */
  criteria: SavedCriteria | null;
  /** Criteria in words. */
  wordsOf: (criteria: SavedCriteria) => readonly string[];
  onClose: () => void;
}

function SavedFocus({ snapshot }: Mounted<typeof savedSearchesMachine, unknown>) {
  useSavedFocus(snapshot);
  return null;
}

/** The saved searches of someone, over the list that they search. */
export const screen = defineScreen({
  machine: savedSearchesMachine,
  View: SavedSearchesView,
  input: (_place: Place, { criteria, wordsOf }: Opened) => ({
    criteria,
    suggestion: nameOfSearch(wordsOf(criteria ?? {})),
    idempotencyKey: crypto.randomUUID(),
  }),
  props: (_place, { wordsOf, onClose }) => ({ wordsOf, onClose }),
  // None is given up when the dialog closes. A digest comes at 7:00 in the reader's morning.
  calls: (api) => ({
    createSavedSearch: fromPromise<SavedSearch, CreateSavedSearchCall>(({ input: { body, idempotencyKey } }) =>
      api.createSavedSearch({ body: { ...body, timezone: deviceZone() }, idempotencyKey }),
    ),
    updateSavedSearch: fromPromise<SavedSearch, UpdateSavedSearchCall>(({ input: { params, body } }) =>
      api.updateSavedSearch({ params, body: { ...body, timezone: deviceZone() } }),
    ),
    deleteSavedSearch: fromPromise<unknown, SavedSearchCall>(({ input }) => api.deleteSavedSearch(input)),
    markSavedSearchSeen: fromPromise<SavedSearch, MarkSavedSearchSeenCall>(({ input }) =>
      api.markSavedSearchSeen(input),
    ),
  }),
  additions: [SavedFocus],
});
