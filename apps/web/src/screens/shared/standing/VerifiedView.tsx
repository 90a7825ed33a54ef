import { Badge } from '@guildhall/ui/Badge';
import { Icon } from '@guildhall/ui/Icon';
import { BadgeCheck } from '@guildhall/ui/icons';

/** Someone whose identity was checked. */
export function VerifiedView() {
  return (
    <Badge tone="positive">
      <Icon icon={BadgeCheck} />
      Verified
    </Badge>
  );
}
