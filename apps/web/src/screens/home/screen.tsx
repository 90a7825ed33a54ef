import { brand } from '@guildhall/machines/domain/brand';
import type { HeadlineCounts } from '@guildhall/machines/domain/headline';
import { headlineCount, satisfaction, shownFigures } from '@guildhall/machines/domain/headline';
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
import { paths } from '../../paths.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { jobInAddress } from '../jobDetail/jobInAddress.tsx';
import { homeHrefsAt } from './homeHrefs.ts';
import { HomeView } from './HomeView.tsx';

/** What this site is and how it is searched, for search engines. */
const siteData = (origin: string, description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand,
  url: `${origin}${paths.home}`,
  description,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.jobs}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** The place in figures; none where it could not be counted. */
const homeFigures = (counts: HeadlineCounts | null) =>
  counts === null
    ? []
    : shownFigures([
        { figure: headlineCount(counts.freelancers), label: 'active freelancers' },
        { figure: headlineCount(counts.projectsCompleted), label: 'projects completed' },
        { figure: satisfaction(counts), label: 'client satisfaction' },
      ]);

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
