import { isWorkNarrowed, workFromAddress } from '@guildhall/machines/domain/workCriteria';
import { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';
import { use } from 'react';

import { BootContext } from '../../flow/boot.ts';
import { jobPath } from '../../jobPath.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { FreelancerKnown } from '../../kit/FreelancerKnown.tsx';
import { freelancerOf } from '../../kit/reader.ts';
import { TurnedResults } from '../../kit/TurnedPage.tsx';
import { paths } from '../../paths.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { canonicalOf } from '../shared/directory/canonicalOf.ts';
import { directoryData } from '../shared/directory/directoryData.ts';
import { directoryLinks } from './directoryLinks.ts';
import { JobDirectoryView } from './JobDirectoryView.tsx';

const trail = { label: 'Jobs', href: paths.jobs };

function ListedJobs({ snapshot }: Mounted<typeof jobDirectoryMachine, unknown>) {
  const { origin } = use(BootContext);
  return <StructuredData data={directoryData(origin, trail, (snapshot.context.result?.jobs ?? []).map(jobPath))} />;
}

export const screen = defineScreen({
  machine: jobDirectoryMachine,
  View: JobDirectoryView,
  head: (_place, { context: { address } }) => ({
    title: 'Browse open jobs',
    description:
      'Freelance jobs that are open now, with their budgets and durations. Search by word, category or skill, without an account.',
    path: canonicalOf(paths.jobs, { isFiltered: isWorkNarrowed(address), page: address.page }),
  }),
  address: workFromAddress,
  input: ({ account }, _params, address) => ({ address, freelancer: freelancerOf(account) }),
  served: { idOf: (_place, address) => JSON.stringify(address) },
  props: ({ now, here }) => ({ ...directoryLinks(here), now }),
  additions: [FreelancerKnown, TurnedResults, ListedJobs],
});
