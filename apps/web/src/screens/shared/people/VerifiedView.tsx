import { Badge } from '@guildhall/ui/Badge';
import { Icon } from '@guildhall/ui/Icon';
import { BadgeCheck } from '@guildhall/ui/icons';

/** Someone of whom an address was checked; which and when stands on the profile. */
export function VerifiedView() {
  return (
    <Badge tone="positive">
      <Icon icon={BadgeCheck} />
      Verified
    </Badge>
  );
}
