import { workFromAddress } from '@guildhall/machines/domain/workCriteria';
import { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';

import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import type { Flow } from '../../flow/useFlow.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { useTurnedResults } from '../shared/results/useTurnedResults.ts';
import { useHere } from '../shared/useHere.ts';
import type { JobSearchLinks } from './jobSearchLinks.ts';
import { jobSearchLinks } from './jobSearchLinks.ts';

interface JobSearch extends Flow<typeof jobSearchMachine>, JobSearchLinks {}

/** The jobs that the address asks for. */
export function useJobSearch(): JobSearch {
  const api = useApi();
  const here = useHere();
  const address = useAddress(workFromAddress);
  const flow = useFlow(() => withCalls(jobSearchMachine, api), { input: { address } });
  useAddressEvents(flow.send, address);
  useTurnedResults(flow.snapshot.context.address);
  return { ...flow, ...jobSearchLinks(here) };
}
