import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { focusField, SubmissionContext } from '../Field/submission.ts';
import { form } from './Form.css.ts';

export interface FormProps {
  children: ReactNode;
  /** Called on submit, by button or Enter. The page does not reload. */
  onSubmit?: (() => void) | undefined;
  /** How the form is sent before scripts have loaded. Default `get`, as in HTML. */
  method?: 'get' | 'post' | undefined;
  /** Where the form is sent before scripts have loaded. Default: this page. */
  action?: string | undefined;
  /** Lets a button outside the form send it, by its `form` prop. */
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

const refusesSomething = ({ elements }: HTMLFormElement): boolean =>
  [...elements].some((control) => control instanceof HTMLInputElement && control.validity.customError);

/** Fields one below the other, sent together. After a submit that leaves errors, the focus goes to the first of them. */
export function Form({ children, onSubmit, ...props }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);

  // The errors arrive with some later drawing of the screen: at once, or when the server has answered.
  useEffect(() => {
    if (!isSubmitted.current) return;
    const summary = element.current?.querySelector<HTMLElement>('[data-error-summary]');
    summary?.focus();
    if (summary ?? focusField(element.current?.querySelector('[data-field][data-invalid]')))
      isSubmitted.current = false;
  });

  return (
    <form
      {...props}
      ref={element}
      noValidate
      className={form}
      onInput={() => {
        isSubmitted.current = false;
      }}
      onSubmit={(event) => {
        // A form in a dialog that was opened from this one stands elsewhere in the page, but its events come by here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        // A field that answers by itself what was typed holds up its form.
        if (refusesSomething(event.currentTarget)) {
          focusField(event.currentTarget.querySelector('[data-field][data-invalid]'));
          return;
        }
        isSubmitted.current = true;
        onSubmit?.();
      }}
    >
      <SubmissionContext value={isSubmitted}>{children}</SubmissionContext>
    </form>
  );
}
