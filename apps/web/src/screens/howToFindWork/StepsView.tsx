import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';

import { Chapter } from '../../shell/storyPage/Chapter.tsx';
import * as styles from './howToFindWork.css.ts';
import { steps } from './steps.ts';

/** The six steps, in reading order: down on a phone, in rows of two and three where there is room. */
export function StepsView() {
  return (
    <Chapter heading="above" id="steps" title="Six steps" lead="The first four fit into an afternoon.">
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
