import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

import type { Query } from '../../packages/machines/src/testing/defineFlow.ts';
import type { Answer, WaitingCall } from './calls.ts';
import type { Entry } from './journal.ts';
import type { Outcome } from './outcomes.ts';

/** A call that waits for its answer, with what can become of it. */
export interface OpenCall extends WaitingCall {
  outcomes: readonly Outcome[];
}

/** A flow as it stands while it is played. */
export interface Moment {
  snapshot: AnyMachineSnapshot;
  /** The dotted name of its state. */
  state: string;
  /** The scenario that it began with; null where it began at the start. */
  scenario: string | null;
  /** How often it has begun. */
  round: number;
  calls: readonly OpenCall[];
  /** What the machine would take now of what is known to happen. */
  events: readonly AnyEventObject[];
  /** The present, in milliseconds since 1970. */
  now: number;
  /** How long it is until something happens by itself; null where nothing waits for the clock. */
  next: number | null;
  /** What the flow has changed in the address. */
  query: Query;
  journal: readonly Entry[];
}

/** A flow that is played: who holds it is the person, the network and the clock. */
export interface Game {
  /** Every scenario that it can begin with. */
  scenarios: readonly string[];
  subscribe: (listener: () => void) => () => void;
  moment: () => Moment;
  /** The person does something. */
  send: (event: AnyEventObject) => void;
  answer: (callId: string, answer: Answer) => void;
  /** In milliseconds. */
  pass: (milliseconds: number) => void;
  /** Begins anew: where a scenario leads, or at the start. */
  begin: (scenario: string | null) => void;
  /** The person follows a link to another query of the page. */
  visit: (query: Query) => void;
  /** Something happens that the flow does not hear of. */
  note: (words: string) => void;
}
