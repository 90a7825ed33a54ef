import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';

import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import { journey } from './journey.ts';
import * as styles from './successStories.css.ts';

/** Five steps along a line: across the page where it is wide, else down it. */
export function JourneyView() {
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
