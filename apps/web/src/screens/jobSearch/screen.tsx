import { favouritesInAddress } from '@guildhall/machines/domain/favourites';
import { instantOf } from '@guildhall/machines/domain/savedSearch';
import { workFromAddress } from '@guildhall/machines/domain/workCriteria';
import type { favouritesMachine } from '@guildhall/machines/flows/favourites';
import { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';

import { laterView } from '../../flow/laterView.tsx';
import type { Flow } from '../../flow/useFlow.ts';
import { useKeptPlace } from '../../flow/useKeptPlace.ts';
import { applicationPath } from '../../jobPaths.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { TurnedResults } from '../../kit/TurnedPage.tsx';
import { applyHref, detailsHref, jobInAddress } from '../jobDetail/jobInAddress.tsx';
import { jobSearchLinks } from '../jobs/jobSearchLinks.ts';
import { LaterFilterDrawer } from '../shared/filterPanel/LaterFilterDrawer.ts';
import { JobFiltersPendingView } from './JobFiltersPendingView.tsx';
import { JobSearchView } from './JobSearchView.tsx';

interface Opened {
  /** How many skills a card names. */
  maxSkills: number;
  /** The reader may not send proposals. */
  isLocked: boolean;
  /** The favourites, which may be listed in place of what is found. */
  favourites: Flow<typeof favouritesMachine>;
  /** How much stands above the list is known. */
  isInPlace: boolean;
}

type OnPage = Mounted<typeof jobSearchMachine, unknown, Opened>;

const FiltersView = laterView(async () => (await import('./JobFiltersView.tsx')).JobFiltersView, JobFiltersPendingView);

const OpenedJob = jobInAddress({
  Dialog: laterView(async () => (await import('../jobDetail/JobDialog.tsx')).JobDialog),
  jobsOf: ({ snapshot, params: { favourites } }: OnPage) => [
    ...(favourites.snapshot.context.result?.entries.flatMap(({ job }) => job ?? []) ?? []),
    ...(snapshot.context.result?.jobs ?? []),
  ],
  onJob: ({ send, params: { favourites } }, job) => {
    send({ type: 'job.set', job });
    favourites.send({ type: 'job.set', job });
  },
});

/** Anyone who comes back to the list finds the focus on the link that they followed. */
function KeptPlace({ snapshot, params: { favourites, isInPlace } }: OnPage) {
  const isFound = favourites.snapshot.matches('closed');
  useKeptPlace(isInPlace && (isFound ? snapshot : favourites.snapshot).matches('listed'));
  return null;
}

/** Looking for jobs. */
export const screen = defineScreen({
  machine: jobSearchMachine,
  View: JobSearchView,
  within: 'findWork',
  address: workFromAddress,
  props: ({ now, here, query }: Place, { maxSkills, isLocked, favourites }: Opened) => ({
    ...jobSearchLinks(here),
    now,
    newSince: instantOf(query['newSince']),
    maxSkills,
    detailsHref: detailsHref(here),
    applyHref: isLocked ? null : applyHref(here),
    applicationHref: applicationPath,
    favourites,
    favouritesHref: here(favouritesInAddress(1)),
    FiltersView,
    DrawerView: LaterFilterDrawer,
  }),
  additions: [TurnedResults, OpenedJob, KeptPlace],
});
