import type { Session } from '@guildhall/machines/effects';
import type { SessionEffect } from '@guildhall/machines/flows/session';
import { sessionMachine } from '@guildhall/machines/flows/session';
import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import type { Api } from '../api.ts';
import { createAppApi } from '../api.ts';
import type { Visitor } from './guards.ts';
import { logOut } from './sessionActors.ts';
import { browserStorages, forgetSession, readSession, storeSession } from './storage.ts';
import { connectTabs } from './tabs.ts';

/** How long a new tab waits for the others to share a session, in milliseconds. They answer within a few. */
const patience = 120;

type SessionActor = ActorRefFrom<typeof sessionMachine>;

const SessionContext = createContext<{ actor: SessionActor; api: Api } | null>(null);

function useSessionContext() {
  const value = use(SessionContext);
  if (value === null) throw new Error('There is no SessionProvider above.');
  return value;
}

/** The session's actor, for those who change it. */
export const useSessionActor = (): SessionActor => useSessionContext().actor;

/** The API, called as whoever is signed in. */
export const useApi = (): Api => useSessionContext().api;

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/**
 * Reads the session. A part of the page that is hydrated after the session was restored still begins as the server drew
 * it, knowing nobody: `useSelector` would begin with the present, and the two would differ.
 */
function useSessionValue<Value>(select: (snapshot: SessionSnapshot) => Value, unknown: Value): Value {
  const actor = useSessionActor();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot()),
    () => unknown,
  );
}

const sessionOf = ({ context }: SessionSnapshot): Session | null => context.session;
const visitorOf = ({ value, context }: SessionSnapshot): Visitor =>
  value === 'restoring' ? 'unknown' : (context.session?.role ?? 'guest');

/** The current session, or none. */
export const useSession = (): Session | null => useSessionValue(sessionOf, null);

/** What is known of the person in front of the screen. */
export const useVisitor = (): Visitor => useSessionValue(visitorOf, 'unknown');

interface SessionProviderProps {
  children: ReactNode;
  /** Carries out what the session asks for beyond its own storage: toasts and navigation. */
  onEffect: (effect: Exclude<SessionEffect, { type: `session.${string}` }>) => void;
}

/** Runs the session's machine: restores it from the browser, stores it, shares it between tabs, ends it on a 401. */
export function SessionProvider({ children, onEffect }: SessionProviderProps) {
  const effectHandler = useRef(onEffect);
  useEffect(() => {
    effectHandler.current = onEffect;
  });
  const [machine] = useState(() => sessionMachine.provide({ actors: { logOut } }));
  const actor = useActorRef(machine);

  useEffect(() => {
    const storages = browserStorages();
    const tabs = connectTabs((news) => {
      const { session } = actor.getSnapshot().context;
      if (news.type === 'asked') {
        if (session !== null) tabs.tell({ type: 'opened', session });
      } else if (news.type === 'opened') {
        if (news.session.token === session?.token) return;
        if (readSession(storages)?.token !== news.session.token) storeSession(storages, news.session, false);
        actor.send({ type: 'session.sync', session: news.session });
      } else {
        forgetSession(storages);
        actor.send({ type: 'session.sync', session: null });
      }
    });
    const subscription = actor.on('*', (effect) => {
      if (effect.type === 'session.store') {
        storeSession(storages, effect.session, effect.remember);
        tabs.tell({ type: 'opened', session: effect.session });
      } else if (effect.type === 'session.forget') {
        forgetSession(storages);
        tabs.tell({ type: 'closed' });
      } else {
        effectHandler.current(effect);
      }
    });

    const stored = readSession(storages);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    if (stored === null) {
      tabs.tell({ type: 'asked' });
      waiting = setTimeout(() => actor.send({ type: 'session.restore', session: null }), patience);
    } else {
      actor.send({ type: 'session.restore', session: stored });
    }
    return () => {
      clearTimeout(waiting);
      subscription.unsubscribe();
      tabs.disconnect();
    };
  }, [actor]);

  const value = useMemo(
    () => ({
      actor,
      api: createAppApi({
        getToken: () => actor.getSnapshot().context.session?.token ?? null,
        onUnauthorized: (token) => actor.send({ type: 'session.expire', token }),
      }),
    }),
    [actor],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
