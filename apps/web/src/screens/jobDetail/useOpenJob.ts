import type { Schema } from '@guildhall/machines/kit/schema';
import { useSearchParams } from 'wouter';

import { applicationPath } from '../../jobPaths.ts';
import { useClose } from '../shared/useClose.ts';
import { useHere } from '../shared/useHere.ts';
import { useReturnedFocus } from '../shared/useReturnedFocus.ts';

export interface OpenJob {
  jobId: string;
  /** As the list that it was chosen from has it; without one it is loaded. */
  job: Schema<'Job'> | null;
  /** The person is here to apply: the form takes the focus. */
  isApplying: boolean;
  onClose: () => void;
  /** Told the job as it is now, whenever the dialog has read or changed it. */
  onJob: (job: Schema<'Job'>) => void;
}

interface JobInAddress {
  /** The job that the address names, if it does. */
  openJob: OpenJob | null;
  detailsHref: (jobId: string) => string;
  applyHref: (jobId: string) => string;
  applicationHref: (jobId: string) => string;
}

/**
 * The job dialog lives in the address: `job` opens it, `apply` goes to its form. Back closes it, a reload keeps it, a
 * link leads to it.
 */
export function useOpenJob(jobs: readonly Schema<'Job'>[] = [], onJob: OpenJob['onJob']): JobInAddress {
  const [parameters] = useSearchParams();
  const here = useHere();
  const onClose = useClose(here({}), here({ job: null, apply: null }));
  const jobId = parameters.get('job');
  useReturnedFocus(jobId === null ? null : here({ job: jobId, apply: null }));
  const job = jobs.find(({ id }) => id === jobId) ?? null;
  return {
    openJob: jobId === null ? null : { jobId, job, isApplying: parameters.has('apply'), onClose, onJob },
    detailsHref: (id) => here({ job: id, apply: null }),
    applyHref: (id) => here({ job: id, apply: '1' }),
    applicationHref: applicationPath,
  };
}
