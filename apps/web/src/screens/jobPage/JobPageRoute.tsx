import { brand } from '@guildhall/machines/domain/brand';
import { jobPageMachine } from '@guildhall/machines/flows/jobPage';
import { required } from '@guildhall/machines/kit/required';
import { use, useState } from 'react';
import { useLocation } from 'wouter';

import type { Api } from '../../api.ts';
import { BootContext } from '../../flow/boot.ts';
import { settle } from '../../flow/settle.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { jobIdOf } from '../../idInPath.ts';
import { jobPath } from '../../jobPath.ts';
import { withCalls } from '../../kit/withCalls.ts';
import type { Moved, Prepared } from '../../routeModule.ts';
import { useApi, useVisitor } from '../../session/SessionProvider.tsx';
import { useFreelancer, useFreelancerEvents } from '../../session/useFreelancer.ts';
import { sharePath } from '../../share/sharePaths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { LaterProfilePrompt } from '../jobGate/LaterProfilePrompt.ts';
import { headOf, jobData } from './jobData.ts';
import { jobPageProps } from './jobPageProps.ts';
import { JobPageScreen } from './JobPageScreen.tsx';
import { readerParts } from './readerParts.tsx';
import { useHeardJob } from './useHeardJob.ts';

const machine = (api: Api) => withCalls(jobPageMachine, api);
const idIn = (pathname: string) => required(jobIdOf(pathname));
const snapshotId = (jobId: string) => `${jobPageMachine.id} ${jobId}`;

export async function prepare(api: Api, { pathname, search }: URL): Promise<Prepared | Moved> {
  const jobId = idIn(pathname);
  const { snapshot, persisted } = await settle(machine(api), { jobId, freelancer: null });
  const { job } = snapshot.context;
  const isNamedOtherwise = job !== null && jobPath(job) !== pathname;
  if (isNamedOtherwise) return { location: jobPath(job) + search, status: 301 };
  const snapshots = { [snapshotId(jobId)]: persisted };
  if (snapshot.matches('closed')) return { snapshots, status: 410 };
  return job === null
    ? { snapshots }
    : { snapshots, share: { path: sharePath('job', jobId), alt: `${job.title}, a job on ${brand}` } };
}

export function Route() {
  const api = useApi();
  const now = useNow();
  const visitor = useVisitor();
  const { origin } = use(BootContext);
  const [pathname] = useLocation();
  const jobId = idIn(pathname);
  const freelancer = useFreelancer();
  const flow = useFlow(() => machine(api), { input: { jobId, freelancer }, snapshotId: snapshotId(jobId) });
  const { snapshot, send } = flow;
  useFreelancerEvents(send, freelancer);
  useHeardJob(flow, jobId);
  const { job } = snapshot.context;
  const [profileSetupHref, setProfileSetupHref] = useState<string | null>(null);
  const isOffered = snapshot.matches('shown') || snapshot.matches('marking');
  const mayStillApply = isOffered && (job?.application?.mayApplyAgain ?? true);
  return (
    <>
      <PageHead {...headOf(job)} isPrivate={!isOffered} {...(job && { path: jobPath(job) })} />
      {job && isOffered ? <StructuredData data={jobData(origin, job)} /> : null}
      <JobPageScreen
        {...flow}
        {...jobPageProps}
        now={now}
        visitor={visitor}
        profileSetupHref={freelancer && profileSetupHref}
        prompt={freelancer && mayStillApply && <LaterProfilePrompt key={freelancer} onLocked={setProfileSetupHref} />}
        {...readerParts({ visitor, freelancer, job })}
      />
    </>
  );
}
