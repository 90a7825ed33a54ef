import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate';
import { transition } from 'xstate';

/** What the law answers: the status that follows, or why nothing does and what would be allowed instead. */
export type Ruling<Status extends string> = { ok: true; status: Status } | { ok: false; allowed: readonly string[] };

/**
 * Asks a lifecycle what follows from `event` in `status`. Pure and synchronous: the server asks inside its
 * transaction, a screen asks before it offers a button.
 */
export function rule<Machine extends AnyStateMachine>(
  machine: Machine,
  status: StateValueFrom<Machine> & string,
  event: EventFromLogic<Machine>,
): Ruling<StateValueFrom<Machine> & string> {
  const snapshot = machine.resolveState({ value: status });
  if (!snapshot.can(event)) return { ok: false, allowed: allowedEvents(machine, status) };
  const [next] = transition(machine, snapshot, event);
  // A lifecycle is flat, so its value is the name of one state.
  return { ok: true, status: next.value as StateValueFrom<Machine> & string };
}

/** The types of the events that `status` answers to, in the order the chart lists them. */
export function allowedEvents<Machine extends AnyStateMachine>(
  machine: Machine,
  status: StateValueFrom<Machine> & string,
): readonly string[] {
  return machine.states[status]?.ownEvents ?? [];
}
