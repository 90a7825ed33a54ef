import type { Schema } from '@guildhall/machines/kit/schema';
import type { ComponentType } from 'react';

import { closing } from '../../kit/closing.ts';
import type { Place } from '../../kit/reader.ts';

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

type Here = Place['here'];

/** Opens a job over the page. */
export const detailsHref =
  (here: Here) =>
  ({ id }: { id: string }) =>
    here({ job: id, apply: null });

/** Opens it at its form. */
export const applyHref = (here: Here) => (jobId: string) => here({ job: jobId, apply: '1' });

const useClosing = closing('job', 'apply');

interface JobOptions<OnPage extends { place: Place }> {
  /** The jobs that the page has, as far as they are known. */
  jobsOf: (mounted: OnPage) => readonly Schema<'Job'>[];
  onJob: (mounted: OnPage, job: Schema<'Job'>) => void;
  Dialog: ComponentType<OpenJob>;
}

/** The job that the address opens over a page: Back closes it, a reload keeps it, a link leads to it. */
export const jobInAddress = <OnPage extends { place: Place }>({ jobsOf, onJob, Dialog }: JobOptions<OnPage>) =>
  function JobInAddress(mounted: OnPage) {
    const { query } = mounted.place;
    const onClose = useClosing(mounted.place);
    const jobId = query['job'];
    if (jobId === undefined) return null;
    return (
      <Dialog
        jobId={jobId}
        job={jobsOf(mounted).find(({ id }) => id === jobId) ?? null}
        isApplying={query['apply'] !== undefined}
        onClose={onClose}
        onJob={(job) => onJob(mounted, job)}
      />
    );
  };
