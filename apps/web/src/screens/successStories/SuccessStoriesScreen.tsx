import type { Visitor } from '../../session/guards.ts';
import type { Doors } from '../../shell/storyPage/doors.ts';
import { Example } from '../../shell/storyPage/Example.tsx';
import { Figures } from '../../shell/storyPage/Figures.tsx';
import { NextStep } from '../../shell/storyPage/NextStep.tsx';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import { JourneyView } from './JourneyView.tsx';
import { LeadStoryView } from './LeadStoryView.tsx';
import { nextWords } from './nextWords.ts';
import { StoriesView } from './StoriesView.tsx';

interface SuccessStoriesScreenProps {
  visitor: Visitor;
  doors: Doors;
}

const figures = [
  { figure: '85%', label: 'average income increase' },
  { figure: '50K+', label: 'success stories' },
  { figure: '4.8/5', label: 'average rating' },
  { figure: '18', unit: 'months', label: 'to a steady income' },
];

export function SuccessStoriesScreen({ visitor, doors }: SuccessStoriesScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow="Success stories"
        title="It starts with one project that goes well"
        lead="Four people, four fields, four ways from the first proposal to work that finds you."
      >
        <Example>
          The people, stories and figures on this page are examples. They show what a career of this kind can look like,
          not what you will earn.
        </Example>
      </Opening>
      <Figures figures={figures} />
      <LeadStoryView />
      <StoriesView />
      <JourneyView />
      <NextStep visitor={visitor} words={nextWords} doors={doors} />
    </StoryPage>
  );
}
