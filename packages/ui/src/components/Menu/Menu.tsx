import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { PopoverProps } from 'react-aria-components/Popover';

import { defined } from '../Field/defined.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Menu.css.ts';

/** One action or destination. */
export interface MenuEntry<Id extends string = string> {
  id: Id;
  label: string;
  icon?: LucideIcon | undefined;
  /** Where it goes, when it is a destination and not an action. */
  href?: string | undefined;
  /** Something is lost by it. Default false. */
  isDangerous?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

export interface MenuProps<Id extends string = string> {
  /** The `Button` or `IconButton` that opens it, and names it. */
  trigger: ReactElement;
  /** The entries, in the order they are read. */
  items: readonly MenuEntry<Id>[];
  /** Called with the id of the chosen entry, destinations too. */
  onAction?: ((id: Id) => void) | undefined;
  /** Where it opens, if there is room. Default `bottom end`. */
  placement?: PopoverProps['placement'] | undefined;
}

/** Further actions behind one button. Up to about seven; the one that matters most stands outside. */
export function Menu<Id extends string>({ trigger, items, onAction, placement = 'bottom end' }: MenuProps<Id>) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} className={styles.popover}>
        <AriaMenu
          className={styles.menu}
          onAction={(key) => {
            const item = items.find(({ id }) => id === key);
            if (item) onAction?.(item.id);
          }}
        >
          {items.map(({ id, label, icon, href, isDangerous, isDisabled = false }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              isDisabled={isDisabled}
              className={styles.item({ isDangerous })}
              {...defined({ href })}
            >
              {icon ? <Icon icon={icon} size="medium" /> : null}
              <span>{label}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
