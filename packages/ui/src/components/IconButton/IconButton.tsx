import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { iconButton } from './IconButton.css.ts';

type Variants = NonNullable<RecipeVariants<typeof iconButton>>;

export interface IconButtonProps extends Pick<
  AriaButtonProps,
  | 'onPress'
  | 'onHoverStart'
  | 'isDisabled'
  | 'autoFocus'
  | 'id'
  | 'slot'
  | 'type'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'aria-describedby'
> {
  /** The drawing, from `lucide-react`. */
  icon: LucideIcon;
  /** What the button does, in words: the drawing alone says it to no one. */
  'aria-label': string;
  /** `secondary` has a border, where nothing around it says that it is a button. Default `quiet`. */
  variant?: Variants['variant'];
  /** `small` for dense rows; on touch it is 44 px all the same. Default `medium`. */
  size?: Variants['size'];
  /** The action is under way. Default false. */
  isPending?: boolean;
  /** The icon points along the line and turns round in right-to-left text. Default false. */
  isDirectional?: boolean;
  /** The id of an element with `popover`, which the browser itself opens and closes, also before scripts have come. */
  popoverTarget?: string | undefined;
}

/** A button of one icon, for what everyone knows: close, remove, menu. Otherwise use `Button` with a word. */
export function IconButton({
  icon,
  variant,
  size,
  isPending = false,
  isDirectional,
  popoverTarget,
  ...props
}: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      {...(popoverTarget !== undefined && { render: (button) => <button {...button} popoverTarget={popoverTarget} /> })}
      isPending={isPending}
      className={iconButton({ variant, size })}
    >
      {isPending ? (
        <Spinner />
      ) : (
        <Icon icon={icon} size="medium" {...(isDirectional === undefined ? {} : { isDirectional })} />
      )}
    </AriaButton>
  );
}
