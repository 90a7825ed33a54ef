import { useRef } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';

import { star } from '../../tokens/star.ts';
import { Button } from '../Button/Button.tsx';
import { DescriptionSlot } from '../Field/DescriptionSlot.tsx';
import { field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { useEarlyChoice } from '../Field/useEarly.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './StarRating.css.ts';
import { usePreview } from './usePreview.ts';

export interface StarRatingProps extends Omit<FieldProps, 'autoFocus'> {
  /** How many stars, from 1 to 5, or null before a choice. */
  value: number | null;
  /** Called with the number of stars; with null only where `isClearable`. */
  onChange: (value: number | null) => void;
  /** What 1, 2, 3, 4 and 5 stars mean. Default Poor, Fair, Good, Very Good, Excellent. */
  labels?: readonly [string, string, string, string, string] | undefined;
  /** Stands beside the stars before a choice, for the eye only. Default `Choose 1 to 5 stars`. */
  promptText?: string | undefined;
  /** The choice can be taken back. Default false. */
  isClearable?: boolean | undefined;
  /** What the button says that takes the stars back. Default `Clear`. */
  clearLabel?: string | undefined;
  /** Can be read and focused, not changed. Default false. */
  isReadOnly?: boolean | undefined;
}

const english = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const;

/** A rating that is given: five radio buttons drawn as stars. A rating that is read: `RatingDisplay`. */
export function StarRating({
  value,
  onChange,
  labels = english,
  promptText = 'Choose 1 to 5 stars',
  isClearable = false,
  clearLabel = 'Clear',
  ...props
}: StarRatingProps) {
  const [shell, root] = splitField(props);
  const { preview, show, stay, hide } = usePreview();
  const group = useRef<HTMLDivElement>(null);
  const chosen = value === null ? null : String(value);
  function choose(stars: string) {
    // A resting pointer has no say while the keyboard chooses.
    hide();
    onChange(Number(stars));
  }
  useEarlyChoice(group, chosen, choose);

  function clear() {
    // The button goes with the choice; the focus must not.
    group.current?.querySelector('input')?.focus();
    onChange(null);
  }

  const shown = preview ?? value;
  return (
    <RadioGroup {...root} ref={group} value={chosen} onChange={choose} orientation="horizontal" className={field}>
      <FieldShell {...shell}>
        {/* The word for a star stays while the pointer goes on to it. */}
        <div className={styles.row} onPointerLeave={hide}>
          <div className={styles.stars} data-preview={preview ?? undefined}>
            {labels.map((label, index) => (
              <RadioField
                key={label}
                value={String(index + 1)}
                data-previewed={(preview !== null && index < preview) || undefined}
                className={styles.place}
              >
                <RadioButton onHoverStart={() => show(index + 1)} onHoverEnd={stay} className={styles.button}>
                  <svg className={styles.star} viewBox="0 0 22 21" aria-hidden="true">
                    <path d={star} />
                  </svg>
                  <VisuallyHidden>
                    {index + 1} {label}
                  </VisuallyHidden>
                </RadioButton>
                <DescriptionSlot />
              </RadioField>
            ))}
          </div>
          <div className={styles.words} aria-hidden="true">
            <span className={styles.prompt} data-shown={shown === null || undefined}>
              {promptText}
            </span>
            {labels.map((label, index) => (
              <span key={label} className={styles.word} data-shown={shown === index + 1 || undefined}>
                {label}
              </span>
            ))}
          </div>
          {isClearable && value !== null && !props.isDisabled && !props.isReadOnly ? (
            <div className={styles.clear}>
              <Button variant="quiet" size="small" onPress={clear}>
                {clearLabel}
              </Button>
            </div>
          ) : null}
        </div>
      </FieldShell>
    </RadioGroup>
  );
}
