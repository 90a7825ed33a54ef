import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import { ChangeView } from './ChangeView.tsx';
import { PersonView } from './PersonView.tsx';
import { leadStory } from './stories.ts';
import * as styles from './successStories.css.ts';

/** One story told at length, its sentence set as a headline. */
export function LeadStoryView() {
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
