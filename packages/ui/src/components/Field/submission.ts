import { createContext } from 'react';
import type { RefObject } from 'react';

/** True from a submit until its errors were shown or the person typed on: the form, not each field, speaks then. */
export const SubmissionContext = createContext<RefObject<boolean> | null>(null);

const controls =
  'input:not([type=hidden], [tabindex="-1"]), textarea, select:not([tabindex="-1"]), [role=spinbutton], button';

/** Moves the focus to the control inside a field, and the whole field into view. */
export function focusField(field: Element | null | undefined): boolean {
  const control =
    field?.querySelector<HTMLElement>('input[type=radio]:checked') ?? field?.querySelector<HTMLElement>(controls);
  control?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'nearest' });
  return Boolean(control);
}
