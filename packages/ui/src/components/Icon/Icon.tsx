import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { LucideIcon } from 'lucide-react';

import { icon } from './Icon.css.ts';

type Variants = NonNullable<RecipeVariants<typeof icon>>;

export interface IconProps {
  /** The drawing, imported from `lucide-react` where it is used, so that only used ones ship. */
  icon: LucideIcon;
  /** What it says where no text beside it does. Without a label it is decoration and assistive technology skips it. */
  label?: string;
  /** `text` follows the type around it. Default `text`. */
  size?: Variants['size'];
  /** It points along the line (an arrow, a chevron) and turns round in right-to-left text. Default false. */
  isDirectional?: boolean;
}

/** A line drawing from one family, in the colour of the text around it. */
export function Icon({ icon: Drawing, label, size = 'text', isDirectional }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawing
      {...meaning}
      className={icon({ size, isDirectional })}
      strokeWidth={size === 'large' ? 1.5 : 1.9}
      focusable="false"
    />
  );
}
