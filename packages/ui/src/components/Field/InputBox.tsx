import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';

import { defined } from './defined.ts';
import * as styles from './Field.css.ts';

export interface InputBoxProps {
  /** Stands before the text, inside the box, for the eye only. */
  prefix?: ReactNode;
  /** Stands after the text, inside the box, for the eye only. */
  suffix?: ReactNode;
  /** Controls at the end of the box. */
  children?: ReactNode;
  /** Figures stand in columns. Default false. */
  isNumeric?: boolean | undefined;
  size?: 'medium' | 'large' | undefined;
  autoCapitalize?: string | undefined;
  placeholder?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The drawn box of a one-line field. */
export function InputBox({
  prefix,
  suffix,
  children,
  isNumeric,
  size,
  autoCapitalize,
  placeholder,
  inputRef,
}: InputBoxProps) {
  return (
    <Group className={styles.box} data-size={size} data-numeric={isNumeric || undefined}>
      {prefix ? (
        <span aria-hidden="true" className={styles.prefix}>
          {prefix}
        </span>
      ) : null}
      <Input className={styles.input} {...defined({ autoCapitalize, placeholder, ref: inputRef })} />
      {suffix ? (
        <span aria-hidden="true" className={styles.suffix}>
          {suffix}
        </span>
      ) : null}
      {children}
    </Group>
  );
}
