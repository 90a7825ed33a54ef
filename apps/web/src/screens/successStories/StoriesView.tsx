import { Text } from '@guildhall/ui/Text';

import { ChangeView } from './ChangeView.tsx';
import { PersonView } from './PersonView.tsx';
import { otherStories } from './stories.ts';
import * as styles from './successStories.css.ts';

/** The other stories, one below the other: who, what they say, what changed. */
export function StoriesView() {
  return (
    <ul className={styles.stories}>
      {otherStories.map((story) => (
        <li key={story.name}>
          <article aria-labelledby={idOf(story.name)} className={styles.story}>
            <PersonView id={idOf(story.name)} {...story} />
            <div className={styles.storyWords}>
              <blockquote className={styles.quote}>{story.quote}</blockquote>
              <Text tone="muted" isMeasured>
                {story.text}
              </Text>
            </div>
            <ChangeView {...story} />
          </article>
        </li>
      ))}
    </ul>
  );
}

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
