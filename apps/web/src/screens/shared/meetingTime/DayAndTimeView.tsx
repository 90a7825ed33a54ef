import { DatePicker } from '@guildhall/ui/DatePicker';
import { TimeField } from '@guildhall/ui/TimeField';

import { pair } from './meetingTime.css.ts';

/** A field of a form, whatever its name there. */
interface Field {
  name: string;
  value: string | null;
  onChange: (value: string | null) => void;
  errorMessage: string | undefined;
}

interface DayAndTimeViewProps {
  date: Field;
  time: Field;
  /** The first day that can be chosen, as `YYYY-MM-DD`. */
  today: string;
  isReadOnly: boolean;
  /** Default true. */
  isRequired?: boolean;
}

/** The day and the time at which a meeting begins. */
export function DayAndTimeView({ date, time, today, isReadOnly, isRequired = true }: DayAndTimeViewProps) {
  return (
    <div className={pair}>
      <DatePicker label="Date" {...date} minValue={today} isReadOnly={isReadOnly} isRequired={isRequired} />
      <TimeField label="Time" {...time} isReadOnly={isReadOnly} isRequired={isRequired} />
    </div>
  );
}
