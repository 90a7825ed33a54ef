import type { AnyStateMachine, EventFromLogic } from 'xstate';

import type { StateOf } from './replay.ts';

/**
 * Where an event comes from: a control of the flow's screen, the address, an answer of the server to another call, time
 * that passed, another flow, or the browser (its storage, another tab, a return to the window).
 */
export type Source = 'control' | 'address' | 'answer' | 'clock' | 'flow' | 'browser';

export interface Origin<State extends string> {
  from: Source | readonly [Source, ...Source[]];
  /** States that allow the event while no control sends it there, each with the reason. */
  hiddenIn?: Partial<Record<State, string>>;
}

/** What each event of a machine comes from. `tests/loop` holds every screen against it. */
export type Origins<Machine extends AnyStateMachine> = Record<
  EventFromLogic<Machine>['type'],
  Source | Origin<StateOf<Machine>>
>;
