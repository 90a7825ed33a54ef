import type { AnyStateMachine, InputFrom, Snapshot } from 'xstate';
import { createActor, waitFor } from 'xstate';

/**
 * Runs a machine on the server until no call is under way, and gives what the browser resumes. A snapshot with a call
 * in flight would make that call a second time.
 */
export async function settle<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): Promise<Snapshot<unknown>> {
  const actor = createActor<AnyStateMachine>(machine, { input });
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 10_000 });
  const persisted = actor.getPersistedSnapshot();
  actor.stop();
  return persisted;
}

/** Whether a settled flow found that what its page is about does not exist. */
export const isMissing = (snapshot: Snapshot<unknown>): boolean => 'value' in snapshot && snapshot.value === 'missing';
