import { FileText, ImageIcon, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { InputContext } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import { field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FileFacts } from './FileFacts.tsx';
import * as styles from './FileField.css.ts';
import { FileUpload } from './FileUpload.tsx';
import type { FileUploadProps } from './FileUpload.tsx';

export interface FileFieldProps extends Omit<FieldProps, 'autoFocus'>, Omit<FileUploadProps, 'name'> {
  /** The chosen file, or null. */
  file: File | null;
  /** Called with the chosen file, or null when the choice is taken back; while it is sent, that stops it. */
  onChange: (file: File | null) => void;
  /** Kinds of file offered, as HTML writes them. Default `image/*`. */
  accept?: string | undefined;
  /** The picture that is saved already. */
  currentUrl?: string | null | undefined;
  /** Name of the file that is saved already, where it is no picture. */
  currentName?: string | null | undefined;
  /** How a picture will be shown. Default `circle`. */
  shape?: 'circle' | 'square' | undefined;
  /** Name of the button that takes the choice back. Default `Clear the chosen file`. */
  removeLabel?: string | undefined;
}

/** A file from the reader's device; a picture is shown before it is sent. The browser's own control: it works before scripts. */
export function FileField({
  file,
  onChange,
  accept = 'image/*',
  currentUrl,
  currentName,
  shape = 'circle',
  removeLabel = 'Clear the chosen file',
  upload,
  onRetry,
  uploadingText,
  doneText,
  failedText,
  retryLabel,
  ...props
}: FileFieldProps) {
  const [shell, root] = splitField(props);
  const input = useRef<HTMLInputElement>(null);
  const isPicture = accept.split(',').every((kind) => /^\s*(image\/|\.(jpe?g|png|webp|gif|avif|svg)$)/i.test(kind));
  return (
    <AriaTextField {...root} className={field}>
      <FieldShell {...shell}>
        <div className={styles.row}>
          <span className={styles.preview({ shape: isPicture ? shape : 'square' })} aria-hidden="true">
            <Preview file={file} currentUrl={currentUrl} isPicture={isPicture} />
          </span>
          <div className={styles.parts}>
            <div className={styles.line}>
              <FileInput ref={input} file={file} onChange={onChange} accept={accept} />
              {file ? (
                <IconButton
                  icon={X}
                  aria-label={removeLabel}
                  onPress={() => {
                    onChange(null);
                    // The button goes with the file.
                    input.current?.focus();
                  }}
                />
              ) : null}
            </div>
            {file ? <FileFacts file={file} /> : null}
            {!file && currentName ? <span className={styles.facts}>{currentName}</span> : null}
            {file ? (
              <FileUpload
                name={file.name}
                upload={upload}
                onRetry={onRetry}
                uploadingText={uploadingText}
                doneText={doneText}
                failedText={failedText}
                retryLabel={retryLabel}
              />
            ) : null}
          </div>
        </div>
      </FieldShell>
    </AriaTextField>
  );
}

function Preview({
  file,
  currentUrl,
  isPicture,
}: Pick<FileFieldProps, 'file' | 'currentUrl'> & { isPicture: boolean }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (file === null) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  if (file?.type.startsWith('image/')) return <img key="chosen" ref={show} alt="" className={styles.picture} />;
  if (!file && currentUrl) return <img key="saved" src={currentUrl} alt="" className={styles.picture} />;
  return <Icon icon={isPicture && !file ? ImageIcon : FileText} size="large" />;
}

interface FileInputProps extends Required<Pick<FileFieldProps, 'file' | 'onChange' | 'accept'>> {
  ref: RefObject<HTMLInputElement | null>;
}

function FileInput({ ref: input, file, onChange, accept }: FileInputProps) {
  const aria = useSlottedContext(InputContext);

  // Scripts may only empty a file input; that is what taking the choice back needs. After each render, for a file that
  // was not taken as well: a browser says nothing when the same one is chosen again.
  useEffect(() => {
    if (file === null && input.current) input.current.value = '';
  });

  return (
    <input
      ref={input}
      type="file"
      id={aria?.id}
      name={aria?.name}
      disabled={aria?.disabled}
      aria-describedby={aria?.['aria-describedby']}
      aria-invalid={aria?.['aria-invalid']}
      aria-required={aria?.['aria-required']}
      accept={accept}
      onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      className={styles.input}
    />
  );
}
