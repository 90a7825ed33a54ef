import type { Calendar } from '@internationalized/date';
import { GregorianCalendar } from '@internationalized/date';

/** The calendar of the product's one locale. The original brings a dozen others. */
export const createCalendar = (): Calendar => new GregorianCalendar();
