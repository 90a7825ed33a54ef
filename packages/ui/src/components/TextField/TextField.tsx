import { useRef } from 'react';
import type { ReactNode } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';

import * as styles from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { InputBox } from '../Field/InputBox.tsx';
import type { TextInputProps } from '../Field/textProps.ts';
import { useEarlyText } from '../Field/useEarly.ts';

export interface TextFieldProps extends TextInputProps {
  /** Decides the phone's keyboard and what the browser fills in; nothing is checked by it. Default `text`. */
  type?: 'text' | 'email' | 'url' | 'tel' | undefined;
  /** The phone's keyboard, where `type` does not say it. */
  inputMode?: AriaTextFieldProps['inputMode'] | undefined;
  /** Whether the browser marks spelling. Default: the browser's choice. */
  spellCheck?: 'true' | 'false' | undefined;
  /** Stands before the text inside the box, for the eye only: say it in the label too. */
  prefix?: ReactNode;
  /** Stands after the text inside the box, for the eye only: say it in the label too. */
  suffix?: ReactNode;
}

/** One line of text: names, email and web addresses, places. */
export function TextField({ prefix, suffix, ...props }: TextFieldProps) {
  const [shell, root] = splitField(props);
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, props.value, props.onChange);
  return (
    <AriaTextField {...root} className={styles.field}>
      <FieldShell {...shell}>
        <InputBox prefix={prefix} suffix={suffix} inputRef={input} />
      </FieldShell>
    </AriaTextField>
  );
}
