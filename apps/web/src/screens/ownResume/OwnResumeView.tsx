import type { ownResumeMachine } from '@guildhall/machines/flows/ownResume';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Card } from '@guildhall/ui/Card';
import { ConfirmDialog } from '@guildhall/ui/ConfirmDialog';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { FileField } from '@guildhall/ui/FileField';
import { Inline } from '@guildhall/ui/Inline';
import { ProgressBar } from '@guildhall/ui/ProgressBar';
import { Stack } from '@guildhall/ui/Stack';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { EditFrameView } from '../editProfile/EditFrameView.tsx';
import type { Part } from '../editProfile/parts.ts';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';
import { useFocusAfterRemoval } from '../shared/focus/useFocusAfterRemoval.ts';
import { cancelUploadId, sendAgainId, useUploadFocus } from './useUploadFocus.ts';

interface OwnResumeViewProps {
  snapshot: SnapshotFrom<typeof ownResumeMachine>;
  send: (event: EventFrom<typeof ownResumeMachine>) => void;
  partHref: (part: Part) => string;
}

/** The resume of a freelancer, changed by itself. */
export function OwnResumeView({ partHref, ...props }: OwnResumeViewProps) {
  useUploadFocus(props.snapshot.value);
  useFocusAfterRemoval(props.snapshot.context.resume !== null, 'input[name=resume]');
  return (
    <EditFrameView part="resume" partHref={partHref}>
      <Content {...props} />
    </EditFrameView>
  );
}

function Content({ snapshot, send }: Omit<OwnResumeViewProps, 'partHref'>) {
  const { resume, problem } = snapshot.context;
  if (snapshot.matches('loading')) return <PendingFormView />;
  if (snapshot.matches('loadFailed')) {
    return (
      <ErrorPanel title="Your profile could not be loaded" onRetry={() => send({ type: 'resume.retry' })}>
        Nothing is lost. Check your connection and try again.
      </ErrorPanel>
    );
  }
  const isShown = snapshot.matches('shown');
  return (
    <Card padding="large">
      <Stack gap={5}>
        <FileField
          label={resume === null ? 'Resume' : 'Replace your resume'}
          description="PDF, at most 10 MB. Only you and the clients you have applied to can read it."
          name="resume"
          accept="application/pdf"
          optionalText=""
          file={null}
          currentName={resume?.fileName}
          errorMessage={isShown ? (problem ?? undefined) : undefined}
          onChange={(file) => {
            if (file !== null) send({ type: 'resume.choose', file });
          }}
          isDisabled={!isShown}
        />
        <SendingView snapshot={snapshot} send={send} />
        {resume === null ? null : (
          <Inline gap={3}>
            <Button
              isDisabled={!isShown && !snapshot.matches('downloading')}
              isPending={snapshot.matches('downloading')}
              onPress={() => send({ type: 'resume.download' })}
            >
              Download
            </Button>
            <Button variant="quiet" isDisabled={!isShown} onPress={() => send({ type: 'resume.remove' })}>
              Remove
            </Button>
          </Inline>
        )}
      </Stack>
      <ConfirmDialog
        title="Remove your resume?"
        isOpen={snapshot.matches('confirming') || snapshot.matches('removing')}
        onOpenChange={(isOpen) => {
          if (!isOpen) send({ type: 'decision.cancel' });
        }}
        confirmLabel="Remove Resume"
        onConfirm={() => send({ type: 'decision.confirm' })}
        isPending={snapshot.matches('removing')}
        isDangerous
      >
        Clients you have applied to will no longer find it.
      </ConfirmDialog>
    </Card>
  );
}

/** Where sending stands: how far it is, or why it failed and what can be done. */
function SendingView({ snapshot, send }: Omit<OwnResumeViewProps, 'partHref'>) {
  const { file, problem, progress } = snapshot.context;
  const isSending = snapshot.matches('sending');
  if (file === null) return null;
  const discard = (
    <Button
      {...(isSending && { id: cancelUploadId })}
      variant={isSending ? 'secondary' : 'quiet'}
      onPress={() => send({ type: 'resume.discard' })}
    >
      {isSending ? 'Cancel Upload' : 'Discard'}
    </Button>
  );
  if (isSending) {
    return (
      <Stack gap={3}>
        <ProgressBar label={`Uploading ${file.name}`} value={progress} />
        <Inline>{discard}</Inline>
      </Stack>
    );
  }
  return (
    <Banner
      tone="critical"
      title={`${file.name} is not saved yet`}
      role="alert"
      action={
        <Inline gap={3}>
          <Button id={sendAgainId} variant="primary" onPress={() => send({ type: 'resume.send' })}>
            Try Again
          </Button>
          {discard}
        </Inline>
      }
    >
      {problem}
    </Banner>
  );
}
