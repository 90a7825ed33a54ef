import type { Visitor } from '../../session/guards.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import { AnswersView } from './AnswersView.tsx';
import * as styles from './getStarted.css.ts';
import type { GetStartedHrefs } from './getStartedHrefs.ts';
import { TwoWaysView } from './TwoWaysView.tsx';

interface GetStartedScreenProps {
  visitor: Visitor;
  hrefs: GetStartedHrefs;
}

/** The two ways in, step by step: hiring someone for a project, and finding projects to work on. */
export function GetStartedScreen({ visitor, hrefs }: GetStartedScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow="Get started"
        title="Two ways in"
        lead="Some people bring a project, others a skill. An account is for one or the other."
      />
      <TwoWaysView visitor={visitor} hrefs={hrefs} />
      <NeededView />
      <AnswersView hrefs={hrefs} />
    </StoryPage>
  );
}

const needed = [
  { name: 'An email address', text: 'We will send it a 6-digit code, valid for ten minutes.' },
  { name: 'A password', text: 'Six characters or more. A long one that you use nowhere else is best.' },
  { name: 'Two minutes', text: 'That is for the account. The profile takes about 15 minutes, and it can wait.' },
];

/** What to have at hand. */
function NeededView() {
  return (
    <Chapter id="needed" title="What you need">
      <dl className={styles.needed}>
        {needed.map(({ name, text }) => (
          <div key={name} className={styles.need}>
            <dt className={styles.needName}>{name}</dt>
            <dd className={styles.needText}>{text}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}
