import type { SavedSearch } from '@guildhall/machines/domain/savedSearch';
import type {
  CreateSavedSearchCall,
  MarkSavedSearchSeenCall,
  SavedSearchCall,
  UpdateSavedSearchCall,
} from '@guildhall/machines/flows/savedSearches';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { deviceZone } from '../../flow/deviceZone.ts';

// A digest comes at 7:00 in the reader's morning.
export const savedSearchesActors = (api: Api) => ({
  listSavedSearches: fromPromise<Schema<'SavedSearchList'>, void>(({ signal }) => api.listSavedSearches({ signal })),
  createSavedSearch: fromPromise<SavedSearch, CreateSavedSearchCall>(({ input: { body, idempotencyKey } }) =>
    api.createSavedSearch({ body: { ...body, timezone: deviceZone() }, idempotencyKey }),
  ),
  updateSavedSearch: fromPromise<SavedSearch, UpdateSavedSearchCall>(({ input: { params, body } }) =>
    api.updateSavedSearch({ params, body: { ...body, timezone: deviceZone() } }),
  ),
  deleteSavedSearch: fromPromise<void, SavedSearchCall>(async ({ input }) => {
    await api.deleteSavedSearch(input);
  }),
  markSavedSearchSeen: fromPromise<SavedSearch, MarkSavedSearchSeenCall>(({ input }) => api.markSavedSearchSeen(input)),
});
