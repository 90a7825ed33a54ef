import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate';
import { transition } from 'xstate';

/** The statuses of a lifecycle: it is flat, so each is the name of one state. */
export type StatusOf<Machine extends AnyStateMachine> = StateValueFrom<Machine> & string;

/** The status that follows, or that none does and which events would be allowed instead. */
export type NextStatus<Status extends string> =
  | { ok: true; status: Status }
  | { ok: false; allowed: readonly string[] };

/**
 * Asks a lifecycle what follows from `event` in `status`. Pure and synchronous: the server asks inside its
 * transaction, a screen asks before it offers a button.
 */
export function nextStatus<Machine extends AnyStateMachine>(
  machine: Machine,
  status: StatusOf<Machine>,
  event: EventFromLogic<Machine>,
): NextStatus<StatusOf<Machine>> {
  const lifecycle: AnyStateMachine = machine;
  const snapshot = lifecycle.resolveState({ value: status, context: {} });
  if (!snapshot.can(event)) return { ok: false, allowed: allowedEvents(machine, status) };
  const [next] = transition(lifecycle, snapshot, event);
  return { ok: true, status: next.value as StatusOf<Machine> };
}

/** The types of the events that `status` answers to, in the order the chart lists them. */
export function allowedEvents<Machine extends AnyStateMachine>(
  machine: Machine,
  status: StatusOf<Machine>,
): readonly string[] {
  return machine.states[status]?.ownEvents ?? [];
}
