import { parseTime } from '@internationalized/date';
import type { Time } from '@internationalized/date';
import { useMemo } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';

import { defined } from '../Field/defined.ts';
import { field } from '../Field/Field.css.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { FieldShell } from '../Field/FieldShell.tsx';
import { isLeftIncomplete, Segments } from '../Field/Segments.tsx';

export interface TimeFieldProps extends FieldProps {
  /** The time of day as `HH:mm`, 24 hours, whatever the reader's clock shows; null until every part is there. */
  value: string | null;
  /** Called with `HH:mm`, or null while a part is missing. */
  onChange: (value: string | null) => void;
  /** Hours as 1 to 12 or 0 to 23. Default: as the reader's locale has them. */
  hourCycle?: 12 | 24 | undefined;
  /** Can be read and focused, not changed. Default false. */
  isReadOnly?: boolean | undefined;
}

function timeOf(text: string | null): Time | null {
  return text !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? parseTime(text) : null;
}

/** A time of day, typed part by part in the order of the reader's locale. */
export function TimeField({ value, onChange, hourCycle, ...props }: TimeFieldProps) {
  const [shell, { name, ...root }] = splitField(props);
  // A new object for the same time would put back what is being typed.
  const time = useMemo(() => timeOf(value), [value]);
  return (
    <AriaTimeField
      {...root}
      value={time}
      onChange={(chosen) => onChange(chosen === null ? null : chosen.toString().slice(0, 5))}
      {...defined({ hourCycle })}
      onBlur={(event) => value !== null && isLeftIncomplete(event) && onChange(null)}
      shouldForceLeadingZeros
      className={field}
    >
      <FieldShell {...shell}>
        <Segments isBoxed />
        {/* React-aria would send seconds. */}
        {name === undefined ? null : (
          <input type="hidden" name={name} value={value ?? ''} disabled={props.isDisabled} />
        )}
      </FieldShell>
    </AriaTimeField>
  );
}
