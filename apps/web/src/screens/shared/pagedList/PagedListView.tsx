import type { Schema } from '@guildhall/machines/kit/schema';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Pagination } from '@guildhall/ui/Pagination';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

import { listId } from './listId.ts';

interface PagedListProps {
  title: string;
  page: number;
  pagination: Schema<'Pagination'>;
  pageHref: (page: number) => string;
  /** Another page is on its way; this one stays meanwhile. */
  isLoading: boolean;
  /** The way to more than this list. */
  more?: ReactNode;
  /** What has changed in it meanwhile. */
  news?: ReactNode;
  children: ReactNode;
}

/** A page of something under its name and number, and the ways to the other pages. */
export function PageOfListView({ title, page, pagination, pageHref, isLoading, more, news, children }: PagedListProps) {
  const list = (
    <Stack gap={4}>
      <Inline gap={3} justify="between">
        <div aria-live="polite">
          <Heading level={2} size="md" id={listId} tabIndex={-1}>
            {isLoading ? 'Loading…' : `${title} (${pagination.total})`}
          </Heading>
        </div>
        {more}
      </Inline>
      <Stack gap={8}>
        {children}
        <Pagination page={page} pageCount={pagination.pages} hrefFor={pageHref} />
      </Stack>
    </Stack>
  );
  if (news === undefined) return list;
  return (
    <div>
      {list}
      {news}
    </div>
  );
}

/** A list of cards under its name and number, and the ways to its other pages. */
export function PagedListView({ children, ...props }: PagedListProps) {
  return (
    <PageOfListView {...props}>
      <Stack as="ul" gap={4} aria-labelledby={listId}>
        {children}
      </Stack>
    </PageOfListView>
  );
}
