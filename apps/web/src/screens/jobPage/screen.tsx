import { brand } from '@guildhall/machines/domain/brand';
import { jobPageMachine } from '@guildhall/machines/flows/jobPage';
import { required } from '@guildhall/machines/kit/required';
import type { Schema } from '@guildhall/machines/kit/schema';
import { use, useState } from 'react';

import { BootContext } from '../../flow/boot.ts';
import { laterView } from '../../flow/laterView.tsx';
import { jobIdOf } from '../../idInPath.ts';
import { jobPath } from '../../jobPath.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { FreelancerKnown } from '../../kit/FreelancerKnown.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';
import { freelancerOf } from '../../kit/reader.ts';
import { sharePath } from '../../share/sharePaths.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { headOf, jobData } from './jobData.ts';
import { jobPageHrefs } from './jobPageHrefs.ts';
import { JobPageView } from './JobPageView.tsx';

// Few of its readers have any of these.
const OwnPost = laterScreen(() => import('../ownPost/screen.tsx'));
const JobFavourite = laterView(async () => (await import('../favourites/JobFavourite.tsx')).JobFavourite);
const ProfilePrompt = laterView(async () => (await import('../freelancerOverview/ProfilePrompt.tsx')).ProfilePrompt);

type OnPage = Mounted<typeof jobPageMachine, unknown>;

const idIn = ({ pathname }: { pathname: string }) => required(jobIdOf(pathname));

const isOffered = ({ snapshot }: Pick<OnPage, 'snapshot'>) => snapshot.matches('shown') || snapshot.matches('marking');

function JobForSearch({ snapshot }: OnPage) {
  const { origin } = use(BootContext);
  const { job } = snapshot.context;
  return job && isOffered({ snapshot }) && <StructuredData data={jobData(origin, job)} />;
}

export const screen = defineScreen({
  machine: jobPageMachine,
  View: JobPageView,
  head: (_place, snapshot) => {
    const { job } = snapshot.context;
    return { ...headOf(job), isPrivate: !isOffered({ snapshot }), ...(job && { path: jobPath(job) }) };
  },
  input: (place) => ({ jobId: idIn(place), freelancer: freelancerOf(place.account) }),
  served: {
    idOf: idIn,
    answer: (snapshot, { pathname, search }) => {
      const { job } = snapshot.context;
      if (job !== null && jobPath(job) !== pathname)
        return { location: jobPath(job) + (search && `?${search}`), status: 301 };
      if (snapshot.matches('closed')) return { status: 410 };
      return job && { share: { path: sharePath('job', job.id), alt: `${job.title}, a job on ${brand}` } };
    },
  },
  props: ({ now, visitor }) => ({ now, visitor, hrefs: jobPageHrefs }),
  /** What the page has for its reader alone. */
  useParts: (mounted) => {
    const [profileSetupHref, setProfileSetupHref] = useState<string | null>(null);
    const { account, visitor } = mounted.place;
    const { job } = mounted.snapshot.context;
    const freelancer = freelancerOf(account);
    const mayStillApply = isOffered(mounted) && (job?.application?.mayApplyAgain ?? true);
    return {
      profileSetupHref: freelancer && profileSetupHref,
      prompt: freelancer && mayStillApply && <ProfilePrompt key={freelancer} onLocked={setProfileSetupHref} />,
      own: visitor === 'CLIENT' && job && <OwnPost />,
      favourite: freelancer && job && <JobFavourite key={`${freelancer} ${job.id}`} jobId={job.id} title={job.title} />,
    };
  },
  additions: [
    FreelancerKnown,
    JobForSearch,
    // What its client changes, for readers whom it concerns.
    heardList({
      kinds: ['project', 'application'],
      call: 'getPublicJob',
      paramsOf: (_address, place) => ({ jobId: idIn(place) }),
      list: 'job',
      event: (job: Schema<'Job'>) => ({ type: 'job.heard', job }),
    }),
  ],
});
