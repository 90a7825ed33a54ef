import type { Visitor } from '../../session/guards.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import type { Doors } from '../../shell/storyPage/doors.ts';
import { NextStep } from '../../shell/storyPage/NextStep.tsx';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import { lessons } from './lessons.ts';
import { nextWords } from './nextWords.ts';
import { PairsView } from './PairsView.tsx';

interface SuccessTipsScreenProps {
  visitor: Visitor;
  doors: Doors;
}

/** Advice by example: a sentence that does not work, and beside it one that does. */
export function SuccessTipsScreen({ visitor, doors }: SuccessTipsScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow="Success tips"
        title="The sentence that gets the answer"
        lead="Most advice is true and useless. So here are sentences instead: what many people write on one side, what works on the other."
      />
      {lessons.map(({ id, title, lead, pairs }) => (
        <Chapter key={id} id={id} title={title} lead={lead}>
          <PairsView pairs={pairs} />
        </Chapter>
      ))}
      <NextStep visitor={visitor} words={nextWords} doors={doors} />
    </StoryPage>
  );
}
