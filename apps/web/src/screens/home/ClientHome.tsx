import type { Skill } from '@guildhall/api/skills';
import { allTalent, talentInAddress } from '@guildhall/machines/domain/talentCriteria';
import { peopleForPostsMachine } from '@guildhall/machines/flows/peopleForPosts';
import type { ReactNode } from 'react';

import { useChanges } from '../../changes/heard.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useReturn } from '../../flow/useReturn.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths, withSearch } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { overviewHrefs } from '../clientOverview/overviewHrefs.ts';
import { PeopleForPostsScreen } from '../peopleForPosts/PeopleForPostsScreen.tsx';

const skillsHref = (skills: readonly Skill[]) =>
  withSearch(paths.findTalent, talentInAddress({ ...allTalent, skills }));

interface ClientHomeProps {
  /** The present, in milliseconds since 1970. */
  now: number;
  /** The rest of the page. */
  children: ReactNode;
}

/** What concerns a client, and the rest of the page. Browser only. */
export function ClientHome({ now, children }: ClientHomeProps) {
  const api = useApi();
  const flow = useFlow(() => withCalls(peopleForPostsMachine, api), {
    input: undefined,
  });
  const refresh = () => flow.send({ type: 'people.refresh' });
  useReturn(refresh);
  useChanges(['project', 'application', 'meeting', 'rating'], refresh);
  return (
    <PeopleForPostsScreen
      {...flow}
      now={now}
      waitingHref={overviewHrefs.waitingHref}
      postJobHref={paths.postJob}
      skillsHref={skillsHref}
      profileHref={profilePath}
    >
      {children}
    </PeopleForPostsScreen>
  );
}
