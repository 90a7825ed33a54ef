import { allJobs, fromSearch, toSearch } from '@guildhall/machines/domain/jobCriteria';
import { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import { pageInAddress } from '@guildhall/machines/kit/lists';

import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import type { Flow } from '../../flow/useFlow.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { useTurnedResults } from '../shared/results/useTurnedResults.ts';
import { useHere } from '../shared/useHere.ts';
import { jobSearchActors } from './jobSearchActors.ts';

interface JobSearch extends Flow<typeof jobSearchMachine> {
  pageHref: (page: number) => string;
  /** The list without search and filters. */
  clearHref: string;
}

/** The jobs that the address asks for. */
export function useJobSearch(): JobSearch {
  const api = useApi();
  const here = useHere();
  const address = useAddress(fromSearch);
  const flow = useFlow(() => jobSearchMachine.provide({ actors: jobSearchActors(api) }), { input: { address } });
  useAddressEvents(flow.send, address);
  useTurnedResults(flow.snapshot.context.address);
  return { ...flow, pageHref: (to) => here({ page: pageInAddress(to) }), clearHref: here(toSearch(allJobs)) };
}
