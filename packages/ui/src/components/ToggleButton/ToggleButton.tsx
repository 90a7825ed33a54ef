import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import type { ToggleButtonProps as AriaToggleButtonProps } from 'react-aria-components/ToggleButton';

import { Icon } from '../Icon/Icon.tsx';
import { toggleButton } from './ToggleButton.css.ts';

type Variants = NonNullable<RecipeVariants<typeof toggleButton>>;

export interface ToggleButtonProps extends Pick<
  AriaToggleButtonProps,
  'isDisabled' | 'autoFocus' | 'id' | 'aria-label' | 'aria-describedby'
> {
  /** An outline that can be filled: filled is on. */
  icon: LucideIcon;
  /** The words beside the icon; without them, `aria-label` says what is on or off. They are the same in both states. */
  children?: ReactNode;
  /** On or off. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** `quiet` is the drawing alone, for a favourite on a card. Default `bordered`. */
  look?: Variants['look'];
  /** `small` for dense rows; on touch it is 44 px all the same. Default `medium`. */
  size?: Variants['size'];
}

/** Something about this thing that is on or off, and acts at once: a favourite. A setting with words: `Switch`. */
export function ToggleButton({ icon, children, look, size, ...props }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...props} className={toggleButton({ look, size, isIconOnly: children === undefined })}>
      <Icon icon={icon} size="medium" />
      {children}
    </AriaToggleButton>
  );
}
