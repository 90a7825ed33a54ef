import type { AnyStateMachine } from 'xstate';

import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import type { LivedMove } from './drive.ts';

/** As the move, for a call of which the machine gets something else than the answer's data. */
export function answered<Machine extends AnyStateMachine, World, Data>(
  move: LivedMove<Machine, World>,
  outputOf: (data: Data) => unknown,
): LivedMove<Machine, World> {
  const mapped = (events: readonly ReplayEvent<Machine>[]) =>
    // Only an answer that was granted has an output, and it is what the server or the walk has as its data.
    events.map((event) => ('output' in event ? { ...event, output: outputOf(event.output as Data) } : event));
  return {
    ...move,
    events(at) {
      const made = move.events(at);
      return made && mapped(made);
    },
    happen: async (world, at) => mapped(await move.happen(world, at)),
  };
}

/** As the move, for a call whose answer comes with its version. No screen shows which it is. */
export const versioned = <Machine extends AnyStateMachine, World>(
  move: LivedMove<Machine, World>,
): LivedMove<Machine, World> => answered(move, (data) => ({ data, etag: '"1"' }));
