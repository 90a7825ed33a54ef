import { brand } from '@guildhall/machines/domain/brand';
import { jobPageMachine } from '@guildhall/machines/flows/jobPage';
import { required } from '@guildhall/machines/kit/required';
import type { Schema } from '@guildhall/machines/kit/schema';
import { use, useState } from 'react';

import { BootContext } from '../../flow/boot.ts';
import { laterView } from '../../flow/laterView.tsx';
import { jobIdOf } from '../../idInPath.ts';
import { jobPath } from '../../jobPath.ts';
import type { Draw, Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { FreelancerKnown } from '../../kit/FreelancerKnown.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { freelancerOf } from '../../kit/reader.ts';
import { sharePath } from '../../share/sharePaths.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { LaterJobFavourite } from '../favourites/LaterJobFavourite.tsx';
import { LaterProfilePrompt } from '../jobGate/LaterProfilePrompt.ts';
import { headOf, jobData } from './jobData.ts';
import { jobPageHrefs } from './jobPageHrefs.ts';
import { JobPageView } from './JobPageView.tsx';

/** What a client is told of their own job: few of its readers have any. */
const LaterOwnPost = laterView(async () => (await import('../ownPost/screen.tsx')).screen.Route);

type OnPage = Mounted<typeof jobPageMachine, unknown>;

const idIn = ({ pathname }: { pathname: string }) => required(jobIdOf(pathname));

const isOffered = ({ snapshot }: Pick<OnPage, 'snapshot'>) => snapshot.matches('shown') || snapshot.matches('marking');

function JobForSearch({ snapshot }: OnPage) {
  const { origin } = use(BootContext);
  const { job } = snapshot.context;
  return job && isOffered({ snapshot }) && <StructuredData data={jobData(origin, job)} />;
}

const jobPage = defineScreen({
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

/** What the page of a job has for its reader alone. */
function JobPage({ mounted, draw }: { mounted: OnPage; draw: Draw<typeof JobPageView> }) {
  const { snapshot, place } = mounted;
  const { job } = snapshot.context;
  const freelancer = freelancerOf(place.account);
  const [profileSetupHref, setProfileSetupHref] = useState<string | null>(null);
  const mayStillApply = isOffered(mounted) && (job?.application?.mayApplyAgain ?? true);
  return draw({
    profileSetupHref: freelancer && profileSetupHref,
    prompt: freelancer && mayStillApply && <LaterProfilePrompt key={freelancer} onLocked={setProfileSetupHref} />,
    own: place.visitor === 'CLIENT' && job && <LaterOwnPost />,
    favourite: freelancer && job && (
      <LaterJobFavourite key={`${freelancer} ${job.id}`} account={freelancer} jobId={job.id} title={job.title} />
    ),
  });
}

export const screen = {
  ...jobPage,
  Route: () => <jobPage.Around>{(mounted, draw) => <JobPage mounted={mounted} draw={draw} />}</jobPage.Around>,
};
