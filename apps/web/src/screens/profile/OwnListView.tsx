import type { Schema } from '@guildhall/machines/kit/schema';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import type { ReactNode } from 'react';

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
  onRetry: () => void;
  pageHref: (page: number) => string;
  /** What stands in place of a list without entries. */
  empty: ReactNode;
  /** What has changed in it meanwhile. */
  news?: ReactNode;
  /** The entries of the page. */
  children: ReactNode;
}

/** A list of the own profile, page by page: on its way, failed, empty or listed. */
export function OwnListView({
  title,
  what,
  safe,
  snapshot,
  onRetry,
  pageHref,
  empty,
  news,
  children,
}: OwnListViewProps) {
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title={`Failed to load ${what}`} onRetry={onRetry}>
        {safe} safe; only this list could not be loaded.
      </ErrorPanel>
    );
  }
  if (snapshot.matches('empty')) return empty;
  if (result === null) return <PendingListView label={`Loading your ${what}`} />;
  return (
    <PagedListView
      title={title}
      page={address.page}
      pagination={result.pagination}
      pageHref={pageHref}
      isLoading={snapshot.matches('loading')}
      news={news}
    >
      {children}
    </PagedListView>
  );
}
