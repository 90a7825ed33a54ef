import type { Schema } from '@guildhall/machines/kit/schema';
import type { ReactNode } from 'react';

import { ListStates } from '../../kit/ListStates.tsx';
import { PagedListView } from '../shared/pagedList/PagedListView.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';

interface OwnListViewProps {
  /** What is listed, as its heading says it. */
  title: string;
  /** What could not be loaded, or is loading, in the middle of a sentence: `reviews`. */
  what: string;
  /** What is safe though the list could not be loaded, at the beginning of a sentence. */
  safe: string;
  snapshot: {
    matches(state: 'failed' | 'empty' | 'loading'): boolean;
    context: { address: { page: number }; result: { pagination: Schema<'Pagination'> } | null };
  };
  send: (event: { type: 'list.retry' }) => void;
  pageHref: (page: number) => string;
  /** What stands in place of a list without entries. */
  empty: ReactNode;
  /** What has changed in it meanwhile. */
  news?: ReactNode;
  /** The entries of the page. */
  children: ReactNode;
}

/** A list of the own profile, page by page: on its way, failed, empty or listed. */
export function OwnListView({ title, what, safe, snapshot, send, pageHref, empty, news, children }: OwnListViewProps) {
  const { result, address } = snapshot.context;
  return (
    <ListStates
      snapshot={snapshot}
      send={send}
      failure={{ title: `Failed to load ${what}`, safe: `${safe} safe; only this list could not be loaded.` }}
      empty={empty}
      pending={<PendingListView label={`Loading your ${what}`} />}
      result={result}
    >
      {({ pagination }) => (
        <PagedListView
          title={title}
          page={address.page}
          pagination={pagination}
          pageHref={pageHref}
          isLoading={snapshot.matches('loading')}
          news={news}
        >
          {children}
        </PagedListView>
      )}
    </ListStates>
  );
}
