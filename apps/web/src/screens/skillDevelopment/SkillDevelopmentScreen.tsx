import type { Visitor } from '../../session/guards.ts';
import type { SearchHref } from '../../shell/searchOf.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import type { Doors } from '../../shell/storyPage/doors.ts';
import { Example } from '../../shell/storyPage/Example.tsx';
import { NextStep } from '../../shell/storyPage/NextStep.tsx';
import type { NextWords } from '../../shell/storyPage/NextStep.tsx';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import { CoursesView } from './CoursesView.tsx';
import { PathsView } from './PathsView.tsx';
import * as styles from './skillDevelopment.css.ts';
import { SubjectsView } from './SubjectsView.tsx';

const resources = [
  {
    name: 'Workshops',
    text: 'One afternoon, one teacher, ten others in the room. Best for what you learn by watching: a camera, a workbench, a difficult conversation.',
  },
  {
    name: 'E-books',
    text: 'Best for what changes slowly: type, statistics, contracts. Finish one rather than reading ten to page thirty.',
  },
  {
    name: 'Forums',
    text: 'Best for what went wrong today. Describe what you tried, and come back to say what helped.',
  },
  {
    name: 'Certifications',
    text: 'Best where clients must show auditors who did the work: cloud, security, accounting. Elsewhere, a finished piece of work says more.',
  },
] as const;

const nextWords: NextWords = {
  guest: {
    title: 'Bring what you know',
    lead: 'A profile needs one skill to start with. It grows with every project.',
  },
  CLIENT: { title: 'Need an expert?', lead: 'Name the skills in your post, and people who have them will apply.' },
  FREELANCER: { title: 'Put it to use', lead: 'Add the new skill to your profile, then see who is looking for it.' },
};

interface SkillDevelopmentScreenProps {
  visitor: Visitor;
  doors: Doors;
  /** Where subjects, paths and courses lead. */
  search: SearchHref | null;
}

/** What to learn next, and in which order. */
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
