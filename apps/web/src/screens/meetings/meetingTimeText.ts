import { cityOf } from '@guildhall/machines/domain/zoneNames';
import type { Schema } from '@guildhall/machines/kit/schema';
import { dateFormat } from '@guildhall/ui/UiProvider';

const moment = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

const written = (date: string, timeZone: string) => dateFormat('en-US', { ...moment, timeZone }).format(new Date(date));

/** When a meeting begins, by the reader's clock, and by that of the zone it was made in where that shows another time. */
export function meetingTimeText(
  { startsAt, timezone }: Pick<Schema<'Meeting'>, 'startsAt' | 'timezone'>,
  timeZone: string,
): string {
  const own = written(startsAt, timeZone);
  const scheduled = written(startsAt, timezone);
  return own === scheduled ? own : `${own} (${scheduled} in ${cityOf(timezone)})`;
}
