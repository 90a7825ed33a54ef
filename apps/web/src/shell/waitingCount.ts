import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function set(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

const present = () => count;
const unknown = () => 0;

/** Says in the title of the tab how much waits for the reader, for as long as the page that knows it is open. */
export function useWaitingCount(waiting: number): void {
  useEffect(() => {
    set(waiting);
    return () => set(0);
  }, [waiting]);
}

/** “(2) ” before a title, where something waits for the reader. */
export function useTitleMark(): string {
  const waiting = useSyncExternalStore(subscribe, present, unknown);
  return waiting === 0 ? '' : `(${waiting}) `;
}
