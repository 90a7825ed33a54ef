import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SiteHeader.css.ts';

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

/** The head of every page: name, links with the current page marked, account. Below 1024 px the links are in a drawer. */
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
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link href={homeHref} className={styles.brand}>
          {brand}
        </Link>
        <nav aria-label={label} className={styles.nav}>
          <ul className={styles.links}>{list(styles.topLink)}</ul>
        </nav>
        {account === undefined ? null : <div className={styles.account}>{account}</div>}
        <div className={styles.menuButton}>
          <IconButton
            icon={Menu}
            aria-label={menuLabel}
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            onHoverStart={() => void loadDrawer()}
            onPress={() => setMenu('open')}
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
