import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import type { ReactNode } from 'react';

interface ListStatesProps<Result> {
  /** The flow of the list, a `pagedList`. */
  snapshot: { matches: (state: 'failed' | 'empty') => boolean };
  send: (event: { type: 'list.retry' }) => void;
  /** Said where it could not be loaded: what failed, and what is safe all the same. */
  failure: { title: string; safe: string; level?: 3 };
  /** Stands in place of a list without entries. */
  empty: ReactNode;
  /** Holds the places of the entries while nothing has been loaded yet. */
  pending: ReactNode;
  /** What was loaded last, if there is something to draw. */
  result: Result | null;
  children: (result: Result) => ReactNode;
}

/** What a list is in each of its states: failed, empty, on its way, or listed. */
export function ListStates<Result>(props: ListStatesProps<Result>) {
  const { snapshot, send, failure, empty, pending, result, children } = props;
  if (snapshot.matches('failed')) {
    const { safe, ...title } = failure;
    return (
      <ErrorPanel {...title} onRetry={() => send({ type: 'list.retry' })}>
        {safe}
      </ErrorPanel>
    );
  }
  if (snapshot.matches('empty')) return empty;
  return result === null ? pending : children(result);
}
