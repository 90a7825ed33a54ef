import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';

import { DescriptionSlot } from './DescriptionSlot.tsx';
import * as styles from './Field.css.ts';
import { FieldMessage } from './FieldMessage.tsx';
import type { ShellProps } from './fieldProps.ts';

/** Label, help and error above the control: neither a phone's keyboard nor a password manager's list covers them there. */
export function FieldShell({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  optionalText = '(optional)',
  children,
}: ShellProps & { children: ReactNode }) {
  return (
    <>
      <Label className={isLabelHidden ? styles.hidden : styles.label}>
        {label}
        {isRequired || !optionalText ? null : <span className={styles.optional}> {optionalText}</span>}
      </Label>
      <DescriptionSlot className={styles.description}>{description}</DescriptionSlot>
      <FieldMessage errorMessage={errorMessage} />
      {children}
    </>
  );
}
