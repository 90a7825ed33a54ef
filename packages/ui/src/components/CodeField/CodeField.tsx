import { useRef } from 'react';
import type { ClipboardEvent } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import { field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { useEarlyText } from '../Field/useEarly.ts';
import * as styles from './CodeField.css.ts';

export interface CodeFieldProps extends FieldProps {
  /** The digits as they stand. */
  value: string;
  /** Called with the digits alone, whatever was typed or pasted between them. */
  onChange: (digits: string) => void;
  /** Called, after `onChange`, when the sixth digit is in: typed, pasted or filled in from a message. */
  onComplete?: ((digits: string) => void) | undefined;
  /** Keeps the digits and the focus while they are being checked. Default false. */
  isReadOnly?: boolean | undefined;
}

// NFKC turns the full-width digits of East Asian keyboards into plain ones.
const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');

/** Six digits from a message. One real input, so that paste, autofill and screen readers work; the boxes are drawn behind it. */
export function CodeField({ onComplete, onChange, ...props }: CodeFieldProps) {
  const { value, isReadOnly } = props;
  const [shell, root] = splitField(props);
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, value, change);

  function change(text: string) {
    const digits = digitsOf(text).slice(0, styles.length);
    onChange(digits);
    if (digits.length === styles.length && digits !== value) onComplete?.(digits);
  }

  // Left to the browser, maxLength would cut "123 456" after the third digit.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    if (isReadOnly) return;
    const pasted = digitsOf(event.clipboardData.getData('text'));
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = pasted.length >= styles.length;
    change(isWhole ? pasted : value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length));
  }

  return (
    <AriaTextField
      {...root}
      onChange={change}
      onPaste={paste}
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={styles.length}
      className={field}
    >
      <FieldShell {...shell}>
        <div className={styles.boxes} dir="ltr">
          {Array.from({ length: styles.length }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              className={styles.box}
              data-current={index === Math.min(value.length, styles.length - 1) || undefined}
            />
          ))}
          <Input ref={input} className={styles.input} />
        </div>
      </FieldShell>
    </AriaTextField>
  );
}
