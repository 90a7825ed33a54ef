import type { profilePictureMachine } from '@guildhall/machines/flows/profilePicture';
import { Banner } from '@guildhall/ui/Banner';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { PictureCrop } from '@guildhall/ui/PictureCrop';
import { ProgressBar } from '@guildhall/ui/ProgressBar';

import type { Flow } from '../../flow/useFlow.ts';

/** Asks which part of the chosen picture is shown, and sends it. */
export function CropDialogView({ snapshot, send }: Flow<typeof profilePictureMachine>) {
  const { opened, crop, maxZoom, problem, progress } = snapshot.context;
  const isSending = snapshot.matches('sending');
  if (opened === null || crop === null) return null;
  return (
    <FormDialog
      title="Crop your picture"
      description="The circle is what others see."
      isOpen={snapshot.matches('cropping') || isSending}
      onOpenChange={(isOpen) => {
        if (!isOpen) send({ type: 'picture.cancel' });
      }}
      submitLabel="Save Picture"
      onSubmit={() => send({ type: 'picture.save' })}
      isPending={isSending}
    >
      {problem === null ? null : (
        <Banner tone="critical" title="Your picture is not saved yet" role="alert">
          {problem} It is still here.
        </Banner>
      )}
      <PictureCrop
        src={opened.url}
        width={opened.width}
        height={opened.height}
        crop={crop}
        maxZoom={maxZoom}
        onMove={({ x, y }) => send({ type: 'position.change', x, y })}
        onZoom={(zoom) => send({ type: 'zoom.change', zoom })}
        isDisabled={isSending}
      />
      {isSending ? <ProgressBar label="Uploading" value={progress} /> : null}
    </FormDialog>
  );
}
