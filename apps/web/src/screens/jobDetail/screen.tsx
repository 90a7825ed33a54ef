import { jobDetailMachine } from '@guildhall/machines/flows/jobDetail';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';

import { entryToApply } from '../../jobPaths.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { freelancerOf } from '../../kit/reader.ts';
import { JobFavourite } from '../favourites/JobFavourite.tsx';
import { JobDetailView } from './JobDetailView.tsx';
import type { OpenJob } from './jobInAddress.tsx';
import { SignUpToApplyView } from './SignUpToApplyView.tsx';

interface Opened extends OpenJob {
  /** What a freelancer can do about the job. */
  answer?: ReactNode;
  /** What the check before that has read of it. Default: nothing. */
  read?: Schema<'Job'> | null;
  /** False while something is under way that must end first. Default true. */
  isDismissable?: boolean;
}

type MountedJob = Mounted<typeof jobDetailMachine, unknown, Opened>;

/** What was read of the job beside the dialog is news to it, and to the page. */
function ReadJob({ send, params: { read = null, onJob } }: MountedJob) {
  const isRead = useEffectEvent((job: Schema<'Job'>) => {
    send({ type: 'job.set', job });
    onJob(job);
  });
  useEffect(() => {
    if (read !== null) isRead(read);
  }, [read]);
  return null;
}

/** One job in full. */
export const screen = defineScreen({
  machine: jobDetailMachine,
  View: JobDetailView,
  input: (_place: Place, { jobId, job }: Opened) => ({ jobId, job }),
  props: ({ now }, { onClose, isDismissable = true }) => ({ now, onClose, isDismissable }),
  useParts: ({ snapshot, place: { account }, params: { jobId, answer = null } }) => {
    const { job } = snapshot.context;
    const freelancer = freelancerOf(account);
    const isVisitor = account === null && snapshot.matches('shown');
    return {
      favourite: freelancer && <JobFavourite key={freelancer} jobId={jobId} title={job?.title ?? ''} />,
      children: isVisitor ? <SignUpToApplyView hrefs={entryToApply(jobId)} /> : answer,
    };
  },
  additions: [ReadJob],
});
