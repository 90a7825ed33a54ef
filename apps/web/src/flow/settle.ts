import type { ChangeAddress } from '@guildhall/machines/kit/effects';
import type { AnyStateMachine, InputFrom, Snapshot, SnapshotFrom } from 'xstate';
import { createActor, waitFor } from 'xstate';

interface Settled<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  /** What the browser resumes. */
  persisted: Snapshot<unknown>;
  /** What has to change in the address: a list was asked for a page past its end, and settles nowhere. */
  change: Record<string, string> | null;
}

/**
 * Runs a machine on the server until no call is under way. A snapshot with a call in flight would make that call a second
 * time in the browser.
 */
export async function settle<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  { timeout = 10_000 }: { timeout?: number } = {},
): Promise<Settled<Machine>> {
  const actor = createActor<AnyStateMachine>(machine, { input });
  let change: Record<string, string> | null = null;
  const isSentElsewhere = new Promise<void>((resolve) => {
    actor.on('address.change', (effect) => {
      // Emitted events are typed by the machine, which is any here.
      ({ search: change } = effect as ChangeAddress);
      resolve();
    });
  });
  actor.start();
  try {
    await Promise.race([isSentElsewhere, waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout })]);
    // The actor was typed by any machine.
    const snapshot = actor.getSnapshot() as SnapshotFrom<Machine>;
    return { snapshot, persisted: actor.getPersistedSnapshot(), change };
  } finally {
    // Also where time was up: no one waits for its calls any more.
    actor.stop();
  }
}

/** Whether a settled flow found that what its page is about does not exist. */
export const isMissing = (snapshot: Snapshot<unknown>): boolean => 'value' in snapshot && snapshot.value === 'missing';
