import { SiteFooter } from '@guildhall/ui/SiteFooter';
import { SiteHeader } from '@guildhall/ui/SiteHeader';
import { SkipLink } from '@guildhall/ui/SkipLink';
import type { ReactNode } from 'react';

import type { Visitor } from '../session/guards.ts';
import type { SessionProps } from './AccountView.tsx';
import { AccountView, DrawerAccountView } from './AccountView.tsx';
import { companyGroup, footerGroups, guestLinks, mainLinks } from './navigation.ts';
import * as styles from './shell.css.ts';

interface ShellViewProps extends SessionProps {
  children: ReactNode;
  /** The product's name. */
  brand: string;
  homeHref: string;
  /** The address of the page that is shown. */
  pathname: string;
  /** Whom this page is made for: its links are shown until the session is known. */
  expected: Visitor;
  /** For the copyright line. */
  year: number;
}

/** Header, page and footer, as the session has them. */
export function ShellView({ children, expected, ...frame }: ShellViewProps) {
  const { snapshot } = frame;
  const isRestoring = snapshot.matches('restoring');
  const visitor = isRestoring ? expected : (snapshot.context.session?.role ?? 'guest');
  // No one is signed in where no script runs: there a page for one role has the links of a visitor.
  const isOtherScriptless = isRestoring && visitor !== 'guest';
  const scriptless = (part: ReactNode) => <noscript>{import.meta.env.SSR && isOtherScriptless ? part : null}</noscript>;
  const scripted = isOtherScriptless ? styles.framedByScripts : styles.framed;
  return (
    <>
      <SkipLink />
      {scriptless(<HeaderView {...frame} visitor="guest" />)}
      <div className={scripted}>
        {/* The links of another role are other links: the header is made anew, which also closes its drawer. */}
        <HeaderView key={visitor} {...frame} visitor={visitor} />
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {scriptless(<FooterView {...frame} visitor="guest" />)}
      <div className={scripted}>
        <FooterView {...frame} visitor={visitor} />
      </div>
    </>
  );
}

interface FrameProps extends Omit<ShellViewProps, 'children' | 'expected'> {
  /** Whose links are shown. */
  visitor: Visitor;
}

function HeaderView({ visitor, brand, homeHref, pathname, ...session }: FrameProps) {
  return (
    <SiteHeader
      brand={brand}
      homeHref={homeHref}
      links={mainLinks(visitor, pathname).map((link) => ({ ...link, isCurrent: link.href === pathname }))}
      account={<AccountView {...session} />}
      drawerAccount={<DrawerAccountView {...session} />}
    />
  );
}

function FooterView({ visitor, brand, pathname, year, snapshot, send }: FrameProps) {
  const door = snapshot.can({ type: 'session.close' })
    ? { label: 'Logout', onPress: () => send({ type: 'session.close' }) }
    : guestLinks.logIn;
  return (
    <SiteFooter
      brand={brand}
      statement="Good work finds the right hands."
      groups={[...footerGroups(visitor, pathname), { ...companyGroup, entries: [...companyGroup.entries, door] }]}
      copyright={`© ${year} ${brand}`}
    />
  );
}
