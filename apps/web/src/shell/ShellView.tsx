import { SiteFooter } from '@guildhall/ui/SiteFooter';
import { SiteHeader } from '@guildhall/ui/SiteHeader';
import { SkipLink } from '@guildhall/ui/SkipLink';
import type { ReactNode } from 'react';

import type { Visitor } from '../session/guards.ts';
import type { SessionProps } from './AccountView.tsx';
import { AccountView, DrawerAccountView } from './AccountView.tsx';
import { companyGroup, footerGroups, mainLinks, signInLink } from './navigation.ts';
import { main } from './shell.css.ts';

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
export function ShellView({ children, brand, homeHref, pathname, expected, year, ...session }: ShellViewProps) {
  const { snapshot, send } = session;
  const visitor = snapshot.matches('restoring') ? expected : (snapshot.context.session?.role ?? 'guest');
  const links = mainLinks(visitor, pathname).map((link) => ({ ...link, isCurrent: link.href === pathname }));
  const door = snapshot.can({ type: 'session.close' })
    ? { label: 'Logout', onPress: () => send({ type: 'session.close' }) }
    : signInLink;
  return (
    <>
      <SkipLink />
      {/* The links of another role are other links: the header is made anew, which also closes its drawer. */}
      <SiteHeader
        key={visitor}
        brand={brand}
        homeHref={homeHref}
        links={links}
        account={<AccountView {...session} />}
        drawerAccount={<DrawerAccountView {...session} />}
      />
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      <SiteFooter
        brand={brand}
        statement="Good work finds the right hands."
        groups={[...footerGroups(visitor, pathname), { ...companyGroup, entries: [...companyGroup.entries, door] }]}
        copyright={`© ${year} ${brand}`}
      />
    </>
  );
}
