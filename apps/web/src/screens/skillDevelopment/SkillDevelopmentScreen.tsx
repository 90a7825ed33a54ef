import type { Visitor } from '../../session/guards.ts';
import type { SearchHref } from '../../shell/searchOf.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import type { Doors } from '../../shell/storyPage/doors.ts';
import { Example } from '../../shell/storyPage/Example.tsx';
import { NextStep } from '../../shell/storyPage/NextStep.tsx';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import { CoursesView } from './CoursesView.tsx';
import { nextWords } from './nextWords.ts';
import { PathsView } from './PathsView.tsx';
import { resources } from './resources.ts';
import * as styles from './skillDevelopment.css.ts';
import { SubjectsView } from './SubjectsView.tsx';

interface SkillDevelopmentScreenProps {
  visitor: Visitor;
  doors: Doors;
  /** Where subjects, paths and courses lead. */
  search: SearchHref | null;
}

export function SkillDevelopmentScreen({ visitor, doors, search }: SkillDevelopmentScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow="Skill development"
        title="Learn what your next project calls for"
        lead="The best reason to learn something is a piece of work that needs it. So start with the work you would like to do, and let that tell you what to learn."
      >
        <Example>
          The courses and paths on this page are examples of what is worth learning and how deeply. We do not teach them
          ourselves.
        </Example>
      </Opening>
      <SubjectsView search={search} />
      <PathsView search={search} />
      <CoursesView search={search} />
      <ResourcesView />
      <NextStep visitor={visitor} words={nextWords} doors={doors} />
    </StoryPage>
  );
}

function ResourcesView() {
  return (
    <Chapter id="resources" title="Other ways to learn">
      <dl className={styles.resources}>
        {resources.map(({ name, text }) => (
          <div key={name} className={styles.resource}>
            <dt className={styles.resourceName}>{name}</dt>
            <dd className={styles.resourceText}>{text}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}
