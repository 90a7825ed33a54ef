import type { Viewer } from '@guildhall/machines/domain/access';
import { sessionMachine } from '@guildhall/machines/flows/session';
import type { Session, Toast } from '@guildhall/machines/kit/effects';
import { required } from '@guildhall/machines/kit/required';
import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import type { Api } from '../api.ts';
import { createAppApi } from '../api.ts';
import { keepHearing } from '../changes/keepHearing.ts';
import type { Visitor } from './guards.ts';
import { keepInStep } from './keepInStep.ts';
import { logOut } from './sessionActors.ts';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

const SessionContext = createContext<{ actor: SessionActor; api: Api } | null>(null);

const useSessionContext = () => required(use(SessionContext));

/** The session's actor, for those who change it. */
export const useSessionActor = (): SessionActor => useSessionContext().actor;

/** The API, called as the signed-in user. */
export const useApi = (): Api => useSessionContext().api;

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/**
 * Reads the session. A part of the page that is hydrated after the session was restored still begins as the server drew
 * it, knowing no one: `useSelector` would begin with the present, and the two would differ.
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
const stateOf = ({ value }: SessionSnapshot): Viewer['state'] => value;
const visitorOf = ({ value, context }: SessionSnapshot): Visitor =>
  value === 'restoring' ? 'unknown' : (context.session?.role ?? 'guest');

/** The current session, or none. */
export const useSession = (): Session | null => useSessionValue(sessionOf, null);

/** What is known of the person in front of the screen. */
export const useVisitor = (): Visitor => useSessionValue(visitorOf, 'unknown');

/** What the guards know of them. */
export const useViewer = (): Viewer => ({
  state: useSessionValue(stateOf, 'restoring'),
  role: useSession()?.role ?? null,
});

interface SessionProviderProps {
  children: ReactNode;
  /** Says what the session has to say. */
  onToast: (toast: Toast) => void;
}

/** Runs the session's machine: restores it from the browser, stores it, shares it between tabs, ends it on a 401. */
export function SessionProvider({ children, onToast }: SessionProviderProps) {
  const toast = useEffectEvent(onToast);
  const [machine] = useState(() => sessionMachine.provide({ actors: { logOut } }));
  const actor = useActorRef(machine);
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
  useEffect(() => keepHearing(actor), [actor]);
  useEffect(() => keepInStep(value, (message) => toast(message)), [value]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
