import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';

import { toolbar } from './Toolbar.css.ts';

export interface ToolbarProps {
  /** Buttons, toggle buttons, menus; a `Divider` between groups. No text field: it needs the arrow keys itself. */
  children: ReactNode;
  /** What the tools act on. */
  'aria-label': string;
  /** Beside or below each other. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** Tools over what one works on: one stop of the Tab key, however many there are. */
export function Toolbar({ orientation = 'horizontal', ...props }: ToolbarProps) {
  return <AriaToolbar {...props} orientation={orientation} className={toolbar} />;
}
