import type { Skill } from '@guildhall/api/skills';
import { allWork, workInAddress } from '@guildhall/machines/domain/workCriteria';
import { fittingJobsMachine } from '@guildhall/machines/flows/fittingJobs';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { refreshed } from '../../kit/refreshed.tsx';
import { paths, withSearch } from '../../paths.ts';
import { homeHrefsAt } from '../home/homeHrefs.ts';
import { fieldHref } from '../profileSetup/fieldHref.ts';
import { FittingJobsView } from './FittingJobsView.tsx';

/** The jobs that fit a freelancer, on the home page. */
export const screen = defineScreen({
  machine: fittingJobsMachine,
  View: FittingJobsView,
  within: 'home',
  props: (place) => ({
    now: place.now,
    hrefs: homeHrefsAt(place),
    skillsHref: (skills: readonly Skill[]) => withSearch(paths.findWork, workInAddress({ ...allWork, skills })),
    profileHref: fieldHref('skills'),
  }),
  additions: [refreshed(fittingJobsMachine, { event: { type: 'jobs.refresh' }, kinds: ['project', 'application'] })],
});
