import { useSyncExternalStore } from 'react';

// What the shim for older Reacts would choose in this one.
export { useSyncExternalStore };

/**
 * Reads a part of a store. The original also spares a drawing when another part has changed; here whole snapshots are
 * read, which are new when anything is.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Part>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: () => Snapshot,
  select: (snapshot: Snapshot) => Part,
): Part {
  return select(useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot));
}
