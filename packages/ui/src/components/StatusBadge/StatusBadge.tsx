import type { LucideIcon } from 'lucide-react';

import type { Tone } from '../../tokens/theme.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface StatusBadgeProps {
  /** The status in a word. */
  children: string;
  /** The colour pair of this status. */
  tone: Tone;
  /** The icon of this status: where colour is not seen, shape and word remain. */
  icon: LucideIcon;
}

/** Where something stands: colour pair, icon and word together, one set for each status everywhere in the product. */
export function StatusBadge({ children, tone, icon }: StatusBadgeProps) {
  return (
    <Badge tone={tone}>
      <Icon icon={icon} />
      {children}
    </Badge>
  );
}
