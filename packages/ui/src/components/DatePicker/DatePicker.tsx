import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { FocusEvent } from 'react';
import { Button, ButtonContext } from 'react-aria-components/Button';
import { DateFieldContext } from 'react-aria-components/DateField';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { useDatePicker } from 'react-aria/useDatePicker';
import { useDatePickerState } from 'react-stately/useDatePickerState';

import { defined } from '../Field/defined.ts';
import { boxButton, field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { segmentBox } from '../Field/segments.css.ts';
import { isLeftIncomplete, Segments } from '../Field/Segments.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { useLaterPanel } from './useLaterPanel.ts';

export interface DatePickerProps extends FieldProps {
  /** The day as `YYYY-MM-DD`, whatever order the reader's locale has; null until every part is there. */
  value: string | null;
  /** Called with `YYYY-MM-DD`, or null while a part is missing. */
  onChange: (value: string | null) => void;
  /** The first day that the calendar offers, as `YYYY-MM-DD`. An earlier one that was typed is the validation's to answer. */
  minValue?: string | undefined;
  /** The last day that the calendar offers, as `YYYY-MM-DD`. */
  maxValue?: string | undefined;
  /** Can be read and focused, not changed. Default false. */
  isReadOnly?: boolean | undefined;
  /** Name of the arrow back. Default `Previous month`. */
  previousLabel?: string | undefined;
  /** Name of the arrow on. Default `Next month`. */
  nextLabel?: string | undefined;
  /** Stands there when the calendar could not be fetched. Default `The calendar could not be loaded. Type the date instead.`. */
  failedText?: string | undefined;
}

function dayOf(text: string | null | undefined): CalendarDate | undefined {
  if (!text) return undefined;
  try {
    return parseDate(text);
  } catch {
    // Drafts and addresses may hold anything; what is no day is an empty field.
    return undefined;
  }
}

/**
 * A day, typed part by part in the order of the reader's locale, or chosen from a calendar. Made of react-aria's hooks:
 * its own component brings the calendar along, which few people open.
 */
export function DatePicker({
  value,
  onChange,
  minValue,
  maxValue,
  previousLabel = 'Previous month',
  nextLabel = 'Next month',
  failedText = 'The calendar could not be loaded. Type the date instead.',
  ...props
}: DatePickerProps) {
  const [shell, { name, 'data-field': dataField, ...root }] = splitField(props);
  // A new object for the same day would put back what is being typed.
  const day = useMemo(() => dayOf(value) ?? null, [value]);
  const group = useRef<HTMLDivElement>(null);
  const options = {
    ...root,
    ...defined({ minValue: dayOf(minValue), maxValue: dayOf(maxValue) }),
    value: day,
    onChange: (chosen: CalendarDate | null) => onChange(chosen === null ? null : chosen.toString()),
    onBlur: (event: FocusEvent) => value !== null && isLeftIncomplete(event) && onChange(null),
    shouldForceLeadingZeros: true,
    label: shell.label,
  };
  const state = useDatePickerState(options);
  const picker = useDatePicker(options, state, group);
  const { CalendarPanel, hasFailed, prefetch } = useLaterPanel(state);
  const { groupProps, labelProps, fieldProps, buttonProps, dialogProps, calendarProps } = picker;
  const { descriptionProps, errorMessageProps, ...validation } = picker;
  return (
    <div
      className={field}
      data-field={dataField}
      data-invalid={state.isInvalid || undefined}
      data-readonly={props.isReadOnly || undefined}
      data-disabled={props.isDisabled || undefined}
    >
      <Provider
        values={[
          [LabelContext, { ...labelProps, elementType: 'span' }],
          [TextContext, { slots: { description: descriptionProps, errorMessage: errorMessageProps } }],
          [FieldErrorContext, validation],
          [DateFieldContext, fieldProps],
          [ButtonContext, { ...buttonProps, isPressed: state.isOpen }],
        ]}
      >
        <FieldShell {...shell}>
          <Group {...defined(groupProps)} ref={group} isInvalid={state.isInvalid} className={segmentBox}>
            <Segments />
            <Button onHoverStart={prefetch} onFocus={prefetch} className={boxButton}>
              <Icon icon={CalendarDays} size="medium" />
            </Button>
          </Group>
        </FieldShell>
      </Provider>
      {name === undefined ? null : <input type="hidden" name={name} value={value ?? ''} disabled={props.isDisabled} />}
      {hasFailed ? (
        <Text size="sm" tone="muted">
          <span role="alert">{failedText}</span>
        </Text>
      ) : null}
      {CalendarPanel ? (
        <CalendarPanel
          {...calendarProps}
          {...{ previousLabel, nextLabel, dialogProps }}
          fieldRef={group}
          isOpen={state.isOpen}
          onOpenChange={(isOpen) => state.setOpen(isOpen)}
        />
      ) : null}
    </div>
  );
}
