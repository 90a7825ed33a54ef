import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import * as styles from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { InputBox } from '../Field/InputBox.tsx';
import type { TextInputProps } from '../Field/textProps.ts';
import { useEarlyText } from '../Field/useEarly.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface PasswordFieldProps extends Omit<TextInputProps, 'placeholder'> {
  /** Tells password managers to fill a known password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Name of the button that makes the password readable. Default `Show password`. */
  showLabel?: string | undefined;
}

/** A password, readable on demand. Pasting and password managers work; it hides again when the form is sent. */
export function PasswordField({ showLabel = 'Show password', ...props }: PasswordFieldProps) {
  const [shell, root] = splitField(props);
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, props.value, props.onChange);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <AriaTextField
      {...root}
      type={isShown ? 'text' : 'password'}
      autoCorrect="off"
      spellCheck="false"
      className={styles.field}
    >
      <FieldShell {...shell}>
        <InputBox inputRef={input} autoCapitalize="none">
          <Button
            aria-label={showLabel}
            aria-pressed={isShown}
            onPress={() => setShown(!isShown)}
            isDisabled={props.isDisabled ?? false}
            className={styles.boxButton}
          >
            <Icon icon={isShown ? EyeOff : Eye} size="medium" />
          </Button>
        </InputBox>
      </FieldShell>
    </AriaTextField>
  );
}
