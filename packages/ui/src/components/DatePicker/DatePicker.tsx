import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';

import { defined } from '../Field/defined.ts';
import { boxButton, field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { segmentBox } from '../Field/segments.css.ts';
import { isLeftIncomplete, Segments } from '../Field/Segments.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { panel } from './Calendar.css.ts';
import { Calendar } from './Calendar.tsx';

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

/** A day, typed part by part in the order of the reader's locale, or chosen from a calendar. */
export function DatePicker({
  value,
  onChange,
  minValue,
  maxValue,
  previousLabel = 'Previous month',
  nextLabel = 'Next month',
  ...props
}: DatePickerProps) {
  const [shell, root] = splitField(props);
  // A new object for the same day would put back what is being typed.
  const day = useMemo(() => dayOf(value) ?? null, [value]);
  return (
    <AriaDatePicker
      {...root}
      value={day}
      onChange={(chosen) => onChange(chosen === null ? null : chosen.toString())}
      onBlur={(event) => value !== null && isLeftIncomplete(event) && onChange(null)}
      {...defined({ minValue: dayOf(minValue), maxValue: dayOf(maxValue) })}
      shouldForceLeadingZeros
      className={field}
    >
      <FieldShell {...shell}>
        <Group className={segmentBox}>
          <Segments />
          <Button className={boxButton}>
            <Icon icon={CalendarDays} size="medium" />
          </Button>
        </Group>
      </FieldShell>
      <Popover containerPadding={4} className={panel}>
        <Dialog>
          <Calendar previousLabel={previousLabel} nextLabel={nextLabel} />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
