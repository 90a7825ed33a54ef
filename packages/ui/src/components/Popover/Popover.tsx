import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';

import { defined } from '../Field/defined.ts';
import { panel } from './Popover.css.ts';

export interface PopoverProps {
  /** The `Button` or `IconButton` that opens it, and names it. */
  trigger: ReactElement;
  children: ReactNode;
  /** Where it opens, if there is room. Default `bottom start`. */
  placement?: AriaPopoverProps['placement'] | undefined;
  /** Open or not, when the screen decides. Default: the trigger decides. */
  isOpen?: boolean | undefined;
  /** Called when it opens and when it closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A small panel beside the button that opens it: an explanation, a few settings. Escape and a press elsewhere close it. */
export function Popover({ trigger, children, placement = 'bottom start', isOpen, onOpenChange }: PopoverProps) {
  return (
    <DialogTrigger {...defined({ isOpen, onOpenChange })}>
      {trigger}
      <AriaPopover placement={placement} className={panel}>
        {children}
      </AriaPopover>
    </DialogTrigger>
  );
}
