import { CircleAlert, ImageIcon } from 'lucide-react';
import type { DragEvent, ReactNode } from 'react';
import { useId, useState } from 'react';

import { button } from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PictureField.css.ts';

export interface PictureFieldProps {
  /** What the picture is. */
  label: string;
  /** Which pictures can be chosen. */
  description?: string | undefined;
  /** What is wrong with the one that was chosen, and what to do. */
  errorMessage?: string | undefined;
  /** Address of the picture that is there; null for none. */
  src: string | null;
  /** Called with a picture that was chosen, dropped or taken. */
  onChoose: (file: File) => void;
  /** Called to remove the picture. Without it there is no button. */
  onRemove?: (() => void) | undefined;
  /** Kinds of file offered, as HTML writes them. Default JPEG, PNG and WebP. */
  accept?: string | undefined;
  /** Nothing can be chosen or removed. Default false. */
  isDisabled?: boolean | undefined;
  /** What the button says that chooses. Default `Choose a Picture`. */
  chooseLabel?: string | undefined;
  /** What the button says that takes one with the camera, on touch screens. Default `Take a Photo`. */
  cameraLabel?: string | undefined;
  /** What the button says that removes. Default `Remove`. */
  removeLabel?: string | undefined;
}

/** The picture of a person: shown, and another chosen, dropped or taken in its place. */
export function PictureField({
  label,
  description,
  errorMessage,
  src,
  onChoose,
  onRemove,
  accept = 'image/jpeg,image/png,image/webp',
  isDisabled = false,
  chooseLabel = 'Choose a Picture',
  cameraLabel = 'Take a Photo',
  removeLabel = 'Remove',
}: PictureFieldProps) {
  const id = useId();
  const [isDropping, setIsDropping] = useState(false);
  const input = { accept, isDisabled, onChoose, helpId: `${id}-help` };
  const over = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsDropping(true);
  };
  const drop = (event: DragEvent) => {
    setIsDropping(false);
    const [file] = event.dataTransfer.files;
    if (isDisabled || file === undefined) return;
    event.preventDefault();
    onChoose(file);
  };
  return (
    // Dropping is a further way: the buttons inside do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      aria-labelledby={`${id}-label`}
      data-dropping={isDropping || undefined}
      onDragOver={over}
      onDragLeave={() => setIsDropping(false)}
      onDrop={drop}
      className={styles.pictureField}
    >
      <span className={styles.preview} aria-hidden="true">
        {src === null ? <Icon icon={ImageIcon} size="large" /> : <img src={src} alt="" className={styles.picture} />}
      </span>
      <div className={styles.parts}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <div id={`${id}-help`} className={styles.parts}>
          {description === undefined ? null : <span className={styles.description}>{description}</span>}
          <span role="alert" className={styles.error} hidden={errorMessage === undefined}>
            {errorMessage === undefined ? null : <Icon icon={CircleAlert} />}
            <span>{errorMessage}</span>
          </span>
        </div>
        <div className={styles.actions}>
          <Choice {...input}>{chooseLabel}</Choice>
          <Choice {...input} isCamera>
            {cameraLabel}
          </Choice>
          {onRemove === undefined ? null : (
            <Button variant="quiet" isDisabled={isDisabled} onPress={onRemove}>
              {removeLabel}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

interface ChoiceProps extends Pick<PictureFieldProps, 'accept' | 'onChoose'> {
  isDisabled: boolean;
  isCamera?: boolean;
  helpId: string;
  children: ReactNode;
}

/** The browser's own control, which works before scripts have come, under the look of a button. */
function Choice({ accept, isDisabled, isCamera = false, helpId, onChoose, children }: ChoiceProps) {
  return (
    <label
      className={`${button({ variant: 'secondary' })} ${styles.choice} ${isCamera ? styles.camera : ''}`}
      data-disabled={isDisabled || undefined}
    >
      {children}
      <input
        type="file"
        accept={accept}
        capture={isCamera ? 'user' : undefined}
        disabled={isDisabled}
        aria-describedby={helpId}
        className={styles.input}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) return;
          onChoose(file);
          // The same file can be chosen once more.
          target.value = '';
        }}
      />
    </label>
  );
}
