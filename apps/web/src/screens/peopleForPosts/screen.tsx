import type { Skill } from '@guildhall/api/skills';
import { allTalent, talentInAddress } from '@guildhall/machines/domain/talentCriteria';
import { peopleForPostsMachine } from '@guildhall/machines/flows/peopleForPosts';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { refreshed } from '../../kit/refreshed.tsx';
import { paths, withSearch } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import { overviewHrefs } from '../clientOverview/overviewHrefs.ts';
import { PeopleForPostsView } from './PeopleForPostsView.tsx';

/** What concerns a client on the home page. */
export const screen = defineScreen({
  machine: peopleForPostsMachine,
  View: PeopleForPostsView,
  within: 'home',
  props: ({ now }) => ({
    now,
    waitingHref: overviewHrefs.waitingHref,
    postJobHref: paths.postJob,
    skillsHref: (skills: readonly Skill[]) => withSearch(paths.findTalent, talentInAddress({ ...allTalent, skills })),
    profileHref: profilePath,
  }),
  additions: [
    refreshed(peopleForPostsMachine, {
      event: { type: 'people.refresh' },
      kinds: ['project', 'application', 'meeting', 'rating'],
    }),
  ],
});
