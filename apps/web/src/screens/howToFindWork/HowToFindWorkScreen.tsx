import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';

import type { Visitor } from '../../session/guards.ts';
import type { SearchFormProps } from '../../shell/SearchForm.tsx';
import { SearchForm } from '../../shell/SearchForm.tsx';
import type { SearchHref } from '../../shell/searchOf.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import type { Doors } from '../../shell/storyPage/doors.ts';
import { NextStep } from '../../shell/storyPage/NextStep.tsx';
import type { NextWords } from '../../shell/storyPage/NextStep.tsx';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import * as styles from './howToFindWork.css.ts';
import { steps } from './steps.ts';
import { tipGroups } from './tips.ts';
import { TradesView } from './TradesView.tsx';

const nextWords: NextWords = {
  guest: {
    title: 'Step one takes two minutes',
    lead: 'An email address, a code, and your name. The profile can follow.',
  },
  CLIENT: {
    title: 'Now you know what they do',
    lead: 'Freelancers read the whole post. A clear one gets better proposals.',
  },
  FREELANCER: {
    title: 'On to step three',
    lead: 'Every open project states its budget and duration.',
  },
};

interface HowToFindWorkScreenProps {
  visitor: Visitor;
  doors: Doors;
  searchForm: SearchFormProps;
  /** Where the trades lead. */
  search: SearchHref | null;
}

/** From an empty profile to a client who comes back, in six steps. */
export function HowToFindWorkScreen({ visitor, doors, searchForm, search }: HowToFindWorkScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow="For freelancers"
        title="How to find work, and let work find you"
        lead="From an empty profile to a client who comes back, in six steps."
      >
        <div className={styles.lookAround}>
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

/** The six steps, in reading order: down on a phone, in rows of two and three where there is room. */
function StepsView() {
  return (
    <Chapter heading="above" id="steps" title="Six steps" lead="You can do the first four in an afternoon.">
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <Heading level={3} size="lg">
              {title}
            </Heading>
            <Text tone="muted" isMeasured>
              {text}
            </Text>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}

function TipsView() {
  return (
    <Chapter id="tips" title="What clients notice">
      <div className={styles.tipGroups}>
        {tipGroups.map(({ title, tips }) => (
          <div key={title} className={styles.tipGroup}>
            <Heading level={3} size="lg" face="display">
              {title}
            </Heading>
            <ul className={styles.tips}>
              {tips.map((tip) => (
                <li key={tip} className={styles.tip}>
                  {tip}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Chapter>
  );
}
