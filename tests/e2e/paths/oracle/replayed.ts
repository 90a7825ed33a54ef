import type { ReplayEvent } from '@guildhall/machines/testing/replay';
import type { AnyStateMachine, InputFrom } from 'xstate';

export interface Replayed<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  /** What has happened to the flow so far; failures as plain data. */
  events: readonly ReplayEvent<Machine>[];
}
