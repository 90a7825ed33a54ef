import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';

import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './FileField.css.ts';

export interface FileUploadProps {
  name: string;
  /** Where sending the file stands; `progress` in percent. Without it the file is sent with the form. */
  upload?: { status: 'uploading'; progress: number } | { status: 'done' } | { status: 'failed' } | undefined;
  /** Called to send the file once more. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Says that the file is being sent. Default `Uploading`. */
  uploadingText?: string | undefined;
  /** Says that it was sent. Default `Uploaded`. */
  doneText?: string | undefined;
  /** Says that it was not, and what is kept. Default `Upload failed. Your file is still here.` */
  failedText?: string | undefined;
  /** What the button says that sends it once more. Default `Try Again`. */
  retryLabel?: string | undefined;
}

/** Where sending a file stands, seen, and said when it ends. */
export function FileUpload({
  name,
  upload,
  onRetry,
  uploadingText = 'Uploading',
  doneText = 'Uploaded',
  failedText = 'Upload failed. Your file is still here.',
  retryLabel = 'Try Again',
}: FileUploadProps) {
  const status = upload?.status;
  const before = useRef(status);
  useEffect(() => {
    if (status === before.current) return;
    before.current = status;
    if (status === 'done') announce(`${name}: ${doneText}`, 'polite');
    if (status === 'failed') announce(`${name}: ${failedText}`, 'polite');
  }, [status, name, doneText, failedText]);

  if (upload === undefined) return null;
  if (upload.status === 'uploading') return <ProgressBar label={uploadingText} value={upload.progress} />;
  if (upload.status === 'done') {
    return (
      <span className={styles.done}>
        <Icon icon={CircleCheck} /> {doneText}
      </span>
    );
  }
  return (
    <div className={styles.failure}>
      <span className={styles.failed}>
        <Icon icon={CircleAlert} />
        <span>{failedText}</span>
      </span>
      {onRetry ? (
        <Button size="small" onPress={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
