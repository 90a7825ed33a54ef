import type { Entry, profileEntriesMachine } from '@guildhall/machines/flows/profileEntries';
import { Button } from '@guildhall/ui/Button';
import { Card } from '@guildhall/ui/Card';
import { ConfirmDialog } from '@guildhall/ui/ConfirmDialog';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Heading } from '@guildhall/ui/Heading';
import { IconButton } from '@guildhall/ui/IconButton';
import { ArrowDown, ArrowUp } from '@guildhall/ui/icons';
import { Inline } from '@guildhall/ui/Inline';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { EditFrameView } from '../editProfile/EditFrameView.tsx';
import type { Part } from '../editProfile/parts.ts';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';
import { EntryFormView } from './EntryFormView.tsx';
import { listWords, toldOf } from './entryWords.ts';
import { entriesId, moveId, useEntryFocus, useMoveFocus } from './useEntryFocus.ts';

interface ProfileEntriesViewProps {
  snapshot: SnapshotFrom<typeof profileEntriesMachine>;
  send: (event: EventFrom<typeof profileEntriesMachine>) => void;
  partHref: (part: Part) => string;
}

/** A list of a freelancer's profile, edited in place, entry by entry. */
export function ProfileEntriesView(props: ProfileEntriesViewProps) {
  const { snapshot, partHref } = props;
  const { id, by } = snapshot.context;
  useEntryFocus(snapshot.matches('editing') || snapshot.matches('saving'));
  useMoveFocus({ isMoving: snapshot.matches('moving'), id, by });
  return (
    <EditFrameView part={snapshot.context.kind} partHref={partHref}>
      <Content {...props} />
    </EditFrameView>
  );
}

function Content({ snapshot, send }: ProfileEntriesViewProps) {
  const { kind, entries, id } = snapshot.context;
  const { title, one, none } = listWords[kind];
  if (snapshot.matches('loadFailed')) {
    return (
      <ErrorPanel title="Your profile could not be loaded" onRetry={() => send({ type: 'list.retry' })}>
        Nothing is lost. Check your connection and try again.
      </ErrorPanel>
    );
  }
  if (entries === null) return <PendingFormView />;
  const isOpen = snapshot.matches('editing') || snapshot.matches('saving');
  const isAsking = snapshot.matches('confirming') || snapshot.matches('removing');
  const removed = entries.find((entry) => entry.id === id);
  return (
    <Stack gap={5}>
      <Inline gap={3} justify="between">
        <Heading level={2} size="lg" id={entriesId} tabIndex={-1}>
          {title}
        </Heading>
        <Button isDisabled={!snapshot.matches('listed')} onPress={() => send({ type: 'entry.add' })}>
          Add {one}
        </Button>
      </Inline>
      {isOpen && id === null ? <EntryFormView snapshot={snapshot} send={send} image={null} /> : null}
      {entries.length === 0 && !isOpen ? <Text tone="muted">{none}</Text> : null}
      {entries.map((entry) =>
        isOpen && entry.id === id ? (
          <EntryFormView key={entry.id} snapshot={snapshot} send={send} image={entry.image} />
        ) : (
          <EntryView key={entry.id} entry={entry} snapshot={snapshot} send={send} />
        ),
      )}
      <ConfirmDialog
        title="Remove this entry?"
        isOpen={isAsking}
        onOpenChange={(isStillOpen) => {
          if (!isStillOpen) send({ type: 'decision.cancel' });
        }}
        confirmLabel="Remove Entry"
        onConfirm={() => send({ type: 'decision.confirm' })}
        isPending={snapshot.matches('removing')}
        isDangerous
      >
        {removed === undefined ? null : `“${toldOf(kind, removed.values).title}” will leave your profile.`}
      </ConfirmDialog>
    </Stack>
  );
}

/** One entry, as its owner reads it, with what can be done. */
function EntryView({ entry, snapshot, send }: Omit<ProfileEntriesViewProps, 'partHref'> & { entry: Entry }) {
  const { title, facts, text } = toldOf(snapshot.context.kind, entry.values);
  const { id } = entry;
  const titleId = `entry-${id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={3} size="md" id={titleId}>
            {title}
          </Heading>
          {facts === '' ? null : (
            <Text size="sm" tone="muted">
              {facts}
            </Text>
          )}
        </Stack>
        {text === '' ? null : <Text isPreserved>{text}</Text>}
        <Inline gap={3}>
          <Button
            size="small"
            aria-label={`Edit ${title}`}
            isDisabled={!snapshot.can({ type: 'entry.edit', id })}
            onPress={() => send({ type: 'entry.edit', id })}
          >
            Edit
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Remove ${title}`}
            isDisabled={!snapshot.can({ type: 'entry.remove', id })}
            onPress={() => send({ type: 'entry.remove', id })}
          >
            Remove
          </Button>
          {snapshot.context.kind === 'portfolio' ? <MovesView entry={entry} snapshot={snapshot} send={send} /> : null}
        </Inline>
      </Stack>
    </Card>
  );
}

const moves = [
  { by: -1, icon: ArrowUp, words: 'up' },
  { by: 1, icon: ArrowDown, words: 'down' },
] as const;

/** Moves a piece of the portfolio one place up or down. */
function MovesView({
  entry: { id, values },
  snapshot,
  send,
}: Omit<ProfileEntriesViewProps, 'partHref'> & { entry: Entry }) {
  const { id: movedId, by: movedBy } = snapshot.context;
  return moves.map(({ by, icon, words }) => {
    const isPending = snapshot.matches('moving') && id === movedId && by === movedBy;
    return (
      <IconButton
        key={by}
        id={moveId(id, by)}
        icon={icon}
        size="small"
        aria-label={`Move ${values.title} ${words}`}
        isPending={isPending}
        isDisabled={!isPending && !snapshot.can({ type: 'entry.move', id, by })}
        onPress={() => send({ type: 'entry.move', id, by })}
      />
    );
  });
}
