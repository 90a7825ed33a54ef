import type { SavedCriteria } from '@guildhall/machines/domain/savedSearch';
import { nameOfSearch } from '@guildhall/machines/domain/savedSearch';
import { savedSearchesMachine } from '@guildhall/machines/flows/savedSearches';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { savedSearchesCalls } from './savedSearchesCalls.ts';
import type { SavedSearchesScreenProps } from './SavedSearchesScreen.tsx';
import { SavedSearchesScreen } from './SavedSearchesScreen.tsx';
import { useSavedFocus } from './useSavedFocus.ts';

interface SavedSearchesDialogProps extends Pick<SavedSearchesScreenProps, 'wordsOf' | 'onClose'> {
  /** The search that is listed; null where it looks for nothing. */
  criteria: SavedCriteria | null;
}

/** The saved searches that the address opens. */
export function SavedSearchesDialog({ criteria, ...props }: SavedSearchesDialogProps) {
  const api = useApi();
  const flow = useFlow(() => withCalls(savedSearchesMachine, api, savedSearchesCalls(api)), {
    input: {
      criteria,
      suggestion: nameOfSearch(props.wordsOf(criteria ?? {})),
      idempotencyKey: crypto.randomUUID(),
    },
  });
  useSavedFocus(flow.snapshot);
  return <SavedSearchesScreen {...flow} {...props} />;
}
