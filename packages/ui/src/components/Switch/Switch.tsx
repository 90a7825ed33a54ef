import { useRef } from 'react';
import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';

import type { CheckboxProps } from '../Checkbox/Checkbox.tsx';
import { DescriptionSlot } from '../Field/DescriptionSlot.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { splitField } from '../Field/fieldProps.ts';
import { useEarlyTick } from '../Field/useEarly.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<CheckboxProps, 'isIndeterminate' | 'children' | 'isRequired'> {
  /** What is on, said without a verb: “Available for work”. */
  children: ReactNode;
}

/** A setting that is on or off at once. For an answer that is sent with a form, use `Checkbox`. */
export function Switch({ children, ...props }: SwitchProps) {
  const [{ description, errorMessage }, root] = splitField({ ...props, label: '' });
  const input = useRef<HTMLInputElement>(null);
  useEarlyTick(input, props.isSelected, props.onChange);
  return (
    <SwitchField {...root} inputRef={input} className={styles.field}>
      <FieldMessage errorMessage={errorMessage} />
      <SwitchButton className={styles.button}>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.thumb} />
        </span>
        <span>{children}</span>
      </SwitchButton>
      <DescriptionSlot className={styles.description}>{description}</DescriptionSlot>
    </SwitchField>
  );
}
