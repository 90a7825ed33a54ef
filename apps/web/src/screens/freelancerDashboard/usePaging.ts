import { pageOf } from '@guildhall/machines/domain/jobCriteria';
import { pageInAddress } from '@guildhall/machines/kit/lists';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';

import { useHere } from '../useHere.ts';
import { useTurnedPage } from '../useTurnedPage.ts';
import { listId } from './listId.ts';

/** The page of a list that the address asks for. */
export function useAddressedPage(): number {
  const [search] = useSearchParams();
  return pageOf(search.get('page') ?? undefined);
}

/** Keeps a paged list at the page of the address, and gives the addresses of its pages. */
export function usePaging(shown: number, send: (event: { type: 'page.set'; value: number }) => void) {
  const here = useHere();
  const page = useAddressedPage();
  useEffect(() => {
    send({ type: 'page.set', value: page });
  }, [send, page]);
  useTurnedPage(listId, shown);
  return (to: number) => here({ page: pageInAddress(to) });
}
