import { allJobs, fromSearch, toSearch } from '@guildhall/machines/domain/jobCriteria';
import { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import { useEffect } from 'react';
import { useSearch, useSearchParams } from 'wouter';

import type { Flow } from '../../flow/useFlow.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { useHere } from '../useHere.ts';
import { useTurnedPage } from '../useTurnedPage.ts';
import { jobSearchActors } from './jobSearchActors.ts';
import { resultsId } from './resultsId.ts';

interface JobSearch extends Flow<typeof jobSearchMachine> {
  pageHref: (page: number) => string;
  /** The list without search and filters. */
  clearHref: string;
}

/** The jobs that the address asks for. Back, reload and a shared link lead to the same list. */
export function useJobSearch(): JobSearch {
  const api = useApi();
  const here = useHere();
  const [parameters] = useSearchParams();
  const criteria = fromSearch(Object.fromEntries(parameters));
  const flow = useFlow(() => jobSearchMachine.provide({ actors: jobSearchActors(api) }), { input: { criteria } });

  const address = useSearch();
  useEffect(() => {
    flow.send({ type: 'criteria.set', criteria });
    // The address holds the criteria, which are read from it anew on each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address]);

  const { page, ...list } = flow.snapshot.context.criteria;
  useTurnedPage(resultsId, page, JSON.stringify(list));
  return {
    ...flow,
    pageHref: (to) => here({ page: toSearch({ ...criteria, page: to })['page'] ?? null }),
    clearHref: here(toSearch(allJobs)),
  };
}
