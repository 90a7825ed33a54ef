import { jobDetailMachine } from '@guildhall/machines/flows/jobDetail';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';

import { entryToApply } from '../../jobPaths.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { useFreelancer } from '../../session/useFreelancer.ts';
import { JobFavourite } from '../favourites/JobFavourite.tsx';
import { JobDetailView } from './JobDetailView.tsx';
import { SignUpToApplyView } from './SignUpToApplyView.tsx';
import type { OpenJob } from './useOpenJob.ts';

interface Opened extends OpenJob {
  /** What a freelancer can do about the job. */
  answer?: ReactNode;
  /** What the check before that has read of it. Default: nothing. */
  read?: Schema<'Job'> | null;
  /** False while something is under way that must end first. Default true. */
  isDismissable?: boolean;
}

type MountedJob = Mounted<typeof jobDetailMachine, unknown, Opened>;

/** The answer of a freelancer, or the way to it for a visitor. */
function Answer({ snapshot, place, params: { answer = null, jobId } }: MountedJob) {
  const isVisitor = place.account === null && snapshot.matches('shown');
  return isVisitor ? <SignUpToApplyView hrefs={entryToApply(jobId)} /> : answer;
}

function Favourite({ snapshot, params: { jobId } }: MountedJob) {
  const account = useFreelancer();
  const title = snapshot.context.job?.title ?? '';
  return account && <JobFavourite key={account} {...{ account, jobId, title }} />;
}

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
  slots: { favourite: Favourite, children: Answer },
  additions: [ReadJob],
});
