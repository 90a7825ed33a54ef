import { Check, Minus } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';

import { DescriptionSlot } from '../Field/DescriptionSlot.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useEarlyTick } from '../Field/useEarly.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden' | 'optionalText'> {
  /** Its label: what is true when it is ticked. Links belong in `description`, since a press on the label ticks. */
  children: ReactNode;
  /** Ticked or not. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** Some of what it stands for is ticked, not all. Default false. */
  isIndeterminate?: boolean | undefined;
  /** Can be read and focused, not changed. Default false. */
  isReadOnly?: boolean | undefined;
  /** What the form sends when it is ticked. Default `on`. */
  value?: string | undefined;
}

/** One yes or no that is sent with a form. For a setting that applies at once, use `Switch`. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  const [{ description, errorMessage }, root] = splitField({ ...props, label: '' });
  const input = useRef<HTMLInputElement>(null);
  useEarlyTick(input, props.isSelected, props.onChange);
  return (
    <CheckboxField {...root} inputRef={input} className={styles.field}>
      <FieldMessage errorMessage={errorMessage} />
      <CheckboxButton className={styles.button}>
        <span className={styles.box} aria-hidden="true">
          {props.isIndeterminate ? <Minus /> : <Check />}
        </span>
        <span>{children}</span>
      </CheckboxButton>
      <DescriptionSlot className={styles.description}>{description}</DescriptionSlot>
    </CheckboxField>
  );
}
