import type { ReactNode } from 'react';
import { useContext } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Text, TextContext } from 'react-aria-components/Text';

import { defined } from './defined.ts';

interface DescriptionSlotProps {
  className?: string;
  children?: ReactNode;
}

/**
 * The help of a field. Without any it is there and empty: react-aria names it in `aria-describedby` until it finds out in
 * the browser that it is missing, and a page from the server would name what does not exist.
 */
export function DescriptionSlot({ className, children }: DescriptionSlotProps) {
  return children ? (
    <Text slot="description" {...defined({ className })}>
      {children}
    </Text>
  ) : (
    <Text slot="description" hidden />
  );
}

/** The same for the error of a field that has none. Not every field of react-aria has room for one. */
export function NoErrorSlot() {
  const text = useContext(TextContext);
  const isValid = useContext(FieldErrorContext)?.isInvalid !== true;
  const hasRoom = text && 'slots' in text && text.slots && 'errorMessage' in text.slots;
  return isValid && hasRoom ? <Text slot="errorMessage" hidden /> : null;
}
