import { createCalendar as originalCalendar } from '@internationalized/date';
import { expect, it } from 'vitest';

import { createCalendar } from './createCalendar.ts';
import { getPlaceholder } from './placeholders.ts';

interface Placeholders {
  getPlaceholder: (field: string, value: string, locale: string) => string;
}

const locale = 'en-US';
const [original] = Object.values(
  import.meta.glob<Placeholders>('../../../../node_modules/react-stately/dist/private/datepicker/placeholders.mjs', {
    eager: true,
  }),
);

it('the calendar of our locale is the one that the library makes', () => {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  // The types know the identifiers that the library has a calendar for.
  expect(createCalendar()).toEqual(originalCalendar(calendar as 'gregory'));
});

it.each(['era', 'year', 'month', 'day', 'weekday', 'hour', 'minute', 'second', 'dayPeriod', 'literal', 'timeZoneName'])(
  'an empty %s shows what the library shows in our locale',
  (field) => expect(getPlaceholder(field, 'AM')).toBe(original?.getPlaceholder(field, 'AM', locale)),
);
