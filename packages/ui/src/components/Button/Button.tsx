import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

import { keepMainClear } from '../../internal/keepClear.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button } from './Button.css.ts';

type Variants = NonNullable<RecipeVariants<typeof button>>;

export interface ButtonProps extends Pick<
  AriaButtonProps,
  'onPress' | 'type' | 'isDisabled' | 'autoFocus' | 'form' | 'id' | 'aria-label' | 'aria-describedby' | 'slot'
> {
  children: ReactNode;
  /** How much the action weighs. One `primary` a view. Default `secondary`. */
  variant?: Variants['variant'];
  /** Height: `small` for dense rows, `large` for the first screen. Default `medium`. */
  size?: Variants['size'];
  /** Fills the line it stands on. Default false. */
  isFullWidth?: boolean;
  /** The action is under way: the button keeps its place and focus, and cannot be pressed again. Default false. */
  isPending?: boolean;
}

/** Does something on this page. To go somewhere, use `Link` or `ButtonLink`. */
export function Button({ children, variant, size, isFullWidth, isPending = false, ...props }: ButtonProps) {
  return (
    <AriaButton
      {...props}
      {...keepMainClear(variant)}
      isPending={isPending}
      className={button({ variant, size, isFullWidth })}
    >
      {isPending ? <Spinner /> : null}
      {children}
    </AriaButton>
  );
}
