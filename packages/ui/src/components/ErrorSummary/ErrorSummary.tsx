import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';

import { notice } from '../../internal/keepClear.ts';
import { focusField } from '../Field/submission.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  /** What is wrong, in the order of the form. `field` is the field's `name`. Empty: nothing is shown. */
  errors: readonly { field: string; message: string }[];
  /** What all of it is. Default `There is a problem`. */
  title?: string | undefined;
}

/** All errors of a long form in one place, each leading to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors, title = 'There is a problem' }: ErrorSummaryProps) {
  return errors.length > 0 ? <Summary errors={errors} title={title} /> : null;
}

function Summary({ errors, title }: { errors: ErrorSummaryProps['errors']; title: string }) {
  const element = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => element.current?.focus(), []);

  function lead(event: MouseEvent, field: string) {
    const scope = element.current?.closest('form') ?? document;
    if (focusField(scope.querySelector(`[data-field="${CSS.escape(field)}"]`))) event.preventDefault();
  }

  return (
    <section
      ref={element}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}list`}
      tabIndex={-1}
      data-error-summary
      {...notice}
      className={styles.summary}
    >
      <Icon icon={CircleAlert} size="medium" />
      <h2 id={`${id}title`} className={styles.title}>
        {title}
      </h2>
      <ul id={`${id}list`} className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field + message}>
            <a href={`#${field}`} className={styles.link} onClick={(event) => lead(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
