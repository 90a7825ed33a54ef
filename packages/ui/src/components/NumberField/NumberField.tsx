import { NumberParser } from '@internationalized/number';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';
import { useLocale } from 'react-aria/I18nProvider';

import * as styles from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { InputBox } from '../Field/InputBox.tsx';
import { useEarlyNumber } from '../Field/useEarly.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface NumberFieldProps extends FieldProps {
  /** The number, or null when empty. */
  value: number | null;
  /** Called when the focus leaves the field, and at each step. */
  onChange: (value: number | null) => void;
  /** Smallest number the steps lead to; a smaller one that was typed becomes it. Default: none. */
  minValue?: number | undefined;
  /** Greatest number the steps lead to; a greater one that was typed becomes it. Default: none. */
  maxValue?: number | undefined;
  /** How far one step goes. Default 1. */
  step?: number | undefined;
  /** How the number is written: unit, decimals. Default: as the reader's locale writes numbers. */
  formatOptions?: AriaNumberFieldProps['formatOptions'] | undefined;
  /** Can be read and focused, not changed. Default false. */
  isReadOnly?: boolean | undefined;
}

/** A whole or decimal number that is stepped as often as typed: age, years, minutes. For amounts, use `MoneyField`. */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  const [shell, root] = splitField(props);
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  useEarlyNumber(input, (text) => {
    const number = new NumberParser(locale, props.formatOptions).parse(text);
    if (!Number.isNaN(number)) onChange(number);
  });
  return (
    <AriaNumberField
      {...root}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      className={styles.field}
    >
      <FieldShell {...shell}>
        <InputBox isNumeric inputRef={input}>
          <Button slot="decrement" className={styles.boxButton}>
            <Icon icon={Minus} size="medium" />
          </Button>
          <Button slot="increment" className={styles.boxButton}>
            <Icon icon={Plus} size="medium" />
          </Button>
        </InputBox>
      </FieldShell>
    </AriaNumberField>
  );
}
