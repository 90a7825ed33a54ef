import type { Visitor } from '../../session/guards.ts';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import { AnswersView } from './AnswersView.tsx';
import type { GetStartedHrefs } from './getStartedHrefs.ts';
import { NeededView } from './NeededView.tsx';
import { TwoWaysView } from './TwoWaysView.tsx';

interface GetStartedScreenProps {
  visitor: Visitor;
  hrefs: GetStartedHrefs;
}

export function GetStartedScreen({ visitor, hrefs }: GetStartedScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow="Get started"
        title="Two ways in"
        lead="Some people come with a project, some with a skill. An account is for one or the other."
      />
      <TwoWaysView visitor={visitor} hrefs={hrefs} />
      <NeededView />
      <AnswersView hrefs={hrefs} />
    </StoryPage>
  );
}
