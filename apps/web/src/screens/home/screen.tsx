import { firstName } from '@guildhall/machines/domain/names';
import { homeMachine } from '@guildhall/machines/flows/home';
import type { ReactNode } from 'react';
import { use } from 'react';

import { BootContext } from '../../flow/boot.ts';
import { wantedView } from '../../flow/laterView.tsx';
import { lazyDialog } from '../../flow/lazyDialog.tsx';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { FreelancerKnown } from '../../kit/FreelancerKnown.tsx';
import { freelancerOf } from '../../kit/reader.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { jobInAddress } from '../jobDetail/jobInAddress.tsx';
import { homeFigures } from './homeFigures.ts';
import { homeHrefsAt } from './homeHrefs.ts';
import { HomeView } from './HomeView.tsx';
import { siteData } from './siteData.ts';

const JobDialog = lazyDialog(async () => (await import('../jobDetail/JobDialog.tsx')).JobDialog);

type OnPage = Mounted<typeof homeMachine, unknown>;

const Pending = () => <p aria-busy="true">Loading what concerns you…</p>;

const ClientHome = wantedView(async () => (await import('./ClientHome.tsx')).ClientHome, Pending);
const FreelancerHome = wantedView(async () => (await import('./FreelancerHome.tsx')).FreelancerHome, Pending);

const description =
  'Post a project and choose from the freelancers who apply, or find work that suits you and send a proposal.';

function Site() {
  const { origin } = use(BootContext);
  return <StructuredData data={siteData(origin, description)} />;
}

const OpenedJob = jobInAddress({
  Dialog: JobDialog,
  jobsOf: ({ snapshot }: OnPage) => snapshot.context.projects ?? [],
  onJob: ({ send }, job) => send({ type: 'job.set', job }),
});

export const screen = defineScreen({
  machine: homeMachine,
  View: HomeView,
  head: { title: 'Hire freelancers, find projects', description, isIndexed: true },
  input: ({ account }) => ({ freelancer: freelancerOf(account) }),
  served: {},
  props: (place) => ({
    now: place.now,
    role: place.account?.role ?? null,
    figures: homeFigures(place.headline),
    firstName: firstName(place.account?.name ?? ''),
    hrefs: homeHrefsAt(place),
  }),
  useParts: ({ place: { account } }) => ({
    concerns: (rest: ReactNode) => {
      if (account === null) return rest;
      return account.role === 'CLIENT' ? <ClientHome>{rest}</ClientHome> : <FreelancerHome>{rest}</FreelancerHome>;
    },
  }),
  additions: [FreelancerKnown, Site, OpenedJob],
});
