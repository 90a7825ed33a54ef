import { isNarrowed, talentFromAddress } from '@guildhall/machines/domain/talentCriteria';
import { talentDirectoryMachine } from '@guildhall/machines/flows/talentDirectory';
import { use } from 'react';

import { BootContext } from '../../flow/boot.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { KeptPlace } from '../../kit/KeptPlace.tsx';
import { TurnedResults } from '../../kit/TurnedPage.tsx';
import { paths } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { canonicalOf } from '../shared/directory/canonicalOf.ts';
import { directoryData } from '../shared/directory/directoryData.ts';
import { talentDirectoryLinks } from './talentDirectoryLinks.ts';
import { TalentDirectoryView } from './TalentDirectoryView.tsx';

const trail = { label: 'Freelancers', href: paths.freelancers };

function ListedPeople({ snapshot }: Mounted<typeof talentDirectoryMachine, unknown>) {
  const { origin } = use(BootContext);
  const { freelancers = [] } = snapshot.context.result ?? {};
  const people = freelancers.map(({ id, profile: { name } }) => profilePath({ id, name }));
  return <StructuredData data={directoryData(origin, trail, people)} />;
}

export const screen = defineScreen({
  machine: talentDirectoryMachine,
  View: TalentDirectoryView,
  head: (_place, { context: { address } }) => ({
    title: 'Browse freelancers',
    description:
      'Freelancers with their rates, ratings and skills. Search by word, skill, place or rating, without an account.',
    path: canonicalOf(paths.freelancers, { isFiltered: isNarrowed(address), page: address.page }),
  }),
  address: talentFromAddress,
  served: { idOf: (_place, address) => JSON.stringify(address) },
  props: ({ here }) => talentDirectoryLinks(here),
  additions: [TurnedResults, KeptPlace, ListedPeople],
});
