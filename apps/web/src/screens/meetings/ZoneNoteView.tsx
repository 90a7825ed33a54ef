import { Link } from '@guildhall/ui/Link';
import { Text } from '@guildhall/ui/Text';

import { cityTime } from '../shared/meetingTime/zoneWords.ts';

export interface ZoneNoteViewProps {
  /** The IANA zone in which times are shown. */
  timeZone: string;
  /** The zone that this device is set to. */
  deviceZone: string;
  /** Where the zone of the account is chosen. */
  accountHref: string;
}

/** Says in which zone times are shown, where that is not the one of the device. */
export function ZoneNoteView({ timeZone, deviceZone, accountHref }: ZoneNoteViewProps) {
  if (timeZone === deviceZone) return null;
  return (
    <Text size="sm" tone="muted">
      Times are shown in {cityTime(timeZone)}, the time zone of your account. This device is set to{' '}
      {cityTime(deviceZone)}. <Link href={accountHref}>Change the time zone</Link>
    </Text>
  );
}
