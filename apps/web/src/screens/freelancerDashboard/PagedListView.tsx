import type { Schema } from '@guildhall/machines/schema';
import { Heading } from '@guildhall/ui/Heading';
import { Pagination } from '@guildhall/ui/Pagination';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

import { listId } from './listId.ts';

interface PagedListViewProps {
  title: string;
  page: number;
  pagination: Schema<'Pagination'>;
  pageHref: (page: number) => string;
  /** Another page is on its way; this one stays meanwhile. */
  isLoading: boolean;
  children: ReactNode;
}

/** A list of cards under its name and number, and the ways to its other pages. */
export function PagedListView({ title, page, pagination, pageHref, isLoading, children }: PagedListViewProps) {
  return (
    <Stack gap={4}>
      <div aria-live="polite">
        <Heading level={2} size="md" id={listId} tabIndex={-1}>
          {isLoading ? 'Loading…' : `${title} (${pagination.total})`}
        </Heading>
      </div>
      <Stack gap={8}>
        <Stack as="ul" gap={4} aria-labelledby={listId}>
          {children}
        </Stack>
        <Pagination page={page} pageCount={pagination.pages} hrefFor={pageHref} />
      </Stack>
    </Stack>
  );
}
