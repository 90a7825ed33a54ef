import { useRef } from 'react';
import type { ReactNode } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';

import * as styles from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { InputBox } from '../Field/InputBox.tsx';
import type { TextInputProps } from '../Field/textProps.ts';
import { useEarlyText } from '../Field/useEarly.ts';

export interface MoneyFieldProps extends Omit<TextInputProps, 'autoComplete'> {
  /** What was typed, as text: “1,200”, “12.5” or nonsense, which validation answers. */
  value: string;
  /** Stands before the amount. Default `$`. */
  currencySymbol?: string | undefined;
  /** Stands after the amount: “/ hour”. */
  suffix?: ReactNode;
  /** Called when Enter is pressed and when the focus leaves: for a filter, the moment to take up what was typed. */
  onCommit?: (() => void) | undefined;
}

/**
 * An amount in dollars. The symbol stands in the field already: one that is typed or pasted before the amount is left out.
 * Nothing else that is typed is swallowed or rewritten: the screen's validation speaks of it.
 */
export function MoneyField({ currencySymbol = '$', suffix, onCommit, ...money }: MoneyFieldProps) {
  const bare = (text: string) => {
    const amount = text.trimStart();
    return amount.startsWith(currencySymbol) ? amount.slice(currencySymbol.length).trimStart() : text;
  };
  const { value, onChange } = money;
  const props = { ...money, value: bare(value), onChange: (text: string) => onChange(bare(text)) };
  const [shell, root] = splitField(props);
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, value, props.onChange);
  return (
    <AriaTextField
      {...root}
      onBlur={() => {
        money.onBlur?.();
        onCommit?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onCommit?.();
        event.continuePropagation();
      }}
      inputMode="decimal"
      autoComplete="off"
      className={styles.field}
    >
      <FieldShell {...shell}>
        <InputBox prefix={currencySymbol} suffix={suffix} isNumeric inputRef={input} />
      </FieldShell>
    </AriaTextField>
  );
}
