import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import type { Visitor } from '../../session/guards.ts';
import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import type { Doors } from '../../shell/storyPage/doors.ts';
import { Example } from '../../shell/storyPage/Example.tsx';
import { Figures } from '../../shell/storyPage/Figures.tsx';
import { NextStep } from '../../shell/storyPage/NextStep.tsx';
import type { NextWords } from '../../shell/storyPage/NextStep.tsx';
import { Opening } from '../../shell/storyPage/Opening.tsx';
import { StoryPage } from '../../shell/storyPage/StoryPage.tsx';
import { ChangeView } from './ChangeView.tsx';
import { PersonView } from './PersonView.tsx';
import { leadStory } from './stories.ts';
import { StoriesView } from './StoriesView.tsx';
import * as styles from './successStories.css.ts';

const nextWords: NextWords = {
  guest: { title: 'Day one is today', lead: 'Signing up takes an email address, a code, and your name.' },
  CLIENT: { title: 'Every story has a client in it', lead: 'Someone posted that first project.' },
  FREELANCER: { title: 'The next project may be the one', lead: 'See who is looking for what you do.' },
};

const journey = [
  { when: 'Day 1', title: 'Sign up', text: 'A name, a code, and a profile that says one thing clearly.' },
  { when: 'Month 1', title: 'First project', text: 'Chosen for the client rather than the price.' },
  { when: 'Month 3', title: 'First rating', text: 'One honest line that every later client reads.' },
  { when: 'Month 9', title: 'Clients come back', text: 'Half of the work comes from people you know.' },
  { when: 'Month 18', title: 'A steady income', text: 'You choose what you do, and raise your rate.' },
] as const;

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

/** Four careers in independent work, and what they have in common. */
export function SuccessStoriesScreen({ visitor, doors }: SuccessStoriesScreenProps) {
  return (
    <StoryPage>
      <Opening
        eyebrow="Success stories"
        title="It starts with one project that goes well"
        lead="Four people in four fields, and how each got from a first proposal to work that finds them."
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

/** Five steps along a line: across the page where it is wide, else down it. */
function JourneyView() {
  return (
    <Chapter heading="above" id="journey" title="The journey in five steps" lead="What all four have in common.">
      <ol className={styles.journey}>
        {journey.map(({ when, title, text }) => (
          <li key={when} className={styles.station}>
            <span className={styles.when}>{when}</span>
            <Heading level={3} size="lg">
              {title}
            </Heading>
            <Text size="sm" tone="muted">
              {text}
            </Text>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}

/** One story told at length, its sentence set as a headline. */
function LeadStoryView() {
  const { quote, text } = leadStory;
  return (
    <section aria-labelledby="stories" className={styles.lead}>
      <VisuallyHidden as="h2" id="stories">
        Four stories
      </VisuallyHidden>
      <article aria-labelledby="lead-story" className={styles.leadStory}>
        <blockquote className={styles.leadQuote}>{quote}</blockquote>
        <div className={styles.leadSide}>
          <PersonView id="lead-story" {...leadStory} />
          <Text>{text}</Text>
          <ChangeView {...leadStory} />
        </div>
      </article>
    </section>
  );
}
