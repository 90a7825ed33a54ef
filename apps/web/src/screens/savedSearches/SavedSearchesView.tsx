import type { SavedCriteria } from '@guildhall/machines/domain/savedSearch';
import type { savedSearchesMachine } from '@guildhall/machines/flows/savedSearches';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Dialog } from '@guildhall/ui/Dialog';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Heading } from '@guildhall/ui/Heading';
import { Search } from '@guildhall/ui/icons';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { SavedSearchView } from './SavedSearchView.tsx';
import { standing } from './savedWords.ts';
import { SearchFormView } from './SearchFormView.tsx';

/** Read aloud when there is a pause. */
const spoken = { role: 'status' } as const;

interface SavedSearchesViewProps extends Flow<typeof savedSearchesMachine> {
  /** Criteria in words. */
  wordsOf: (criteria: SavedCriteria) => readonly string[];
  onClose: () => void;
}

const listId = 'saved-searches';

/** Saved searches over the list: the one that is listed now can be saved, the others opened, changed and deleted. */
export function SavedSearchesView({ snapshot, send, wordsOf, onClose }: SavedSearchesViewProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Saved searches"
      description="Return to a search, see what is new, and get it by email."
    >
      <BodyView snapshot={snapshot} send={send} wordsOf={wordsOf} />
    </Dialog>
  );
}

function BodyView({ snapshot, send, wordsOf }: Omit<SavedSearchesViewProps, 'onClose'>) {
  const { searches } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel
        title="Your saved searches could not be loaded"
        level={3}
        onRetry={() => send({ type: 'list.retry' })}
      >
        Nothing is lost.
      </ErrorPanel>
    );
  }
  if (searches === null) return <PendingView />;
  return (
    <Stack gap={8}>
      <CurrentView snapshot={snapshot} send={send} wordsOf={wordsOf} />
      {searches.length === 0 ? (
        <EmptyState title="No saved searches yet" icon={Search} level={3}>
          Save a search to find it here, with what is new in it.
        </EmptyState>
      ) : (
        <Stack gap={4}>
          <Heading level={3} size="md" id={listId} tabIndex={-1}>
            {searches.length === 1 ? '1 saved search' : `${searches.length} saved searches`}
          </Heading>
          <Stack as="ul" gap={4} aria-labelledby={listId}>
            {searches.map((search) => (
              <SavedSearchView
                key={search.id}
                snapshot={snapshot}
                send={send}
                search={search}
                words={wordsOf(search.criteria)}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

/** The search that is listed: the form that saves it, or why there is none. */
function CurrentView({ snapshot, send, wordsOf }: Omit<SavedSearchesViewProps, 'onClose'>) {
  const { criteria } = snapshot.context;
  const current = standing(snapshot);
  if (current.kind === 'nothing') {
    return <Banner tone="info">To save a search, enter words or set filters first.</Banner>;
  }
  if (current.kind === 'saved') {
    return (
      <Banner tone="positive" {...spoken}>
        This search is saved as “{current.name}”.
      </Banner>
    );
  }
  // While another is changed, one form is enough.
  if (snapshot.matches('editing') || snapshot.matches('updating')) return null;
  const isSaving = snapshot.matches('saving');
  const isFree = isSaving || snapshot.matches('ready');
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3} size="md">
          Save this search
        </Heading>
        <Text size="sm" tone="muted">
          {wordsOf(criteria ?? {}).join(' · ')}
        </Text>
      </Stack>
      <SearchFormView
        snapshot={snapshot}
        send={send}
        label="Save this search"
        isBusy={!snapshot.matches('ready')}
        onSubmit={() => send({ type: 'search.save' })}
      >
        <div>
          <Button type="submit" variant="primary" isPending={isSaving} isDisabled={!isFree}>
            Save Search
          </Button>
        </div>
      </SearchFormView>
    </Stack>
  );
}

/** Holds the places of the form and of two searches. */
const PendingView = () => (
  <div aria-busy="true">
    <Stack gap={6}>
      <Skeleton width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </Stack>
  </div>
);
