import type { Effect, Toast } from '@guildhall/machines/kit/effects';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { AnyActorRef, AnyStateMachine, EventFromLogic, InputFrom, Snapshot, SnapshotFrom } from 'xstate';

import { watchAttempts } from './attempts.ts';
import { BootContext } from './boot.ts';

/** What was said is out of date: the next attempt has succeeded, or the person has gone on. */
export interface WithdrawToasts {
  type: 'toasts.withdraw';
  toasts: readonly Toast[];
}

/** Carries out what flows ask for. The app provides it once; elsewhere nothing is carried out. */
export const EffectsContext = createContext<(effect: Effect | WithdrawToasts) => void>(() => {});

// The hook's own type derives its options from a concrete machine; a generic one cannot satisfy it.
const useAnyActorRef = useActorRef as (machine: AnyStateMachine, options: object) => AnyActorRef;

interface FlowOptions<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  /** Called once, when the flow is over, with what it came to. */
  onDone?: (snapshot: SnapshotFrom<Machine>) => void;
  /** At which of its steps the flow is: what was said at one goes with it. */
  stepOf?: (snapshot: SnapshotFrom<Machine>) => number;
  /** Under which name the server settled it, where one page is many. Default: the machine's id. */
  snapshotId?: string;
}

export interface Flow<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  /** The same function for as long as the flow runs. */
  send: (event: EventFromLogic<Machine>) => void;
}

/**
 * Runs a flow for a screen: resumes the snapshot that the server settled, if it did, and hands the flow's effects to
 * the app. `make` is called once and gives the machine with its actors in place.
 */
export function useFlow<Machine extends AnyStateMachine>(
  make: () => Machine,
  { input, onDone, stepOf, snapshotId }: FlowOptions<Machine>,
): Flow<Machine> {
  const [machine] = useState(make);
  const carryOut = use(EffectsContext);
  const latest = useRef({ carryOut, onDone, stepOf });
  useEffect(() => {
    latest.current = { carryOut, onDone, stepOf };
  });

  const carried: Snapshot<unknown> | undefined = use(BootContext).snapshots[snapshotId ?? machine.id];
  const actor = useAnyActorRef(machine, { input, ...(carried && { snapshot: carried }) });
  useEffect(() => {
    const attempts = watchAttempts((toasts) => latest.current.carryOut({ type: 'toasts.withdraw', toasts }));
    const effects = actor.on('*', (effect) => {
      attempts.hear(effect as Effect);
      latest.current.carryOut(effect as Effect);
    });
    const see = (current: SnapshotFrom<AnyStateMachine>) =>
      // The actor is of this machine: the snapshot is too.
      attempts.see(current.hasTag('busy'), latest.current.stepOf?.(current as SnapshotFrom<Machine>));
    see(actor.getSnapshot());
    const end = actor.subscribe({
      next: see,
      complete: () => latest.current.onDone?.(actor.getSnapshot()),
    });
    return () => {
      effects.unsubscribe();
      end.unsubscribe();
      // The last words of a flow that has ended are what it came to.
      if (actor.getSnapshot().status === 'active') attempts.leave();
    };
  }, [actor]);
  const snapshot = useSelector(actor, (current): SnapshotFrom<Machine> => current);
  const send = useCallback((event: EventFromLogic<Machine>) => actor.send(event), [actor]);
  return { snapshot, send };
}
