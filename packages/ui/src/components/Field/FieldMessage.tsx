import { CircleAlert } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';

import { Icon } from '../Icon/Icon.tsx';
import { NoErrorSlot } from './DescriptionSlot.tsx';
import * as styles from './Field.css.ts';
import type { FieldProps } from './fieldProps.ts';
import { SubmissionContext } from './submission.ts';

/**
 * The error of a field, spoken once: by the focus that a submit moves to the field, or, when the focus
 * does not move, by a live region.
 */
export function FieldMessage({ errorMessage }: Pick<FieldProps, 'errorMessage'>) {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(errorMessage);
  const submission = useContext(SubmissionContext);

  useEffect(() => {
    if (errorMessage === shown.current) return;
    shown.current = errorMessage;
    if (!errorMessage) return;
    const holdsFocus = element.current?.closest('[data-field]')?.contains(document.activeElement);
    if (holdsFocus || !submission?.current) announce(errorMessage, 'polite');
  }, [errorMessage, submission]);

  return (
    <>
      <NoErrorSlot />
      <FieldError ref={element} className={styles.message}>
        <Icon icon={CircleAlert} />
        <span>{errorMessage}</span>
      </FieldError>
    </>
  );
}
