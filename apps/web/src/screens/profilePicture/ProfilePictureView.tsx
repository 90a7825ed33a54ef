import type { profilePictureMachine } from '@guildhall/machines/flows/profilePicture';
import { Card } from '@guildhall/ui/Card';
import { ConfirmDialog } from '@guildhall/ui/ConfirmDialog';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { PictureField } from '@guildhall/ui/PictureField';
import type { ComponentType } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { Flow } from '../../flow/useFlow.ts';
import { useFocusAfterRemoval } from '../shared/focus/useFocusAfterRemoval.ts';

interface ProfilePictureViewProps {
  snapshot: SnapshotFrom<typeof profilePictureMachine>;
  send: (event: EventFrom<typeof profilePictureMachine>) => void;
  /** The dialog that crops, whose code comes when a picture is chosen. */
  CropView: ComponentType<Flow<typeof profilePictureMachine>>;
}

const partId = 'own-picture';

/** The picture of the own profile, changed by itself beside the form. */
export function ProfilePictureView({ snapshot, send, CropView }: ProfilePictureViewProps) {
  useFocusAfterRemoval(typeof snapshot.context.own?.image === 'string', `#${partId} input[type=file]`);
  if (snapshot.matches('loadFailed')) {
    return (
      <ErrorPanel title="Your picture could not be loaded" onRetry={() => send({ type: 'picture.retry' })}>
        Nothing is lost. Check your connection and try again.
      </ErrorPanel>
    );
  }
  const { own, opened, problem } = snapshot.context;
  const isCropping = opened !== null && !snapshot.matches('shown');
  return (
    <Card padding="large" id={partId}>
      <PictureField
        label="Your picture"
        description="JPEG, PNG or WebP. You can also drop one here, and choose the part that is shown."
        // While a picture is cropped, what is wrong with it is said there.
        errorMessage={isCropping ? undefined : (problem ?? undefined)}
        src={own?.image ?? null}
        onChoose={(file) => send({ type: 'picture.choose', file })}
        onRemove={own === null || own.image === null ? undefined : () => send({ type: 'picture.remove' })}
        isDisabled={!snapshot.matches('shown')}
      />
      {isCropping ? <CropView snapshot={snapshot} send={send} /> : null}
      <ConfirmDialog
        title="Remove your picture?"
        isOpen={snapshot.matches('confirming') || snapshot.matches('removing')}
        onOpenChange={(isOpen) => {
          if (!isOpen) send({ type: 'decision.cancel' });
        }}
        confirmLabel="Remove Picture"
        onConfirm={() => send({ type: 'decision.confirm' })}
        isPending={snapshot.matches('removing')}
        isDangerous
      >
        Others will see your initials in its place.
      </ConfirmDialog>
    </Card>
  );
}
