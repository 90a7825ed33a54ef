import type { SavedSearch } from '@guildhall/machines/domain/savedSearch';
import type {
  CreateSavedSearchCall,
  MarkSavedSearchSeenCall,
  SavedSearchCall,
  UpdateSavedSearchCall,
} from '@guildhall/machines/flows/savedSearches';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { deviceZone } from '../../flow/deviceZone.ts';

// None is given up when the dialog closes. A digest comes at 7:00 in the reader's morning.
export const savedSearchesCalls = (api: Api) => ({
  createSavedSearch: fromPromise<SavedSearch, CreateSavedSearchCall>(({ input: { body, idempotencyKey } }) =>
    api.createSavedSearch({ body: { ...body, timezone: deviceZone() }, idempotencyKey }),
  ),
  updateSavedSearch: fromPromise<SavedSearch, UpdateSavedSearchCall>(({ input: { params, body } }) =>
    api.updateSavedSearch({ params, body: { ...body, timezone: deviceZone() } }),
  ),
  deleteSavedSearch: fromPromise<unknown, SavedSearchCall>(({ input }) => api.deleteSavedSearch(input)),
  markSavedSearchSeen: fromPromise<SavedSearch, MarkSavedSearchSeenCall>(({ input }) => api.markSavedSearchSeen(input)),
});
