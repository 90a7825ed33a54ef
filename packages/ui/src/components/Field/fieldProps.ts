import type { ReactNode } from 'react';

import { defined } from './defined.ts';

/** What every field takes. */
export interface FieldProps {
  /** What is asked for. Always there, also when hidden from sight. */
  label: string;
  /** Leaves the label to assistive technology: for a search box or a sort menu whose place says what it is. Default false. */
  isLabelHidden?: boolean | undefined;
  /** Help that stays: what format, why we ask. */
  description?: ReactNode;
  /** What is wrong and what to do. While there, the field is invalid, and the text is tied to it and announced. */
  errorMessage?: string | null | undefined;
  /** An answer is needed. Default false, which the label says in `optionalText`. */
  isRequired?: boolean | undefined;
  /** Follows the label of a field that is not required; `null` where nothing is asked for, as in filters. Default `(optional)`. */
  optionalText?: string | null | undefined;
  /** Cannot be used now. While a call is in flight prefer `isReadOnly`, which keeps the focus. Default false. */
  isDisabled?: boolean | undefined;
  /** Key in the submitted form; `ErrorSummary` finds the field by it. */
  name?: string | undefined;
  /** Id of the control. Default: made by React. */
  id?: string | undefined;
  /** Takes the focus when the screen opens. Default false. */
  autoFocus?: boolean | undefined;
}

/** The words around a control. */
export type ShellProps = Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isRequired' | 'optionalText'
>;

/** Parts a field's props into the words around the control and the props of react-aria's own field. */
export function splitField<T extends FieldProps>(props: T) {
  const { label, isLabelHidden, description, errorMessage, optionalText, ...control } = props;
  const { isRequired, name, id } = props;
  const shell: ShellProps = { label, isLabelHidden, description, errorMessage, isRequired, optionalText };
  const root = {
    ...defined(control),
    isInvalid: Boolean(errorMessage),
    // The machine behind the screen validates; the browser's own bubbles never show.
    validationBehavior: 'aria' as const,
    'data-field': name ?? id ?? '',
  };
  return [shell, root] as const;
}
