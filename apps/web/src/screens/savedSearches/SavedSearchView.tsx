import type { SavedSearch } from '@guildhall/machines/domain/savedSearch';
import type { savedSearchesMachine } from '@guildhall/machines/flows/savedSearches';
import { Badge } from '@guildhall/ui/Badge';
import { Button } from '@guildhall/ui/Button';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { emailText, newText } from './savedWords.ts';
import { SearchFormView } from './SearchFormView.tsx';

interface SavedSearchViewProps extends Flow<typeof savedSearchesMachine> {
  search: SavedSearch;
  /** Its criteria in words. */
  words: readonly string[];
}

/** A saved search: its name and what is new in it, what it looks for, and what can be done with it. */
export function SavedSearchView({ snapshot, send, search, words }: SavedSearchViewProps) {
  const isChosen = snapshot.context.chosen?.id === search.id;
  const isNew = newText(search);
  const titleId = `saved-${search.id}`;
  const isUpdating = snapshot.matches('updating');
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Inline gap={3}>
            <Heading level={4} size="md" id={titleId}>
              {search.name}
            </Heading>
            {isNew === null ? null : <Badge tone="info">{isNew}</Badge>}
          </Inline>
          <Text size="sm" tone="muted">
            {words.join(' · ')}
          </Text>
          <Text size="sm" tone="muted">
            {emailText(search.digest)}
          </Text>
        </Stack>
        {isChosen && (snapshot.matches('editing') || isUpdating) ? (
          <SearchFormView
            snapshot={snapshot}
            send={send}
            label={`Change ${search.name}`}
            isBusy={isUpdating}
            onSubmit={() => send({ type: 'edit.save' })}
          >
            <Inline gap={3}>
              <Button type="submit" variant="primary" isPending={isUpdating}>
                Save Changes
              </Button>
              <Button variant="quiet" isDisabled={isUpdating} onPress={() => send({ type: 'edit.cancel' })}>
                Cancel
              </Button>
            </Inline>
          </SearchFormView>
        ) : (
          <ActionsView snapshot={snapshot} send={send} search={search} isChosen={isChosen} />
        )}
      </Stack>
    </Card>
  );
}

function ActionsView({
  snapshot,
  send,
  search: { id, name },
  isChosen,
}: Omit<SavedSearchViewProps, 'words'> & { isChosen: boolean }) {
  const isDeleting = snapshot.matches('deleting');
  if (isChosen && (snapshot.matches('asking') || isDeleting)) {
    return (
      <Stack gap={3}>
        <Text>Delete this saved search? Its emails will stop.</Text>
        <Inline gap={3}>
          <Button variant="danger" isPending={isDeleting} onPress={() => send({ type: 'decision.confirm' })}>
            Delete Search
          </Button>
          <Button variant="quiet" isDisabled={isDeleting} onPress={() => send({ type: 'decision.cancel' })}>
            Keep It
          </Button>
        </Inline>
      </Stack>
    );
  }
  const isFree = snapshot.matches('ready');
  return (
    <Inline gap={3}>
      <Button
        isDisabled={!isFree && !isChosen}
        isPending={isChosen}
        onPress={() => send({ type: 'search.open', id })}
        aria-label={`Open ${name}`}
      >
        Open
      </Button>
      <Button
        variant="quiet"
        isDisabled={!isFree}
        onPress={() => send({ type: 'search.edit', id })}
        aria-label={`Change ${name}`}
      >
        Change
      </Button>
      <Button
        variant="quiet"
        isDisabled={!isFree}
        onPress={() => send({ type: 'search.delete', id })}
        aria-label={`Delete ${name}`}
      >
        Delete
      </Button>
    </Inline>
  );
}
