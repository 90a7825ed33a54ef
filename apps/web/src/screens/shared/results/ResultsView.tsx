import type { Schema } from '@guildhall/machines/kit/schema';
import type { FilterChipsProps } from '@guildhall/ui/FilterChips';
import { FilterChips } from '@guildhall/ui/FilterChips';
import { Heading } from '@guildhall/ui/Heading';
import { Pagination } from '@guildhall/ui/Pagination';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';

import { ListStates } from '../../../kit/ListStates.tsx';
import { foundText } from './foundText.ts';
import { resultsId } from './resultsId.ts';

interface ResultsViewProps {
  /** The flow of the list, a `pagedList`. */
  snapshot: {
    matches: (state: 'loading' | 'failed' | 'empty') => boolean;
    context: {
      address: { query: string; page: number };
      result: { pagination: Schema<'SearchPagination'> } | null;
    };
  };
  send: (event: { type: 'list.retry' }) => void;
  /** What is listed, in the singular: `job`. */
  one: string;
  /** The filters that are set, where the list has filters. */
  chips?: Pick<FilterChipsProps, 'filters' | 'clearHref'>;
  pageHref: (page: number) => string;
  /** Said where nothing was found. */
  empty: ReactNode;
  /** Holds the places of the cards. */
  pending: ReactNode;
  /** The cards, each with its key. */
  children: readonly ReactNode[];
  /** What is chosen on the cards, where something can be. */
  chosen?: unknown;
}

/** What a search has found, under a line that says how much, and says it aloud when it changes. */
export function ResultsView(props: ResultsViewProps) {
  const { chips } = props;
  return (
    <Stack gap={4}>
      <div aria-live="polite">
        <Heading level={2} size="md" id={resultsId} tabIndex={-1}>
          {headlineOf(props)}
        </Heading>
      </div>
      {chips === undefined ? null : <FilterChips {...chips} restId={resultsId} />}
      <FoundView {...props} />
    </Stack>
  );
}

function headlineOf({ snapshot, one }: ResultsViewProps): string {
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) return `${one.charAt(0).toUpperCase()}${one.slice(1)}s`;
  if (snapshot.matches('loading') || result === null) return `Searching for ${one}s…`;
  return foundText(result.pagination, one, address.query);
}

function FoundView({ snapshot, send, one, pageHref, empty, pending, children, chosen }: ResultsViewProps) {
  const { result, address } = snapshot.context;
  return (
    <ListStates
      snapshot={snapshot}
      send={send}
      failure={{
        title: `Failed to load ${one}s. Please try again.`,
        safe: 'Your search and filters are kept.',
        level: 3,
      }}
      empty={empty}
      pending={pending}
      result={children.length === 0 ? null : result}
    >
      {({ pagination }) => (
        <Stack gap={8}>
          <CardsView result={result} chosen={chosen}>
            {children}
          </CardsView>
          <Pagination
            page={address.page}
            pageCount={pagination.pages}
            hrefFor={pageHref}
            aria-label={`Pages of ${one}s`}
          />
        </Stack>
      )}
    </ListStates>
  );
}

interface CardsViewProps extends Pick<ResultsViewProps, 'children' | 'chosen'> {
  result: unknown;
}

/**
 * What was found, and what is chosen in it, is drawn at once. Where only the search has changed, whose address each card
 * carries, the press is answered first: a hundred cards take longer than an answer may.
 */
function CardsView({ children, result, chosen }: CardsViewProps) {
  const drawn = useDeferredValue({ children, result, chosen });
  const isSameList = drawn.result === result && drawn.chosen === chosen;
  return (
    <Stack as="ul" gap={4} aria-labelledby={resultsId}>
      {isSameList ? drawn.children : children}
    </Stack>
  );
}
