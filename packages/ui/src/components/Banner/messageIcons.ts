import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import type { Tone } from '../../tokens/theme.ts';

/** The icon of each kind of message, in banners and toasts alike. */
export const messageIcons = {
  neutral: Info,
  info: Info,
  accent: Info,
  progress: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const satisfies Record<Tone, LucideIcon>;
