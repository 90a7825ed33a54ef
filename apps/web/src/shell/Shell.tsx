import { brand } from '@guildhall/machines/brand';
import { Avatar } from '@guildhall/ui/Avatar';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Inline } from '@guildhall/ui/Inline';
import { SiteFooter } from '@guildhall/ui/SiteFooter';
import { SiteHeader } from '@guildhall/ui/SiteHeader';
import { SkipLink } from '@guildhall/ui/SkipLink';
import { Text } from '@guildhall/ui/Text';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';

import { useNow } from '../flow/useNow.ts';
import { paths } from '../paths.ts';
import { useSession, useSessionActor, useVisitor } from '../session/SessionProvider.tsx';
import { footerGroups, guestLinks, mainLinks } from './navigation.ts';
import { main } from './shell.css.ts';
import { useArrival } from './useArrival.ts';

/** Header, page and footer. */
export function Shell({ children }: { children: ReactNode }) {
  useArrival();
  const visitor = useVisitor();
  const [pathname] = useLocation();
  const now = useNow();
  const links = mainLinks(visitor).map((link) => ({ ...link, isCurrent: link.href === pathname }));
  return (
    <>
      <SkipLink />
      <SiteHeader brand={brand} homeHref={paths.home} links={links} account={<Account />} />
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      <SiteFooter
        brand={brand}
        statement="Where good projects meet the people who do them well."
        groups={useFooterGroups()}
        copyright={`© ${new Date(now).getUTCFullYear()} ${brand}`}
      />
    </>
  );
}

function useLogOut() {
  const actor = useSessionActor();
  return () => actor.send({ type: 'session.close' });
}

function useFooterGroups() {
  const visitor = useVisitor();
  const logOut = useLogOut();
  const isGuest = visitor === 'guest' || visitor === 'unknown';
  const door = isGuest ? { label: 'Sign In', href: paths.login } : { label: 'Logout', onPress: logOut };
  const groups = footerGroups(visitor);
  return groups.map((group, index) =>
    index === groups.length - 1 ? { ...group, entries: [...group.entries, door] } : group,
  );
}

function Account() {
  const session = useSession();
  const logOut = useLogOut();
  const isLeaving = useSelector(useSessionActor(), (snapshot) => snapshot.hasTag('busy'));
  if (session === null) {
    return (
      <Inline gap={2} isNowrap>
        <ButtonLink href={guestLinks.logIn.href} variant="quiet">
          {guestLinks.logIn.label}
        </ButtonLink>
        <ButtonLink href={guestLinks.signUp.href} variant="primary">
          {guestLinks.signUp.label}
        </ButtonLink>
      </Inline>
    );
  }
  return (
    <Inline gap={3} isNowrap>
      <Avatar name={session.name} size="small" />
      <Text as="span" weight="medium">
        {session.name}
      </Text>
      <Button onPress={logOut} isPending={isLeaving}>
        Logout
      </Button>
    </Inline>
  );
}
