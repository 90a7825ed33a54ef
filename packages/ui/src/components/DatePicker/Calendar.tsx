import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import type { CalendarProps as AriaCalendarProps, DateValue } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';

import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Calendar.css.ts';

export interface CalendarProps extends AriaCalendarProps<DateValue> {
  previousLabel: string;
  nextLabel: string;
}

/** One month to choose a day from. Stands in the panel of a `DatePicker`. */
export function Calendar({ previousLabel, nextLabel, ...props }: CalendarProps) {
  return (
    <AriaCalendar {...props} className={styles.calendar}>
      <header className={styles.head}>
        <IconButton slot="previous" icon={ChevronLeft} aria-label={previousLabel} isDirectional />
        <Heading className={styles.month} />
        <IconButton slot="next" icon={ChevronRight} aria-label={nextLabel} isDirectional />
      </header>
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  );
}
