import type { Visitor } from '../../session/guards.ts';
import type { SearchFormProps } from '../../shell/SearchForm.tsx';
import { SearchForm } from '../../shell/SearchForm.tsx';
import type { SearchHref } from '../../shell/searchOf.ts';
import type { Doors } from '../../shell/storyPage/doors.ts';
import { NextStep } from '../../shell/storyPage/NextStep.tsx';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import { lookAround } from './howToFindWork.css.ts';
import { nextWords } from './nextWords.ts';
import { StepsView } from './StepsView.tsx';
import { TipsView } from './TipsView.tsx';
import { TradesView } from './TradesView.tsx';

interface HowToFindWorkScreenProps {
  visitor: Visitor;
  doors: Doors;
  searchForm: SearchFormProps;
  /** Where the trades lead. */
  search: SearchHref | null;
}

export function HowToFindWorkScreen({ visitor, doors, searchForm, search }: HowToFindWorkScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow="For freelancers"
        title="How to find work, and let work find you"
        lead="From an empty profile to a client who comes back, in six steps."
      >
        <div className={lookAround}>
          <SearchForm {...searchForm} />
        </div>
      </Opening>
      <StepsView />
      <TradesView search={search} />
      <TipsView />
      <NextStep visitor={visitor} words={nextWords} doors={doors} />
    </StoryPage>
  );
}
