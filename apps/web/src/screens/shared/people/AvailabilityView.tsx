import { Badge } from '@guildhall/ui/Badge';
import { Icon } from '@guildhall/ui/Icon';
import { CalendarCheck, Clock } from '@guildhall/ui/icons';

import { availabilityText } from './availabilityText.ts';

/** Whether a freelancer has time for more work. */
export function AvailabilityView({ isAvailable }: { isAvailable: boolean }) {
  return (
    <Badge tone={isAvailable ? 'info' : 'caution'}>
      <Icon icon={isAvailable ? CalendarCheck : Clock} />
      {availabilityText(isAvailable)}
    </Badge>
  );
}
