import { Menu } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

import { keepClear } from '../../internal/keepClear.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SiteHeader.css.ts';
import { useServedMenu } from './useServedMenu.ts';

// Dialogs are heavy, and most visits never open the menu: it comes when the pointer nears the button.
const loadDrawer = () => import('../Drawer/Drawer.tsx');
const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }));

export interface SiteHeaderLink {
  href: string;
  label: string;
  /** This is the page that is shown. Default false. */
  isCurrent?: boolean;
}

export interface SiteHeaderProps {
  /** The name of the place, which leads home. */
  brand: ReactNode;
  /** Where the brand leads to. Default `/`. */
  homeHref?: string;
  /** The places that the header leads to. */
  links: readonly SiteHeaderLink[];
  /** Who is signed in, or how to. At the end of the header. */
  account?: ReactNode;
  /** The same in the drawer. Default `account`. */
  drawerAccount?: ReactNode;
  /** Names the links. Default “Main”. */
  'aria-label'?: string;
  /** Names the button and the drawer. Default “Menu”. */
  menuLabel?: string;
  /** Name of the button that closes the drawer. Default `Close`. */
  closeLabel?: string;
}

/**
 * The head of every page: name, links with the current page marked, account. Below 1024 px the links are in a drawer; before scripts
 * have come, and without them, in a panel that the browser itself opens.
 */
export function SiteHeader({
  brand,
  homeHref = '/',
  links,
  account,
  drawerAccount = account,
  'aria-label': label = 'Main',
  menuLabel = 'Menu',
  closeLabel = 'Close',
}: SiteHeaderProps) {
  const [menu, setMenu] = useState<'untouched' | 'open' | 'closed'>('untouched');

  const panelId = useId();
  const { panel, isServed } = useServedMenu();

  const list = (className: string, onPress?: () => void) =>
    links.map(({ href, label: text, isCurrent = false }) => (
      <li key={href}>
        <Link
          href={href}
          className={className}
          {...(isCurrent ? { 'aria-current': 'page' } : {})}
          {...(onPress === undefined ? {} : { onPress })}
        >
          {text}
        </Link>
      </li>
    ));

  return (
    <header className={styles.header} {...keepClear}>
      <div className={styles.inner}>
        <Link href={homeHref} className={styles.brand}>
          {brand}
        </Link>
        <div id={panelId} ref={panel} className={styles.panel} {...(isServed && { popover: 'auto' })}>
          <nav aria-label={label}>
            <ul className={styles.links}>{list(styles.topLink)}</ul>
          </nav>
          {isServed ? <div className={styles.panelAccount}>{drawerAccount}</div> : null}
        </div>
        {account === undefined ? null : <div className={styles.account}>{account}</div>}
        <div className={styles.menuButton}>
          <IconButton
            icon={Menu}
            aria-label={menuLabel}
            // The browser says of a panel of its own whether it is open.
            {...(isServed
              ? { popoverTarget: panelId }
              : { 'aria-haspopup': 'dialog', 'aria-expanded': menu === 'open' })}
            onHoverStart={() => void loadDrawer()}
            onPress={() => {
              if (!isServed) setMenu('open');
            }}
          />
        </div>
      </div>
      {menu === 'untouched' ? null : (
        <Suspense fallback={null}>
          <Drawer
            isOpen={menu === 'open'}
            onOpenChange={(isOpen) => setMenu(isOpen ? 'open' : 'closed')}
            title={menuLabel}
            closeLabel={closeLabel}
            footer={drawerAccount}
          >
            <nav aria-label={label}>
              <ul className={styles.drawerLinks}>{list(styles.drawerLink, () => setMenu('closed'))}</ul>
            </nav>
          </Drawer>
        </Suspense>
      )}
    </header>
  );
}
