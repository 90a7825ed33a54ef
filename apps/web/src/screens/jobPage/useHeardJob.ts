import type { jobPageMachine } from '@guildhall/machines/flows/jobPage';

import { useHeardList } from '../../changes/useHeardList.ts';
import type { Flow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';

/** Keeps the job of a page up to date with what its client changes, for readers whom it concerns. */
export function useHeardJob(flow: Flow<typeof jobPageMachine>, jobId: string): void {
  const api = useApi();
  useHeardList({
    kinds: ['project', 'application'],
    flow,
    load: () => api.getPublicJob({ params: { jobId } }),
    event: (job) => ({ type: 'job.heard' as const, job }),
    loaded: ({ job }) => job,
  });
}
