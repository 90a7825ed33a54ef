import '@guildhall/ui/fonts';
import '@guildhall/ui/global';
import { landing } from '@guildhall/machines/domain/access';
import type { Effect } from '@guildhall/machines/kit/effects';
import { problem } from '@guildhall/machines/kit/effects';
import { UiProvider } from '@guildhall/ui/UiProvider';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { Router, useLocation } from 'wouter';

import type { Boot } from './flow/boot.ts';
import { BootContext } from './flow/boot.ts';
import { HydratedContext } from './flow/hydrated.ts';
import { onUnreachable, unreachable } from './flow/loading.ts';
import type { WithdrawToasts } from './flow/useFlow.ts';
import { EffectsContext } from './flow/useFlow.ts';
import { hrefOf, pageForOf, withSearch } from './paths.ts';
import { wishIn } from './session/guards.ts';
import { SessionProvider, useSessionActor } from './session/SessionProvider.tsx';
import { useZoneSource } from './session/useZoneSource.ts';
import { Document } from './shell/Document.tsx';
import { RouteView } from './shell/RouteView.tsx';
import { Shell } from './shell/Shell.tsx';
import type { Go } from './shell/useGo.ts';
import { useGo } from './shell/useGo.ts';
import type { Toasts } from './shell/useToasts.tsx';
import { useToasts } from './shell/useToasts.tsx';

interface AppProps {
  boot: Boot;
  /** The address that was served. What is taken over after the person went on is still compared with that page. */
  served: URL;
  /** The page has been hydrated. */
  onHydrated?: () => void;
}

/** The application, the same on the server and in the browser. */
export function App({ boot, served, onHydrated = () => {} }: AppProps) {
  return (
    <BootContext value={boot}>
      <Router ssrPath={served.pathname} ssrSearch={served.search.slice(1)}>
        <HydratedContext value={onHydrated}>
          <Document>
            <Wired />
          </Document>
        </HydratedContext>
      </Router>
    </BootContext>
  );
}

function Wired() {
  const go = useGo();
  const { region, ...toasts } = useToasts();
  const { toast } = toasts;
  const tellUnreachable = useEffectEvent(() => toast(problem(unreachable.title, unreachable.description)));
  useEffect(() => onUnreachable(() => tellUnreachable()), []);
  return (
    <SessionProvider onToast={(effect) => toast(effect, { isFarewell: true })}>
      <Reader go={go}>
        <Effects toasts={toasts} go={go}>
          <Shell>
            <RouteView />
          </Shell>
          {region}
        </Effects>
      </Reader>
    </SessionProvider>
  );
}

/** What every component is told of who reads: their zone is that of the account, so it needs the session. */
function Reader({ go, children }: { go: Go; children: ReactNode }) {
  return (
    <UiProvider navigate={go} timeZone={useZoneSource()}>
      {children}
    </UiProvider>
  );
}

/** This page's address with some parameters changed; the others stay. */
function changedAddress(changes: Record<string, string>): string {
  const { pathname, search } = window.location;
  return withSearch(pathname, { ...Object.fromEntries(new URLSearchParams(search)), ...changes });
}

interface EffectsProps {
  children: ReactNode;
  toasts: Omit<Toasts, 'region'>;
  go: Go;
}

/** Carries out, in this one place, everything that flows ask of the app. */
function Effects({ children, toasts, go }: EffectsProps) {
  const session = useSessionActor();
  const [, navigate] = useLocation();
  const carryOut = (effect: Effect | WithdrawToasts) => {
    switch (effect.type) {
      case 'toast':
        toasts.toast(effect);
        break;
      case 'toasts.withdraw':
        toasts.withdraw(effect.toasts);
        break;
      case 'navigate':
        go(hrefOf(effect));
        break;
      case 'proceed': {
        const role = session.getSnapshot().context.session?.role;
        // Without a session the guard of the page has the word.
        if (!role) break;
        const target = landing(role, wishIn(window.location.search));
        go(hrefOf(target), { pageFor: pageForOf(target) });
        break;
      }
      case 'session.open':
        session.send({ ...effect, session: { ...effect.session, openedAt: Date.now() } });
        break;
      case 'session.change':
        session.send({ ...effect, at: Date.now() });
        break;
      case 'session.close':
        session.send(effect);
        break;
      case 'address.change':
        navigate(changedAddress(effect.search), { replace: effect.replace ?? false });
        break;
      case 'projects.change':
      case 'sessions.change':
        // A page that shows projects or sessions beside a flow which changes them hears this first, and loads them again.
        break;
    }
  };
  return <EffectsContext value={carryOut}>{children}</EffectsContext>;
}
