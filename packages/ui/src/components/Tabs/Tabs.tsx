import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import type { TabsProps as AriaTabsProps } from 'react-aria-components/Tabs';

import { keepClear } from '../../internal/keepClear.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Tabs.css.ts';

type Variants = NonNullable<RecipeVariants<typeof styles.tabList>>;

export interface TabItem {
  /** Names the tab in `selectedKey` and `onSelectionChange`. */
  id: string;
  label: string;
  /** Shown above the label in a bottom bar, before it on a line. */
  icon?: LucideIcon;
  /** How many things are inside. */
  count?: number;
  /** What the count counts, such as `new`. It is read after the number, and seen where there is room. */
  countLabel?: string;
  /** The address of this tab, where the address bar says which one is open. */
  href?: string;
  isDisabled?: boolean;
  /** What the tab shows. Tabs driven by the address give `children` instead. */
  content?: ReactNode;
}

export interface TabsProps extends Pick<AriaTabsProps, 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'> {
  /** Names the row of tabs. */
  'aria-label': string;
  /** The tabs, in the order they are read. */
  items: readonly TabItem[];
  /** What the selected tab shows, where the tabs have no `content` of their own. */
  children?: ReactNode;
  /** `bottomBar` lies at the thumb on phones and is a line from 768 px. At most five tabs with icons. Default `line`. */
  variant?: Variants['variant'];
}

/** Views of one thing, one at a time. Arrow keys move along the tabs; Tab goes into the view. */
export function Tabs({ 'aria-label': label, items, children, variant, ...props }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const selected = row?.querySelector<HTMLElement>('[data-selected]');
    // Only the row scrolls: `scrollIntoView` would move the page too.
    if (row && selected) row.scrollLeft = selected.offsetLeft - (row.clientWidth - selected.offsetWidth) / 2;
  }, [props.selectedKey]);

  return (
    <AriaTabs {...props}>
      <TabList
        ref={list}
        aria-label={label}
        className={styles.tabList({ variant })}
        {...(variant === 'bottomBar' && keepClear)}
      >
        {items.map(({ id, label: text, icon, count, countLabel, href, isDisabled = false }) => (
          <Tab
            key={id}
            id={id}
            isDisabled={isDisabled}
            className={styles.tab({ variant })}
            {...(href === undefined ? {} : { href })}
          >
            {icon === undefined ? null : <Icon icon={icon} size="medium" />}
            <span>{text}</span>
            {count === undefined ? null : (
              <span className={styles.count({ variant })}>
                {count}
                {countLabel === undefined ? null : <span className={styles.countLabel}> {countLabel}</span>}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel({ variant })}>
          {content ?? children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
